import { runWithCms } from './run-with-cms.mjs'
import { checkArguments } from './set-up/check-arguments.mjs'

// `npm run examples:remove`
checkArguments(process.argv.slice(2), {
  usage:
    'npm run examples:remove takes no options. It deletes the invented companies, vacancies and seafarers.',
})
await runWithCms('remove-examples.ts')
