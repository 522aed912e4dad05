import { readFile } from 'node:fs/promises'

/**
 * Does package-lock.json name every optional package? npm leaves out those of other platforms when
 * its registry does not have them, and then a clean install refuses the file, here and everywhere.
 */
const lock = JSON.parse(await readFile(new URL('../package-lock.json', import.meta.url), 'utf8'))
/** @type {Record<string, { optionalDependencies?: Record<string, string> }>} */
const packages = lock.packages

const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !placesFrom(place).some((folder) => `${folder}${name}` in packages))
    .map(([name, version]) => `${name}@${version}, of ${place}`),
)

/**
 * The folders in which Node looks for a package from another one, innermost first.
 * @param {string} place e.g. `node_modules/a/node_modules/b`
 */
function placesFrom(place) {
  const parts = place === '' ? [] : place.split('/node_modules/')
  return [...parts.keys(), parts.length]
    .toReversed()
    .map((depth) => [...parts.slice(0, depth), 'node_modules/'].join('/'))
    .map((folder) => folder.replace(/^node_modules\/node_modules/, 'node_modules'))
}

if (missing.length > 0) {
  console.error(`package-lock.json lacks optional packages:\n  ${missing.join('\n  ')}`)
  process.exitCode = 1
}
