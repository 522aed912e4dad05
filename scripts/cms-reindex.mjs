import { runWithCms } from './run-with-cms.mjs'
import { checkArguments } from './set-up/check-arguments.mjs'

// `npm run cms:reindex`, with `-- --check` to compare only.
const options = process.argv.slice(2)
checkArguments(options, {
  usage:
    'npm run cms:reindex builds the table of pages again; npm run cms:reindex -- --check only compares it.',
  known: ['--check'],
})
await runWithCms('rebuild-index.ts', options)
