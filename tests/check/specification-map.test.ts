import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

/** The map of the specification names files, and says of each line what has become of it. */

const ROOT = new URL('../../', import.meta.url)
const MAP = readFileSync(new URL('docs/specification-map.md', ROOT), 'utf8')

/** What looks like a path from the root of the project: in one of its folders, or a file of the top. */
const PATH =
  /^(?:docs|migrations|public|scripts|src|tests)\/|^[\w-]+\.config\.(?:ts|mjs)$|^(?:CHANGELOG|README)\.md$|^package\.json$/

function pathsIn(markdown: string): string[] {
  const quoted = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
  return [...new Set(quoted)].filter((text) => PATH.test(text))
}

function isThere(path: string): boolean {
  // As it is written: brackets and percent signs belong to the names of routes.
  return existsSync(fileURLToPath(ROOT) + path)
}

interface Row {
  line: string
  where: string
  seenBy: string
}

/** The rows of all tables; the columns are those of every table in the map. */
function rowsIn(markdown: string): Row[] {
  const tables = markdown.matchAll(/^\| the specification says .*\n\|[ :|-]+\n((?:\|.*\n?)+)/gm)
  return [...tables].flatMap(([, rows = '']) =>
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [line = '', where = '', seenBy = '', ...more] = row
          .replace(/^\||\|$/g, '')
          .split('|')
          .map((cell) => cell.trim())
        if (more.length > 0) throw new Error(`A row has more than three cells: ${row}`)
        return { line, where, seenBy }
      }),
  )
}

describe('the map of the specification', () => {
  it('names no file that is not there', () => {
    const paths = pathsIn(MAP)
    expect(paths.length).toBeGreaterThan(50)
    expect(paths.filter((path) => !isThere(path))).toEqual([])
  })

  it('has the nine sections, in their order', () => {
    const numbers = [...MAP.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number))
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('says of each line where it is, what replaces it, or that it is not there', () => {
    const rows = rowsIn(MAP)
    expect(rows.length).toBeGreaterThan(100)
    for (const { line, where } of rows) {
      const [, first = ''] = /^`([^`]+)`/.exec(where) ?? []
      const isSaid = /^\*\*(?:Replaced|Nothing asked)\.\*\*/.test(where)
      expect([line, PATH.test(first) || isSaid]).toEqual([line, true])
    }
  })

  it('names tests alone as what sees a line, and none for what is not built', () => {
    for (const { line, where, seenBy } of rowsIn(MAP)) {
      const isBuilt = !/^\*\*(?:Nothing asked)\.\*\*/.test(where)
      const isTests = /^`tests\/[^`]+\.(?:test|spec)\.ts`(?:, `tests\/[^`]+\.(?:test|spec)\.ts`)*$/
      expect([line, seenBy === '–' || (isBuilt && isTests.test(seenBy))]).toEqual([line, true])
    }
  })
})

describe('a path', () => {
  it.each([
    'src/app/(site)/[locale]/e/[status]/page.tsx',
    'src/app/(machine)/%5Fi18n/[locale]/messages.json/route.ts',
    'src/i18n/messages',
    'next.config.ts',
  ])('is %s, which is there', (path) => {
    expect(pathsIn(`in \`${path}\`, of course`)).toEqual([path])
    expect(isThere(path)).toBe(true)
  })

  it.each(['src/app/(site)/[locale]/gone.tsx', 'src/proxy.tsx', 'gone.config.ts', 'docs/gone.md'])(
    'is %s, which is not there',
    (path) => {
      expect(pathsIn(`\`${path}\``)).toEqual([path])
      expect(isThere(path)).toBe(false)
    },
  )

  it.each(['DEFAULT_LOCALE', '/latest.json', '{lang}/docs', 'en', 'source/x'])(
    'is not %s',
    (text) => {
      expect(pathsIn(`\`${text}\``)).toEqual([])
    },
  )
})
