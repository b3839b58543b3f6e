require "json"
require "net/http"

API = "BASE_URL/api/v1"

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
