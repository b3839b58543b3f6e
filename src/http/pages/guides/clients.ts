// Documentation page of clients: example programs in several languages.
import { OPERATIONS } from '../../../contract/operations.ts';
import { codeBlock, curlCommand, html, type Page, type PageContext } from '../page.ts';

interface ExampleProgram {
  readonly id: string;
  readonly language: string;
  /** Requirements of the program. */
  readonly note: string;
  readonly fileName: string;
  /** Source code with `BASE_URL` in place of the service's address. */
  readonly text: string;
}

const BASE_URL = '{base_url}';

const commandOf = (id: string): string => {
  const operation = OPERATIONS.find(each => each.id === id);
  return operation ? curlCommand(operation, BASE_URL) : '';
};

/** The text of a program that calls the service at `baseUrl`. */
export const programText = ({ text }: ExampleProgram, baseUrl: string): string =>
  text.replaceAll(BASE_URL, () => baseUrl);

/**
 * Programs that search for "rocket", print the first icon and save its package as favicon.zip. If a request fails,
 * they print the hint of the problem.
 */
export const EXAMPLE_PROGRAMS: readonly ExampleProgram[] = [
  {
    id: 'javascript',
    language: 'JavaScript and TypeScript',
    note: 'The client of the package favsmith runs in Node.js, browsers and workers. It waits as Retry-After says.',
    fileName: 'favicon.mjs',
    text: `import { writeFile } from 'node:fs/promises';
import { createClient, FavsmithError } from 'favsmith/client';

const favsmith = createClient({ baseUrl: '${BASE_URL}' });

const { icons } = await favsmith.search('rocket', { limit: 1 });
const [{ library, name }] = icons;
console.log(\`\${library}/\${name}\`);

const { zip, report } = await favsmith.exportPackage({ library, name, bg: '#7c3aed' });
await writeFile('favicon.zip', zip);
console.log(report);

try {
  await favsmith.getIcon({ library, name: 'rockt' });
} catch (error) {
  if (!(error instanceof FavsmithError)) throw error;
  console.log(error.code, error.hint);
}
`,
  },
  {
    id: 'curl',
    language: 'curl',
    note: 'With --fail, curl ends with an error for every problem. The reference has a command for each operation.',
    fileName: 'favicon.sh',
    text: `curl --fail --silent '${BASE_URL}/api/v1/icons?q=rocket&limit=1'

${commandOf('exportFavicon').replace('curl ', 'curl --fail --silent ')}

curl --silent '${BASE_URL}/api/v1/icons/lucide/rockt'
`,
  },
  {
    id: 'python',
    language: 'Python',
    note: 'Python 3.8 or newer and its standard library.',
    fileName: 'favicon.py',
    text: `import json
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

API = "${BASE_URL}/api/v1"


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
`,
  },
  {
    id: 'go',
    language: 'Go',
    note: 'Go 1.18 or newer and its standard library.',
    fileName: 'favicon.go',
    text: `package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"time"
)

const api = "${BASE_URL}/api/v1"

type problem struct {
	Code, Detail, Hint string
}

func (p problem) Error() string { return p.Code + " " + p.Hint }

// send returns the body of a response. It retries after Retry-After.
func send(method, path string, body []byte) ([]byte, error) {
	for {
		request, err := http.NewRequest(method, api+path, bytes.NewReader(body))
		if err != nil {
			return nil, err
		}
		request.Header.Set("Content-Type", "application/json")
		response, err := http.DefaultClient.Do(request)
		if err != nil {
			return nil, err
		}
		content, err := io.ReadAll(response.Body)
		response.Body.Close()
		if err != nil || response.StatusCode == http.StatusOK {
			return content, err
		}
		if response.StatusCode != http.StatusTooManyRequests {
			var failure problem
			if err := json.Unmarshal(content, &failure); err != nil {
				return nil, err
			}
			return nil, failure
		}
		seconds, _ := strconv.Atoi(response.Header.Get("Retry-After"))
		time.Sleep(time.Duration(seconds+1) * time.Second)
	}
}

func main() {
	content, err := send("GET", "/icons?q=rocket&limit=1", nil)
	if err != nil {
		log.Fatal(err)
	}
	var search struct {
		Icons []struct{ Library, Name string }
	}
	if err := json.Unmarshal(content, &search); err != nil {
		log.Fatal(err)
	}
	icon := search.Icons[0]
	fmt.Println(icon.Library + "/" + icon.Name)

	body, _ := json.Marshal(map[string]any{"library": icon.Library, "name": icon.Name, "bg": "#7c3aed"})
	zip, err := send("POST", "/export", body)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("favicon.zip", zip, 0o644); err != nil {
		log.Fatal(err)
	}

	if _, err := send("GET", "/icons/lucide/rockt", nil); err != nil {
		fmt.Println(err)
	}
}
`,
  },
  {
    id: 'ruby',
    language: 'Ruby',
    note: 'Ruby 3.0 or newer and its standard library.',
    fileName: 'favicon.rb',
    text: `require "json"
require "net/http"

API = "${BASE_URL}/api/v1"

# Returns the response, which may be a problem. Retries after Retry-After.
def send_request(path, body = nil)
  uri = URI(API + path)
  loop do
    response = body ? Net::HTTP.post(uri, body.to_json, "Content-Type" => "application/json") : Net::HTTP.get_response(uri)
    return response unless response.code == "429"

    sleep response["Retry-After"].to_i
  end
end

icon = JSON.parse(send_request("/icons?q=rocket&limit=1").body)["icons"].first
puts "#{icon["library"]}/#{icon["name"]}"

package = send_request("/export", { library: icon["library"], name: icon["name"], bg: "#7c3aed" })
File.binwrite("favicon.zip", package.body)

response = send_request("/icons/lucide/rockt")
unless response.is_a?(Net::HTTPSuccess)
  problem = JSON.parse(response.body)
  puts "#{problem["code"]} #{problem["hint"]}"
end
`,
  },
];

export const clients = ({ baseUrl, basePath }: PageContext): Page => ({
  path: '/docs/clients',
  title: 'Clients',
  description: 'Programs that search icons, export a package and handle problems, in five languages.',
  contents: EXAMPLE_PROGRAMS.map(({ id, language }) => ({ id, label: language })),
  body: html`
<p>The API is plain HTTP with JSON, so every HTTP library is a client. For generated clients there is
<a href="${basePath}/openapi.json">openapi.json</a>. A response with status 429 has <code>Retry-After</code>: wait that many
seconds, then send the request again.</p>
${EXAMPLE_PROGRAMS.map(
  program => html`
<section class="operation" id="${program.id}">
<h2>${program.language}</h2>
<p>${program.note}</p>
${codeBlock(programText(program, baseUrl))}
</section>`,
)}`,
});
