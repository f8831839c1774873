# Serves the files of a folder by HTTPS on this machine: python3 file_server.py FOLDER PORT CERTIFICATE KEY
import functools
import http.server
import ssl
import sys

folder, port, certificate, key = sys.argv[1:5]
handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=folder)
server = http.server.ThreadingHTTPServer(("127.0.0.1", int(port)), handler)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(certificate, key)
server.socket = context.wrap_socket(server.socket, server_side=True)
server.serve_forever()
