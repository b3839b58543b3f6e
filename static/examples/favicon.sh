curl --fail --silent 'BASE_URL/api/v1/icons?q=rocket&limit=1'

curl --fail --silent -o favicon.zip -X POST 'BASE_URL/api/v1/export' \
  -H 'Content-Type: application/json' \
  -d '{"library":"lucide","name":"rocket","include_dark_mode":true,"site_name":"My site"}'

curl --silent 'BASE_URL/api/v1/icons/lucide/rockt'
