VALUES = ""
