import { runWithCms } from './run-with-cms.mjs'

// `npm run examples:remove`
await runWithCms('remove-examples.ts')
