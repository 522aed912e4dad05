import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { SETTING_NAMES } from '../../src/settings'

/**
 * A variable that the site reads reaches it by every way that an operator sets one: `.env`,
 * `docker compose`; and the README says what it does.
 */

const ROOT = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8')
const names = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The site and what runs it, as text. */
const sources = () =>
  ['scripts', 'src'].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:mjs|tsx?)$/.test(file))
      .map((file) => readFileSync(path.join(fileURLToPath(ROOT), folder, file), 'utf8')),
  )

/** Read, and yet nothing that an operator sets. */
const NOT_FOR_OPERATORS = new Map([
  ['NODE_ENV', 'each command sets it: `npm run dev` or all others'],
  ['NEXT_PHASE', 'of Next'],
  ['NEXT_RUNTIME', 'of Next'],
  ['NEXT_TELEMETRY_DISABLED', 'set by us'],
  ['PAYLOAD_HMR_URL_OVERRIDE', 'of Payload, set by us in development'],
  ['PATH', 'of the system'],
  ['TERM', 'of the terminal'],
  ['TZ', 'set by us where workbooks are read'],
  ['NO_COLOR', 'of the terminal'],
  ['CHROMIUM_PATH', 'of the tests'],
  ['NGINX_PATH', 'of the tests'],
  ['SOAK', 'of the tests'],
])

/** Set for the container itself, whatever `.env` says. */
const NOT_PASSED_BY_COMPOSE = new Map([
  ['PORT', 'inside it is always 3000; `.env` chooses the port outside'],
  ['HOST', 'a container has to listen on every address of its own'],
  ['DATA_DIR', 'the image names the folder that the volume is at'],
  ['DATABASE_URL', 'it leads to the Postgres beside the site'],
  ['SERVER_SOURCE_MAPS', 'the image is built by it, and keeps it'],
])

/** Of `docker compose` alone. */
const OF_COMPOSE = ['POSTGRES_PASSWORD', 'EDGE_PORT', 'EDGE_TLS_PORT', 'EDGE_CACHE_SIZE']

describe('the settings that an operator may make', () => {
  it('are all that is read from the environment', () => {
    const found = sources().flatMap((source) =>
      names(source, /\bprocess\.env\.([A-Z][A-Z\d_]*)\b/g),
    )
    expect(found).toEqual(expect.arrayContaining([...NOT_FOR_OPERATORS.keys()]))
    const declared: string[] = [...SETTING_NAMES, ...NOT_FOR_OPERATORS.keys()]
    expect(found.filter((name) => !declared.includes(name))).toEqual([])
  })

  it('are passed on by docker-compose.yml, each under its own name', () => {
    const [, site = ''] =
      /^ {4}environment:\n([^]*?)^ {4}\w/m.exec(read('docker-compose.yml')) ?? []
    const passed = [...site.matchAll(/^ {6}([A-Z\d_]+): '(.*)'$/gm)]
    const ofContainer = [...NOT_PASSED_BY_COMPOSE.keys()]
    expect(
      passed
        .map(([, name = '']) => name)
        .filter((name) => !ofContainer.includes(name))
        .toSorted(),
    ).toEqual(SETTING_NAMES.filter((name) => !ofContainer.includes(name)).toSorted())
    for (const [, name = '', value = ''] of passed) {
      if (ofContainer.includes(name)) expect(value).not.toContain(`\${${name}`)
      else expect(value).toMatch(new RegExp(String.raw`^\$\{${name}:-`))
    }
  })

  it('stand in .env.example, and nothing else does', () => {
    const offered = names(read('.env.example'), /^#([A-Z][A-Z\d_]*)=/gm)
    expect(offered.toSorted()).toEqual([...SETTING_NAMES, ...OF_COMPOSE].toSorted())
  })

  it('stand in the table of the README, and nothing else does', () => {
    const rows = names(read('README.md'), /^\| (`[A-Z].*?) +\|/gm)
    const explained = rows.flatMap((cell) => names(cell, /`([A-Z][A-Z\d_]*)`/g))
    expect(explained.toSorted()).toEqual(SETTING_NAMES.toSorted())
  })
})

describe('a message that sends its reader to the README', () => {
  it('names a part of it that is there', () => {
    const readme = read('README.md')
    const parts = [
      ...names(readme, /^#+ (.+)$/gm),
      ...names(readme, /^- \*\*(.+?)\.?\*\*/gm).map((part) => part.replace(/\.$/, '')),
    ]
    const named = sources().flatMap((source) => names(source, /README, "([^"]+)"/g))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !parts.includes(name))).toEqual([])
  })
})
