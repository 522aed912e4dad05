import './set-up/node-version.mjs'

import { checkArguments } from './set-up/check-arguments.mjs'

checkArguments(process.argv.slice(2), {
  usage:
    'npm start takes no options. Settings come from the environment or .env, such as PORT=4000 (README.md).',
})

// Loaded only now: an older Node could not even read it.
const { runSite } = await import('./set-up/run-site.mjs')
await runSite({ dev: false })
