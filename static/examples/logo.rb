require "json"
require "net/http"

body = { artwork: File.read("logo.svg", encoding: "UTF-8"), include_dark_mode: true, site_name: "Acme" }
response = Net::HTTP.post(URI("BASE_URL/api/v1/export"), body.to_json, "Content-Type" => "application/json")
abort response.body unless response.is_a?(Net::HTTPSuccess)
File.binwrite("favicon.zip", response.body)
