import { importTypeScript } from './set-up/import-typescript.mjs'
import { newerFeatures, problemsOf, unusedAdditions } from './styles/old-browser-problems.mjs'
import { siteSheets } from './styles/site-sheets.mjs'

/**
 * Do the style sheets that readers get have anything that one of the oldest browsers does not know, and that does not only
 * add?
 */
const { placeSides } = /** @type {typeof import('../src/domain/styles/place-sides')} */ (
  await importTypeScript('src/domain/styles/place-sides.ts')
)

const findings = []
const problems = []
for (const { file, css } of await siteSheets()) {
  for (const isFromRight of [false, true]) {
    const found = newerFeatures(placeSides(css, isFromRight))
    findings.push(...found)
    problems.push(...problemsOf(found).map((problem) => `${file}: ${problem}`))
  }
}
problems.push(
  ...unusedAdditions(findings).map((name) => `Nothing needs the allowance for ${name}.`),
)
if (problems.length > 0) {
  console.error([...new Set(problems)].join('\n'))
  process.exitCode = 1
}
