package main

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

const api = "BASE_URL/api/v1"

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
