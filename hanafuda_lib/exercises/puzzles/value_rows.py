"""What the options of each puzzle bring on average; written by tools/puzzle_values.py."""

# ruff: noqa: E501

VALUES = """
koikoi/three-brights 4.13 0.66 | 08-chaff-1 8.29 0.57 | 10-chaff-1 4.16 0.59 | 06-chaff-1 3.52 0.53 | 06-chaff-2 3.52 0.53 | 01-red-poem 3.50 0.52
koikoi/boar-deer-butterflies 3.12 0.71 | 06-chaff-1 5.96 0.45 | 05-bridge 2.83 0.64 | 12-chaff-1 1.98 0.60 | 12-chaff-2 1.98 0.60 | 04-chaff-2 1.33 0.60
koikoi/curtain-and-cup 3.67 0.60 | 09-chaff-1 5.42 0.24 | 05-chaff-2 1.75 0.57 | 10-chaff-1 -0.27 1.06
koikoi/red-poem-not-curtain 7.43 1.83 | 03-chaff-1>03-red-poem 14.20 0.11 | 04-chaff-2 6.77 1.86 | 08-chaff-2 5.70 1.74 | 03-chaff-1>03-curtain -1.53 1.16
koikoi/blue-not-cup 1.19 0.28 | 09-chaff-1>09-blue-ribbon 5.16 0.02 | 11-lightning 3.97 0.28 | 08-chaff-1 3.92 0.33 | 12-chaff-2 3.91 0.28 | 07-boar 3.73 0.27 | 09-chaff-1>09-cup 1.11 0.39
koikoi/cup-not-blue 6.53 0.82 | 09-chaff-1>09-cup 6.33 0.96 | 09-chaff-1>09-blue-ribbon -0.20 0.54 | 10-chaff-1 -1.33 0.70 | 11-lightning -1.47 0.83
koikoi/both-viewings 2.67 0.75 | 09-chaff-1 26.34 0.51 | 02-chaff-1 23.67 0.56
koikoi/seven-points 6.49 0.81 | 06-chaff-1 17.42 0.46 | 12-chaff-1 10.93 0.72
koikoi/ribbons-over-brights 7.20 0.67 | 03-chaff-1>03-red-poem 16.53 0.77 | 03-chaff-1>03-curtain 9.33 1.27 | 11-plain-ribbon 2.27 0.39
koikoi/fifth-ribbon 0.89 0.21 | 05-chaff-1 1.11 0.02 | 03-chaff-1 0.23 0.21 | 11-swallow -1.18 0.27 | 09-chaff-1 -1.22 0.26 | 04-chaff-2 -1.23 0.27
koikoi/cup-is-chaff-too 2.19 0.56 | 09-chaff-1>09-cup 2.63 0.21 | 03-chaff-1 0.43 0.55 | 09-chaff-1>09-blue-ribbon -0.01 0.28 | 05-chaff-2 -0.15 0.44 | 10-blue-ribbon -0.28 0.34
koikoi/cup-is-an-animal 3.84 0.45 | 09-chaff-1>09-cup 2.70 0.17 | 02-chaff-1 -1.14 0.45 | 06-chaff-1 -1.15 0.45 | 07-plain-ribbon -1.15 0.45 | 09-chaff-1>09-blue-ribbon -6.15 0.66
koikoi/rain-man-does-not-help 3.72 0.84 | 08-chaff-1 13.50 0.73 | 11-lightning 9.78 0.74 | 10-blue-ribbon 8.08 0.86 | 05-chaff-1 7.58 0.79 | 01-red-poem 7.33 0.78
koikoi/rain-man-as-fourth 4.94 0.63 | 11-lightning 14.92 0.19 | 04-chaff-1 9.98 0.67 | 07-chaff-2 9.73 0.64 | 10-chaff-2 9.61 0.69
koikoi/after-his-koi-koi 7.57 0.68 | 05-chaff-1 2.22 0.04 | 12-chaff-1 -5.35 0.69 | 06-chaff-2 -6.65 0.64 | 01-chaff-2 -7.87 0.60
koikoi/mon-has-no-viewing 3.15 0.36 | 09-chaff-1>09-blue-ribbon 6.17 0.07 | 02-red-poem 3.02 0.36 | 05-chaff-2 2.91 0.34 | 02-chaff-2 2.88 0.35 | 01-chaff-2 2.63 0.34 | 09-chaff-1>09-cup -0.14 0.29
koikoi/take-his-butterflies 4.08 0.72 | 06-chaff-1 -0.93 0.56 | 12-chaff-2 -5.01 0.71 | 08-chaff-1 -5.51 0.74 | 08-chaff-2 -5.51 0.74 | 01-chaff-1 -6.49 0.74
koikoi/take-his-moon 3.33 0.58 | 08-chaff-1 -0.71 0.54 | 04-chaff-1 -4.04 0.71 | 06-chaff-1 -4.32 0.68 | 10-blue-ribbon -5.12 0.68 | 10-chaff-2 -5.29 0.68
koikoi/take-his-cup 7.72 1.03 | 09-chaff-1 -5.14 0.49 | 05-chaff-1 -12.87 0.99 | 01-chaff-1 -12.95 0.92 | 07-boar -13.12 0.97 | 11-lightning -15.26 0.94
koikoi/block-before-building 3.44 0.41 | 10-chaff-1 0.33 0.24 | 05-chaff-1 -3.12 0.42 | 12-chaff-2 -4.08 0.47 | 09-chaff-1 -4.72 0.43
koikoi/take-the-third-blue 4.88 0.67 | 06-chaff-1 -0.15 0.41 | 12-chaff-1 -5.04 0.63 | 08-geese -5.31 0.61 | 01-chaff-1 -5.71 0.62 | 09-cup -6.44 0.62
koikoi/do-not-throw-the-deer 3.52 0.70 | 12-chaff-1 -1.35 0.43 | 10-deer -4.87 0.63
koikoi/bait 0.98 0.27 | 04-chaff-1 -3.66 0.28 | 10-chaff-1 -4.64 0.26
koikoi/phoenix-can-wait 4.56 0.69 | 08-chaff-1 -1.26 0.41 | 05-chaff-2 -5.83 0.80 | 12-chaff-1 -5.87 0.75 | 03-chaff-2 -6.59 0.84 | 11-lightning -6.88 0.80
koikoi/deer-can-wait 5.26 0.65 | 06-chaff-1 5.33 0.27 | 10-chaff-1 0.06 0.67 | 11-lightning -0.26 0.75 | 03-chaff-2 -0.81 0.69 | 09-chaff-1 -1.31 0.75
koikoi/stack-of-three 6.88 0.89 | 09-chaff-1 11.29 0.62 | 12-chaff-3 4.40 0.75 | 08-chaff-2 3.62 0.71 | 05-chaff-1 3.40 0.73 | 03-chaff-2 2.83 0.76
koikoi/flip-moon 5.93 0.59 | >08-moon 5.00 0.00 | >08-geese -0.94 0.59
koikoi/flip-swallow 3.00 0.68 | >11-swallow 1.00 0.00 | >11-rainman -2.00 0.68
koikoi/flip-block 3.81 0.49 | >10-blue-ribbon -1.02 0.48 | >10-deer -4.84 0.58
koikoi/complete-not-nearer 8.74 0.89 | 06-chaff-1>06-butterflies 5.24 0.03 | 12-chaff-2 -3.50 0.89 | 12-chaff-3 -3.50 0.89 | 04-cuckoo -3.73 0.90 | 08-chaff-2 -3.92 0.87 | 06-chaff-1>06-blue-ribbon -10.55 0.84
koikoi/second-of-three 2.95 0.61 | 08-chaff-1 3.05 0.88 | 04-chaff-1 0.10 0.80 | 04-chaff-2 0.10 0.80 | 05-chaff-2 -0.18 0.80 | 05-plain-ribbon -0.30 0.79 | 07-chaff-1 -1.40 0.80
koikoi/take-away-the-bait 5.32 1.08 | 09-chaff-2 -5.84 0.71 | 04-chaff-1 -11.16 0.89 | 08-chaff-2 -12.58 0.90 | 02-chaff-2 -12.77 0.91
hana/ribbon-not-cup 13.36 2.40 | 09-chaff-1>09-blue-ribbon 73.34 5.30 | 07-chaff-2 59.98 5.19 | 05-plain-ribbon 54.69 4.70 | 09-chaff-1>09-cup 15.03 9.65
hana/cup-not-ribbon 22.57 3.81 | 09-chaff-1>09-cup 13.81 4.60 | 07-plain-ribbon -8.76 5.66 | 01-chaff-2 -12.06 5.81 | 06-chaff-1 -12.21 5.91 | 05-chaff-1 -14.24 5.64 | 09-chaff-1>09-blue-ribbon -17.07 5.91
hana/poem-not-curtain 9.38 2.57 | 03-chaff-1>03-red-poem 60.97 2.93 | 08-chaff-1 51.59 2.97 | 05-chaff-2 49.40 2.95 | 08-geese 47.66 2.98 | 12-chaff-3 45.59 2.99 | 03-chaff-1>03-curtain 42.73 5.09
hana/curtain-not-poem 44.11 6.97 | 03-chaff-1>03-curtain 74.78 10.21 | 04-cuckoo 30.66 9.43 | 04-chaff-2 30.59 9.42 | 02-red-poem 20.85 9.40 | 08-chaff-2 11.96 6.79 | 03-chaff-1>03-red-poem 7.34 6.50
hana/deer-not-ribbon 4.38 1.12 | 10-chaff-1>10-deer -16.52 1.56 | 06-chaff-1 -20.89 1.62 | 06-blue-ribbon -20.90 1.62 | 05-plain-ribbon -21.31 1.68 | 01-chaff-2 -28.70 4.99 | 10-chaff-1>10-blue-ribbon -30.40 4.98
hana/ribbon-not-boar 14.55 2.06 | 07-chaff-1>07-plain-ribbon -9.53 2.77 | 10-chaff-2 -24.08 2.62 | 08-chaff-2 -26.43 2.72 | 02-red-poem -28.43 2.65 | 12-chaff-2 -31.86 5.45 | 07-chaff-1>07-boar -39.63 12.00
hana/phoenix-makes-three 43.00 7.38 | 12-chaff-1 68.43 9.85 | 10-chaff-1 25.43 11.02 | 04-chaff-1 20.27 11.81 | 07-plain-ribbon 16.17 12.17 | 01-chaff-1 15.07 11.74
hana/nomi-or-poems 38.00 10.31 | 02-chaff-1 108.07 9.83 | 09-chaff-1 70.07 12.04 | 10-chaff-1 59.30 12.22 | 10-chaff-2 59.30 12.22 | 04-chaff-2 53.33 12.95
hana/seventh-ribbon-adds-little 31.67 4.62 | 02-chaff-1>02-warbler 232.07 10.61 | 03-chaff-1 200.40 12.08 | 02-chaff-1>02-red-poem 196.73 11.74 | 09-chaff-2 182.33 11.23
hana/take-his-phoenix 76.87 16.83 | 12-chaff-1 -38.63 8.89 | 06-chaff-1 -115.50 18.68 | 07-plain-ribbon -116.67 18.15 | 03-red-poem -121.90 18.06 | 09-chaff-1 -124.67 18.45
hana/take-the-third-blue 14.72 2.72 | 09-chaff-1 -73.72 3.04 | 02-chaff-1 -88.44 3.50 | 11-swallow -94.56 5.35 | 08-chaff-1 -95.26 3.29 | 06-chaff-2 -95.57 3.53
hana/bigger-danger 19.55 5.03 | 03-chaff-1 -9.33 5.93 | 06-chaff-1 -28.88 6.84 | 01-chaff-1 -39.25 6.58 | 12-chaff-3 -39.52 6.45 | 10-chaff-1 -39.83 5.35
hana/cup-for-two 11.81 2.70 | 09-chaff-1 -35.70 3.65 | 05-chaff-2 -43.97 9.48 | 02-chaff-1 -44.50 5.11 | 01-red-poem -47.52 3.23 | 12-chaff-1 -66.97 9.67
hana/wisteria-can-wait 44.10 11.09 | 12-chaff-1 40.60 9.37 | 02-chaff-1 17.73 8.94 | 04-chaff-2 13.90 9.32 | 09-chaff-2 -3.10 7.49 | 03-red-poem -3.50 10.04
hana/three-susuki-can-wait 23.13 6.06 | 03-chaff-1 -4.33 10.45 | 05-chaff-1 -27.17 11.62 | 07-plain-ribbon -27.47 11.62 | 04-chaff-1 -28.63 12.05 | 08-chaff-2 -29.17 11.73
hana/flip-curtain 29.80 3.91 | >03-curtain 48.80 7.59 | >03-red-poem 19.00 8.82
hana/flip-moon 59.07 6.37 | >08-moon 65.87 9.18 | >08-geese 6.80 8.18
hana/do-not-feed 11.63 3.12 | 04-chaff-1 -22.46 4.54 | 06-blue-ribbon -34.09 4.18
hana/oishi-shima 55.23 11.52 | 10-chaff-1 62.50 9.32 | 04-chaff-2 7.27 10.47 | 02-chaff-1 1.27 10.27 | 03-chaff-1 -18.37 11.00
hana/leave-the-cheaper 30.37 8.26 | 08-chaff-1 -30.10 10.76 | 07-chaff-1 -60.47 10.46 | 10-chaff-2 -68.37 10.54 | 09-chaff-1 -87.87 9.77
hachi/third-blue 70.00 17.32 | 09-chaff-1>09-blue-ribbon 168.00 0.00 | 05-bridge 98.00 17.32 | 04-chaff-2 97.47 17.47 | 05-chaff-1 96.80 17.61 | 07-chaff-2 95.17 18.13 | 09-chaff-1>09-cup 19.67 16.56
hachi/third-poem 104.17 15.12 | 03-chaff-1>03-red-poem 168.00 0.00 | 06-chaff-2 63.83 15.12 | 04-chaff-2 56.17 15.06 | 10-chaff-1 48.60 15.08 | 06-blue-ribbon 43.17 16.02 | 03-chaff-1>03-curtain 42.83 14.65
hachi/fourth-bright 191.63 20.74 | 12-chaff-1 240.00 0.00 | 07-chaff-2 48.37 20.74 | 10-chaff-1 48.27 21.15 | 06-chaff-1 48.13 20.47 | 02-chaff-2 46.30 20.81
hachi/rain-man-is-no-fourth 183.33 37.71 | 12-chaff-1 268.80 35.33 | 11-lightning 85.47 23.15 | 07-plain-ribbon 72.93 20.17 | 01-chaff-2 63.20 19.69 | 02-red-poem 45.87 20.91
hachi/willow-ribbon-is-no-ribbon 116.07 30.54 | 04-chaff-1 259.20 10.70 | 02-chaff-2 143.13 34.65 | 11-lightning 141.30 33.12
hachi/cup-without-viewing 60.53 13.83 | 09-chaff-1>09-blue-ribbon 168.00 0.00 | 02-chaff-1 107.47 13.83 | 02-warbler 105.83 14.17 | 07-chaff-2 105.73 14.63 | 05-chaff-1 105.37 14.69 | 09-chaff-1>09-cup 43.97 18.65
hachi/take-the-third-poem 55.27 12.80 | 02-chaff-1 -37.53 7.38 | 12-chaff-1 -92.80 14.25 | 10-chaff-2 -94.50 13.75 | 11-lightning -95.90 13.56 | 05-chaff-2 -96.80 13.48
hachi/hatto 50.62 7.32 | 06-chaff-1 -21.73 3.09 | 08-chaff-1 -72.36 7.45 | 01-chaff-2 -78.30 12.76 | 04-chaff-2 -81.67 7.12 | 05-chaff-2 -82.53 7.05
hachi/hatto-discard 17.33 3.76 | 05-bridge -59.29 3.08 | 10-chaff-1 -76.62 4.97 | 10-deer -77.57 4.87
hachi/four-brights-coming 96.03 26.76 | 08-chaff-1 17.73 14.24 | 02-red-poem -78.30 27.66 | 07-plain-ribbon -83.93 29.03 | 04-chaff-1 -85.53 28.99 | 09-blue-ribbon -86.43 28.88
hachi/overtake 106.20 16.96 | 09-chaff-1 126.00 0.00 | 07-chaff-1 19.80 16.96 | 07-chaff-2 19.80 16.96 | 12-chaff-1 19.80 16.96
hachi/card-points-are-dead 56.00 14.71 | 03-chaff-1 -42.00 0.00 | 08-chaff-1 -98.00 14.71 | 11-lightning -98.00 14.71 | 05-chaff-1 -103.40 14.99
hachi/phoenix-can-wait 11.86 3.18 | 03-chaff-1 -14.33 3.71 | 04-chaff-1 -26.19 2.57 | 12-chaff-1 -28.19 3.12 | 01-chaff-1 -30.72 2.98 | 01-chaff-2 -30.72 2.98
hachi/flip-blue 152.60 12.42 | >06-blue-ribbon 168.00 0.00 | >06-butterflies 15.40 12.42
hachi/flip-block 25.90 7.18 | >06-blue-ribbon -11.60 7.93 | >06-butterflies -37.50 10.00
hachi/zetsuba 240.53 60.42 | 10-chaff-1 -64.80 15.82 | 01-chaff-1 -305.33 61.54 | 04-chaff-2 -339.47 58.84 | 05-chaff-2 -348.53 55.95 | 08-chaff-2 -355.07 54.83
hachi/do-not-throw-the-poem 58.57 11.06 | 05-chaff-1 -44.30 5.71 | 02-red-poem -102.87 11.38
hachi/take-away-the-bait 10.70 2.91 | 10-chaff-2 -48.99 2.19 | 04-chaff-1 -59.69 3.36 | 05-chaff-1 -65.92 3.15 | 03-red-poem -70.56 3.13
stop/ten-in-hand 18.43 2.09 | shobu 20.00 0.00 | koikoi 1.57 2.09
stop/fourteen-late 18.05 0.46 | shobu 14.00 0.00 | koikoi -4.05 0.46
stop/one-point-early 4.09 0.38 | koikoi 5.09 0.38 | shobu 1.00 0.00
stop/chaff-early 2.72 0.15 | koikoi 3.72 0.15 | shobu 1.00 0.00
stop/phoenix-is-yours 11.66 0.16 | koikoi 16.66 0.16 | shobu 5.00 0.00
stop/phoenix-but-threat 9.72 0.78 | shobu 5.00 0.00 | koikoi -4.72 0.78
stop/six-to-seven 6.88 0.31 | koikoi 12.88 0.31 | shobu 6.00 0.00
stop/six-with-threat 13.06 0.54 | shobu 6.00 0.00 | koikoi -7.07 0.54
stop/last-card-is-his 13.60 0.11 | shobu 5.00 0.00 | koikoi -8.60 0.11
stop/five-two-turns 17.98 0.63 | shobu 5.00 0.00 | koikoi -12.98 0.63
stop/brights-and-cup 23.88 0.20 | koikoi 28.88 0.20 | shobu 5.00 0.00
stop/tane-one-point 8.16 0.43 | koikoi 9.16 0.43 | shobu 1.00 0.00
stop/one-point-late-danger 8.24 0.48 | shobu 1.00 0.00 | koikoi -7.24 0.48
stop/he-needs-nothing-much 8.77 0.25 | shobu 5.00 0.00 | koikoi -3.77 0.25
stop/mon-no-doubling 1.51 0.35 | koikoi 8.51 0.35 | shobu 7.00 0.00
stop/mon-with-threat 8.04 0.28 | shobu 6.00 0.00 | koikoi -2.04 0.28
stop/goko-chance 4.15 0.09 | koikoi 20.15 0.09 | shobu 16.00 0.00
stop/goko-but-danger 23.02 0.75 | shobu 16.00 0.00 | koikoi -7.01 0.75
stop/early-five-safe 1.91 0.23 | koikoi 6.91 0.23 | shobu 5.00 0.00
stop/early-five-danger 8.86 0.45 | shobu 5.00 0.00 | koikoi -3.86 0.45
stop/dealer-has-last-word 10.90 0.65 | shobu 5.00 0.00 | koikoi -5.91 0.65
stop/ribbons-and-blue 15.14 0.03 | koikoi 16.14 0.03 | shobu 1.00 0.00
stop/three-points-tane 16.67 0.73 | shobu 2.00 0.00 | koikoi -14.67 0.73
stop/he-called-nothing-yet 30.00 1.08 | shobu 5.00 0.00 | koikoi -25.00 1.08
sage/seven-kan-late 151.92 4.15 | shobu 168.00 0.00 | sage 16.08 4.15
sage/blue-is-yours 190.98 3.60 | sage 358.98 3.60 | shobu 168.00 0.00
sage/blue-but-danger 271.02 7.30 | shobu 168.00 0.00 | sage -103.02 7.30
sage/four-brights-then-five 288.00 0.00 | sage 528.00 0.00 | shobu 240.00 0.00
sage/four-brights-stop 211.86 6.68 | shobu 240.00 0.00 | sage 28.14 6.68
sage/eighth-ribbon 157.20 10.11 | shobu 240.00 0.00 | sage 82.80 10.11
sage/ribbons-two-ways 230.40 3.84 | sage 470.40 3.84 | shobu 240.00 0.00
sage/overtaken-first 93.06 1.63 | shobu 126.00 0.00 | sage 32.94 1.63
sage/big-field 615.12 17.74 | shobu 672.00 0.00 | sage 56.88 17.74
sage/big-field-sure 366.96 9.40 | sage 702.96 9.40 | shobu 336.00 0.00
sage/poems-at-the-start 159.06 5.34 | shobu 168.00 0.00 | sage 8.94 5.34
sage/two-sages 80.22 6.06 | shobu 198.00 0.00 | sage 117.78 6.06
sage/rain-man-out-of-reach 217.86 5.65 | shobu 240.00 0.00 | sage 22.14 5.65
sage/second-blue-near 409.80 0.32 | sage 577.80 0.32 | shobu 168.00 0.00
"""
