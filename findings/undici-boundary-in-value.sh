#!/bin/sh
# A form is sent as multipart/form-data with a boundary of few letters, as scripts and mail programs choose them. By RFC 2046 a
# part ends at a line that begins with "--" and the boundary; the same letters within a line are text. undici's formData(),
# which is Node's, looks for the letters themselves: a value that has them makes the whole form unreadable.
# Seen with: undici 7.30.0 (and 6.24.1, which is that of Node 20.20). Browsers' boundaries are random: none is affected.
# Fails where that changes; then src/cms/services/forms/read-form-body.ts reads such forms.
set -eu
version=${1:-7.30.0}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --save-exact --no-audit --no-fund --silent "undici@$version"
cat >show.mjs <<'SHOW'
import { readFileSync } from 'node:fs'
import { Response } from 'undici'

async function read(value) {
  const body = `--harbour\r\nContent-Disposition: form-data; name="note"\r\n\r\n${value}\r\n--harbour--\r\n`
  const headers = { 'Content-Type': 'multipart/form-data; boundary=harbour' }
  try {
    return (await new Response(body, { headers }).formData()).get('note')
  } catch (error) {
    return error
  }
}

console.log('node', process.version, 'undici', JSON.parse(readFileSync('node_modules/undici/package.json', 'utf8')).version)
const without = await read('meet at the pier')
const within = await read('meet at the harbour office')
console.log('without the letters:', String(without))
console.log('with them in a line:', String(within))
process.exit(without === 'meet at the pier' && within instanceof Error ? 0 : 1)
SHOW
node show.mjs
