import './set-up/node-version.mjs'

// Loaded only now: an older Node could not even read it.
const { ensureDependencies } = await import('./set-up/dependencies.mjs')
// On a bare machine nothing is installed yet.
await ensureDependencies()
const { runRestore } = await import('./restore/run-restore.mjs')
await runRestore(process.argv.slice(2))
