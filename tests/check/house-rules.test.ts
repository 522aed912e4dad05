import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The linter's rules of this house, each seen to fail. One run over a folder for each case. */

const ROOT = path.resolve(import.meta.dirname, '../..')
const OXLINT = path.join(ROOT, 'node_modules/oxlint/bin/oxlint')

interface Diagnostic {
  code?: string
  message: string
  help?: string
  filename: string
}

const HOUSE =
  /^(?:house|eslint\(no-restricted-(?:imports|properties)|eslint\(no-console|typescript\((?:no-explicit-any|ban-ts-comment)|jsx-a11y\(alt-text|react(?:-hooks)?\(rules-of-hooks|next\(no-img-element)/

let folder = ''
let found: Diagnostic[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'house-rules-'))
  const settings = (await readFile(path.join(ROOT, '.oxlintrc.json'), 'utf8'))
    .replace('./scripts/lint/', `${ROOT}/scripts/lint/`)
    // The text alone, without the compiler.
    .replace(/"options": \{[^}]*\},/, '')
  await Promise.all(
    [...REFUSED, ...ALLOWED].map(async ([name, file, code]) => {
      const at = path.join(folder, folderOf(name), file)
      await mkdir(path.dirname(at), { recursive: true })
      await writeFile(at, code)
      await writeFile(path.join(folder, folderOf(name), '.oxlintrc.json'), settings)
    }),
  )
  found = await lint()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function lint(): Promise<Diagnostic[]> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [OXLINT, '--format=json', '.'],
      { cwd: folder, maxBuffer: 2 ** 24 },
      (error, stdout, stderr) => {
        try {
          resolve((JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics)
        } catch {
          reject(new Error(`${stdout}\n${stderr}`, { cause: error }))
        }
      },
    )
  })
}

function folderOf(name: string): string {
  return String([...REFUSED, ...ALLOWED].findIndex((one) => one[0] === name))
}

function problems(name: string): string[] {
  return found
    .filter(({ filename }) => filename.split('/').includes(folderOf(name)))
    .filter(({ code = 'cannot be read' }) => code === 'cannot be read' || HOUSE.test(code))
    .map(({ code = 'cannot be read', message, help = '' }) => `${code}: ${message} ${help}`)
}

const FEATURE = 'src/features/pages/pages.queries.ts'
const VIEW = 'src/features/pages/page-view.tsx'
const HOOKS = 'src/features/pages/pages.hooks.ts'
const CMS = 'src/cms/desk/publishing/publishable.ts'

const REFUSED: [name: string, file: string, code: string, expected: string][] = [
  ['any', FEATURE, 'export let x: any', 'no-explicit-any'],
  ['@ts-ignore', FEATURE, '// @ts-ignore because\nexport const x = 1', 'ban-ts-comment'],
  [
    '@ts-expect-error without a reason',
    FEATURE,
    '// @ts-expect-error\nexport const x = 1',
    'ban-ts',
  ],
  ['URL.canParse', FEATURE, "export const x = URL.canParse('a')", 'canParse()'],
  ['a barrel', FEATURE, "export * from './page-view'", 'No barrel files'],
  ['a barrel of names', FEATURE, "export { a, default } from './page-view'", 'No barrel files'],
  ['getPayload', FEATURE, "import { getPayload } from 'payload'", 'localApi()'],
  [
    'getPayload by another name',
    FEATURE,
    "import { getPayload as p } from 'payload'",
    'localApi()',
  ],
  ['all of payload', FEATURE, "import * as payload from 'payload'", 'localApi()'],
  ['payload’s default', FEATURE, "import payload from 'payload'", 'localApi()'],
  ['payload, imported late', FEATURE, "export const p = import('payload')", 'localApi()'],
  ['getPayload in cms', 'src/cms/access.ts', "import { getPayload } from 'payload'", 'localApi()'],
  ['getPayload in a hook', HOOKS, "import { getPayload } from 'payload'", 'localApi()'],
  ['overrideAccess', FEATURE, 'export const x = { overrideAccess: true }', 'overridingAccess'],
  [
    'overrideAccess in quotes',
    FEATURE,
    "export const x = { 'overrideAccess': true }",
    'overridingAccess',
  ],
  [
    'a read that does not say',
    FEATURE,
    "payload.find({ collection: 'pages' })",
    'which access applies',
  ],
  [
    'a global that does not say',
    FEATURE,
    "payload.findGlobal({ slug: 'x', depth: 0 })",
    'which access',
  ],
  [
    'a write that does not say',
    CMS,
    'req.payload.update({ collection, id, data })',
    'which access',
  ],
  ['a spread that says nothing', FEATURE, 'payload.count({ collection, ...more })', 'which access'],
  ['console.log', FEATURE, "console.log('x')", 'no-console'],
  ['console.info', VIEW, "console.info('x')", 'no-console'],
  ['the environment', FEATURE, 'export const x = process.env.PORT', 'src/env.ts'],
  ['the environment as a whole', CMS, 'export const x = { ...process.env }', 'src/env.ts'],
  ['the environment, taken apart', 'src/proxy.ts', 'const { env } = process', 'src/env.ts'],
  ['process, imported', FEATURE, "import { env } from 'node:process'", 'src/env.ts'],
  ['a margin on a side', VIEW, 'export const x = <p className="flex ml-2" />', 'mirrors'],
  ['a variant of a side', VIEW, 'export const x = <p className="md:hover:-mr-[3px]" />', 'mirrors'],
  ['an important side', VIEW, 'export const x = <p className="!pl-4" />', 'mirrors'],
  ['a position', VIEW, 'export const x = <p className="absolute left-0" />', 'mirrors'],
  ['half a position', VIEW, 'export const x = <p className="right-1/2" />', 'mirrors'],
  ['an alignment', VIEW, 'export const x = <p className="text-left" />', 'mirrors'],
  ['an edge', VIEW, 'export const x = <p className="border-l" />', 'mirrors'],
  ['a corner', VIEW, 'export const x = <p className="rounded-tr-lg" />', 'mirrors'],
  [
    'a side in a choice',
    VIEW,
    'export const x = <p className={on ? "pr-2" : undefined} />',
    'mirrors',
  ],
  ['a side in a template', VIEW, 'export const x = <p className={`a ${b} pl-2`} />', 'mirrors'],
  ['a side in a constant', 'src/ui/chip.ts', "export const CHIP = 'chip ml-auto'", 'mirrors'],
  ['a side in a style', VIEW, 'export const x = <p style={{ marginLeft: 1 }} />', 'mirrors'],
  ['an image without words', VIEW, 'export const x = <input type="image" src="/x" />', 'alt-text'],
  [
    'a hook in a condition',
    VIEW,
    'export function X() { if (a) useState(1); return null }',
    'rules-of-hooks',
  ],
  ['a plain image', VIEW, 'export const x = <img src="/x" alt="" />', 'no-img-element'],
  ['the clock of the machine', FEATURE, 'export const x = Date.now()', 'databaseNow'],
  ['the same in a hook', HOOKS, 'export const x = { at: new Date().toISOString() }', 'databaseNow'],
  ['the same in cms', CMS, 'export const x = new Date()', 'databaseNow'],
  [
    'a time zone in SQL',
    FEATURE,
    "export const x = `at AT TIME ZONE 'Asia/Manila'`",
    'no time zone',
  ],
  ['any time zone in SQL', CMS, 'export const x = sql`at AT TIME ZONE ${zone}`', 'no time zone'],
  [
    'a time zone of a session',
    'scripts/x.ts',
    "export const x = 'SET TIME ZONE local'",
    'no time zone',
  ],
  [
    'a day that a browser writes',
    'src/ui/browser/x.ts',
    'export const x = new Intl.DateTimeFormat()',
    'text of the server',
  ],
  [
    'a time that a script of a page writes',
    'src/features/pages/x.script.ts',
    'export const x = day.toLocaleDateString()',
    'text of the server',
  ],
]

const ALLOWED: [name: string, file: string, code: string][] = [
  ['the types of payload', FEATURE, "import type { Payload } from 'payload'"],
  ['getPayload in local-api', 'src/cms/local-api.ts', "import { getPayload } from 'payload'"],
  ['getPayload in scripts', 'scripts/x.ts', "import { getPayload } from 'payload'"],
  ['getPayload in tests', 'tests/x.ts', "import { getPayload } from 'payload'"],
  ['a reason', FEATURE, "payload.find({ collection: 'pages', ...overridingAccess('why') })"],
  ['the user’s own access', FEATURE, 'payload.find({ collection, overrideAccess: false, user })'],
  [
    'what is no call of Payload',
    FEATURE,
    'items.find({ title: 1 }); names.delete(name); x.create({})',
  ],
  ['overrideAccess in cms', CMS, 'payload.count({ collection, overrideAccess: true })'],
  ['overrideAccess in hooks', HOOKS, 'payload.count({ collection, overrideAccess: true })'],
  ['overrideAccess in scripts', 'scripts/x.ts', 'export const x = { overrideAccess: true }'],
  ['console.error and warn', FEATURE, "console.error('x'); console.warn('x')"],
  ['console.log in scripts', 'scripts/x.mjs', "console.log('x')"],
  ['the environment in env.ts', 'src/env.ts', 'export const x = process.env.PORT'],
  ['the environment in next.config.ts', 'next.config.ts', 'export const x = process.env.PORT'],
  ['the environment in scripts', 'scripts/x.ts', 'export const x = process.env.PORT'],
  ['NEXT_RUNTIME', 'src/instrumentation.ts', "if (process.env.NEXT_RUNTIME === 'nodejs') start()"],
  ['the process itself', FEATURE, 'export const x = process.uptime()'],
  [
    'logical classes',
    VIEW,
    'export const x = <p className="ms-2 pe-4 start-0 text-end rounded-s-lg" />',
  ],
  ['the clock of the machine, with a reason', FEATURE, "export const x = processNow('why')"],
  ['an instant that is known', FEATURE, 'export const x = new Date(stored)'],
  ['how long something takes', FEATURE, 'export const x = performance.now()'],
  ['the clock of a browser', 'src/features/pages/admin/x.tsx', 'export const x = Date.now()'],
  ['UTC in SQL', CMS, "export const x = `at AT TIME ZONE 'UTC'`"],
  ['UTC of a session', 'scripts/x.ts', "export const x = `SET LOCAL TimeZone = 'UTC'`"],
  [
    'words about sides',
    VIEW,
    'export const x = <p title="right-handed, left-over text">left - right</p>',
  ],
  [
    'classes that only begin alike',
    VIEW,
    'export const x = <p className="leading-4 line-clamp-2 mlt-2" />',
  ],
]

describe('refused', () => {
  it.each(REFUSED)('is %s', (name, _file, _code, expected) => {
    expect(problems(name)).toEqual([expect.stringContaining(expected)])
  })
})

describe('allowed', () => {
  it.each(ALLOWED)('is %s', (name) => {
    expect(problems(name)).toEqual([])
  })
})
