// Imported before anything else, and written so that a much older Node can still read it.
const parts = process.versions.node.split('.').map(Number)
const major = parts[0] || 0
const minor = parts[1] || 0

if (major < 20 || (major === 20 && minor < 9)) {
  console.error(
    'Node.js 20.9 or newer is needed, this is ' +
      process.versions.node +
      ': see https://nodejs.org',
  )
  process.exit(1)
}
