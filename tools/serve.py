"""Serve the built site on this machine only: `python tools/serve.py [--port 8000] _build/html`."""

import argparse
import errno
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

HOST = "127.0.0.1"
PORTS_TO_TRY = 50


class SiteHandler(SimpleHTTPRequestHandler):
    """Files with the media types that browsers ask for: a module or a worker of another type is refused."""

    protocol_version = "HTTP/1.1"  # one connection for many files
    extensions_map: ClassVar[dict[str, str]] = {  # type: ignore[misc]  # a class variable there too, but unsaid
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".json": "application/json",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".woff": "font/woff",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing of requests that went well."""


class SiteServer(ThreadingHTTPServer):
    """A server on loopback; port 0 takes any free port."""

    daemon_threads = True

    def __init__(
        self, folder: Path, *, port: int = 0, handler: type[SimpleHTTPRequestHandler] = SiteHandler
    ) -> None:
        super().__init__((HOST, port), partial(handler, directory=str(folder)))

    @property
    def url(self) -> str:
        """The address of the site's first page."""
        return f"http://{HOST}:{self.server_port}/"


def open_server(folder: Path, port: int) -> SiteServer:
    """The server on the wished port, or on the next that is free.

    Raises:
        OSError: all of the ports tried are busy, or a port cannot be had for another reason.
    """
    for candidate in range(port, port + PORTS_TO_TRY):
        try:
            return SiteServer(folder, port=candidate)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
    raise OSError(errno.EADDRINUSE, f"no free port from {port} to {port + PORTS_TO_TRY - 1}")


def main() -> None:
    """Serve until Ctrl-C."""
    parser = argparse.ArgumentParser(description="Serve the built course on this machine.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, default=8000)
    options = parser.parse_args()
    if not (options.folder / "index.html").exists():
        sys.exit(f"there is no index.html in {str(options.folder)!r}: run `make book` first")
    with open_server(options.folder, options.port) as server:
        if server.server_port != options.port:
            print(f"Port {options.port} is busy, so this is port {server.server_port}.")
        print(f"The course is at {server.url}  (stop with Ctrl-C)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nStopped.")


if __name__ == "__main__":
    main()
