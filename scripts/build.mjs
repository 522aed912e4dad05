import './set-up/node-version.mjs'

// Loaded only now: an older Node could not even read it.
const { ensureBuild, ensureDependencies } = await import('./set-up/dependencies.mjs')
await ensureDependencies()
await ensureBuild()
