#!/bin/sh
# Payload asks `filterOptions` of a relation at every save, also of a relation that the save does not change. Once what a
# document points at has left the choice, every other change of the document is refused: "invalid selections".
# Seen with: payload 3.90.1. Fails where that changes; then src/cms/documents/fields/new-relation.ts may go.
set -eu
version=${1:-3.90.1}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module >/dev/null
npm install --save-exact --no-audit --no-fund --silent "payload@$version" "@payloadcms/db-sqlite@$version"
cat >show.mjs <<'SHOW'
import { readFileSync } from 'node:fs'

import { buildConfig, getPayload } from 'payload'
import { sqliteAdapter } from '@payloadcms/db-sqlite'

const config = buildConfig({
  secret: 'only-for-this',
  db: sqliteAdapter({ client: { url: 'file:./show.db' }, push: true }),
  collections: [
    { slug: 'ships', fields: [{ name: 'isLaidUp', type: 'checkbox' }] },
    {
      slug: 'voyages',
      fields: [
        { name: 'port', type: 'text' },
        {
          name: 'ship',
          type: 'relationship',
          relationTo: 'ships',
          filterOptions: { isLaidUp: { not_equals: true } },
        },
      ],
    },
  ],
})
const payload = await getPayload({ config })
const ship = await payload.create({ collection: 'ships', data: {} })
const voyage = await payload.create({ collection: 'voyages', data: { ship: ship.id, port: 'Izmail' } })
await payload.update({ collection: 'ships', id: ship.id, data: { isLaidUp: true } })
const ended = await payload
  .update({ collection: 'voyages', id: voyage.id, data: { port: 'Odesa' } })
  .then(
    () => 'saved',
    (error) => `refused: ${JSON.stringify(error.data.errors.map(({ path, message }) => [path, message]))}`,
  )
const { version } = JSON.parse(readFileSync('node_modules/payload/package.json', 'utf8'))
console.log('payload', version)
console.log('the port alone is changed, the ship has left the choice since:', ended)
process.exit(ended.includes('"ship"') ? 0 : 1)
SHOW
NODE_ENV=development node --conditions=production show.mjs
