#!/bin/sh
# URL.canParse of Node 20 and 22 says yes to an address with a letter such as `ü` for some thousand calls, and no from then on.
# `new URL` reads the same address all the time.
# Found with Node 20.20.2 and 22.23.3; 24.21.0 answers yes. Ends with 0 while that is so, and with 1 once it is otherwise.
set -eu

VERSION="${1:-20.20.2}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund "node@$VERSION"

cat > ask.mjs <<'JS'
const address = 'https://münchen.example/'
let asked = 0
while (asked < 200_000 && URL.canParse(address)) asked += 1
console.log(process.version)
console.log(`new URL() reads it: ${new URL(address).href}`)
console.log(asked === 200_000 ? 'canParse said yes 200,000 times' : `canParse said yes ${asked} times, then no`)
process.exit(asked === 200_000 ? 1 : 0)
JS
./node_modules/.bin/node ask.mjs
