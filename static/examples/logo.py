import json
from pathlib import Path
from urllib.request import Request, urlopen

body = {"artwork": Path("logo.svg").read_text(encoding="utf-8"), "include_dark_mode": True, "site_name": "Acme"}
headers = {"Content-Type": "application/json"}
with urlopen(Request("BASE_URL/api/v1/export", json.dumps(body).encode(), headers)) as response:
    Path("favicon.zip").write_bytes(response.read())
