import { statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Checks file names, the sides in style sheets, and words that no file may hold. Other checks read the code. */

const GRAB_BAGS = [
  'utils',
  'util',
  'utilities',
  'helpers',
  'helper',
  'lib',
  'misc',
  'common',
  'shared',
]

/** The rooms of the house; a file of any other place has no rule for what it may import. */
const PLACES =
  /^src\/(app|blocks|features\/[^/]+|cms|i18n|ui|domain|server|first-content)\/|^src\/(content-types|env|settings|proxy|instrumentation(-client)?|payload-types)\.ts$/

/** Names that are not ours to choose: Next's folders, Payload's import map, a language's file. */
const GIVEN = /[[\]()]|^%5F|^importMap\.js$|^README\.md$|^next-intl\.d\.ts$/

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/

/** Style that names a side of the screen; Arabic mirrors the site. */
const PHYSICAL =
  /(?<![\w-])((margin|padding|border|scroll-margin|scroll-padding)-(left|right)|(left|right)|border-(top|bottom)-(left|right)-radius)\s*:|(?<![\w-])(text-align|float|clear)\s*:\s*(left|right)\b/

/** Words of a dialect, in parts, so that this file does not hold them. */
const DIALECT = ['an-ew', 'who-ever', 'where-of', 'there-of', 'de-ed', 'de-eds'].map((word) =>
  word.replace('-', ''),
)

const DIALECT_WORD = new RegExp(`\\b(${DIALECT.join('|')})\\b`, 'gi')

/** Pages beside the code that hold no such word either. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']

/** Texts for readers, which are written in other styles and languages. */
const READERS_TEXTS = /^src\/(first-content\/.*\.md|i18n\/messages\/[^/]+\.json)$/

/**
 * What is wrong with a file's place and name.
 * @param {string} file from the root of the project, with slashes
 * @returns {string[]}
 */
export function nameProblems(file) {
  const parts = file.split('/')
  const name = parts.at(-1) ?? ''
  const stem = name.split('.')[0] ?? ''
  const problems = []
  if (file.startsWith('src/') && !PLACES.test(file)) {
    problems.push('has no place in the house (docs/architecture.md)')
  }
  for (const part of [...parts.slice(0, -1), stem]) {
    if (GRAB_BAGS.some((bag) => part === bag || part.endsWith(`-${bag}`))) {
      problems.push(`“${part}” says nothing of what is inside`)
    }
  }
  for (const part of parts) {
    if (!GIVEN.test(part) && !KEBAB.test(part)) problems.push(`“${part}” is not kebab-case`)
  }
  if (stem === 'index' && !file.startsWith('src/app/')) {
    problems.push('is a barrel: import from the file that says it')
  }
  return problems
}

/**
 * Lines of a style sheet that name a side of the screen.
 * @param {string} css
 * @returns {string[]}
 */
export function styleProblems(css) {
  // Comments keep their line breaks, so that the numbers stay right.
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
  return bare.split('\n').flatMap((line, index) => {
    const found = PHYSICAL.exec(line)
    return found
      ? [`line ${index + 1}: “${found[0]}” does not mirror; name the side of the line`]
      : []
  })
}

/**
 * Lines of a text that hold a word of the dialect.
 * @param {string} file from the root of the project, with slashes
 * @param {string} text
 * @returns {string[]}
 */
export function wordProblems(file, text) {
  if (READERS_TEXTS.test(file)) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(DIALECT_WORD)].map(
        ([word]) => `line ${index + 1}: “${word}”; write plain English: subject, verb, object`,
      ),
    )
}

async function main() {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const listed = await Promise.all(
    ['src', 'scripts', 'tests'].map(async (folder) => {
      const names = await readdir(path.join(root, folder), { recursive: true })
      return names.map((name) => path.join(folder, name).split(path.sep).join('/'))
    }),
  )
  // Every file of ours has an ending.
  const files = listed
    .flat()
    .filter((file) => path.posix.extname(file) !== '' && statSync(path.join(root, file)).isFile())
    .toSorted()
  const problems = []
  for (const file of files) {
    const text = await readFile(path.join(root, file), 'utf8')
    const found = [...nameProblems(file), ...wordProblems(file, text)]
    if (file.endsWith('.css')) found.push(...styleProblems(text))
    problems.push(...found.map((problem) => `${file}: ${problem}`))
  }
  for (const file of PAGES) {
    const text = await readFile(path.join(root, file), 'utf8')
    problems.push(...wordProblems(file, text).map((problem) => `${file}: ${problem}`))
  }
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`${files.length} files`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
