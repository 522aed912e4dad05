import { runWithCms } from './run-with-cms.mjs'

// `npm run cms:reindex`, with `-- --check` to compare only.
await runWithCms('reindex-ledger.ts', process.argv.slice(2))
