#!/bin/sh
# Makes what compose.yaml needs: passwords, keys and a certificate for trying it out. Keeps files that exist already.
# Usage: sh deploy/compose/make-secrets.sh matrimony.example.com
set -eu
host=${1:?Usage: make-secrets.sh HOST}
folder=$(dirname "$0")/secrets
mkdir -p "$folder"
chmod 700 "$folder"

# Containers read these files as another user. The folder keeps other users of this machine out.
write() {
  [ -s "$folder/$1" ] || printf '%s' "$2" >"$folder/$1"
  chmod 644 "$folder/$1"
}
random() { openssl rand -hex 32; }

write token_secret "$(random)"
write password_escrow_key "$(random)"
write backup_key "$(random)"
write postgres_password "$(random)"
write database_url "postgres://bnr:$(cat "$folder/postgres_password")@postgres:5432/bnr"
write s3_access_key "$(openssl rand -hex 10)"
write s3_secret_key "$(random)"
write s3.json "{\"identities\": [{\"name\": \"bnr\",
  \"credentials\": [{\"accessKey\": \"$(cat "$folder/s3_access_key")\", \"secretKey\": \"$(cat "$folder/s3_secret_key")\"}],
  \"actions\": [\"Read:bnr-matrimony\", \"Write:bnr-matrimony\", \"List:bnr-matrimony\", \"Admin:bnr-matrimony\"]}]}"

if [ ! -s "$folder/tls.key" ]; then
  openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
    -keyout "$folder/tls.key" -out "$folder/tls.crt" 2>/dev/null
  chmod 644 "$folder/tls.key"
  echo "Made a certificate for $host that browsers do not trust. Replace tls.crt and tls.key before real people come."
fi
echo "Keep a copy of $folder outside this machine: without backup_key nobody can open a backup."
