package main

import (
	"bytes"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
)

func main() {
	logo, err := os.ReadFile("logo.svg")
	if err != nil {
		log.Fatal(err)
	}
	body, _ := json.Marshal(map[string]any{"artwork": string(logo), "include_dark_mode": true, "site_name": "Acme"})
	response, err := http.Post("BASE_URL/api/v1/export", "application/json", bytes.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != http.StatusOK {
		log.Fatal(response.Status, string(content), err)
	}
	if err := os.WriteFile("favicon.zip", content, 0o644); err != nil {
		log.Fatal(err)
	}
}
