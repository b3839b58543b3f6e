curl --fail --silent -o favicon.zip "BASE_URL/api/v1/export" -F artwork=@logo.svg -F include_dark_mode=true -F site_name=Acme
