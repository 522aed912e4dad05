import './set-up/node-version.mjs'

// Loaded only now: an older Node could not even read it.
const { runSite } = await import('./set-up/run-site.mjs')
await runSite({ dev: true })
