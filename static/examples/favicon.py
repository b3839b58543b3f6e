import json
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

API = "BASE_URL/api/v1"


def send(path, body=None):
    """Returns the bytes of a response. Waits as Retry-After says."""
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            headers = {"Content-Type": "application/json"}
            with urlopen(Request(API + path, data, headers)) as response:
                return response.read()
        except HTTPError as error:
            if error.code != 429:
                raise
            time.sleep(int(error.headers.get("Retry-After", 1)))


search = json.loads(send("/icons?" + urlencode({"q": "rocket", "limit": 1})))
icon = search["icons"][0]
print(f"{icon['library']}/{icon['name']}")

body = {"library": icon["library"], "name": icon["name"], "bg": "#7c3aed"}
Path("favicon.zip").write_bytes(send("/export", body))

try:
    send(f"/icons/{quote(icon['library'])}/rockt")
except HTTPError as error:
    problem = json.load(error)
    print(problem["code"], problem["hint"])
