import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import {
  ADDED_PORTS,
  ENGLISH_NAMES,
  FORMER_CODES,
  FURTHER_NAMES,
  LEFT_OUT,
} from '../src/domain/ports/reviewed-ports'
import { foldedLetters } from '../src/domain/folding/letter-steps'
import { placeKey } from '../src/domain/places/place-key'
import { ROOT } from './environment.mjs'

/**
 * `npm run ports -- PACKAGES`: src/domain/ports/port-list.json. PACKAGES is a folder in which `npm install sea-ports@0.0.9` was
 * run (MIT). The answer is committed; running it again is needed for a newer package, or after a change of `reviewed-ports.ts`.
 */
const [packages] = process.argv.slice(2)
if (packages === undefined) throw new Error('Say where the package is.')

interface Port {
  name: string
  city?: string
  province?: string
  alias?: string[]
  /** Longitude, then latitude. */
  coordinates?: [number, number]
  unlocs: string[]
}

const load = createRequire(path.join(path.resolve(packages), 'package.json'))
const listed = (load('sea-ports') as { JSON: Record<string, Port> }).JSON

/** Where towns of one name are told apart by their region. */
const WITH_REGION = /^(?:US|CA|AU)/

/** What the package writes in brackets behind a name: another one, or the city. */
function inBrackets(written: string): string[] {
  return namesIn(/\((?:ex )?([^)]*)\)/.exec(written)?.[1] ?? '')
}

/** Names of a port as the package writes them: between slashes, with an island behind a comma. */
function namesIn(written: string): string[] {
  const outside = written
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replace(/^(.+), Ciudad de$/, 'Ciudad de $1')
  const [first = ''] = outside.split(',')
  return first
    .split('/')
    .map((name) => name.replace(/^Port of (?=.)/, '').trim())
    .flatMap((name) => {
      // Chiwan Port; Ellesmere Port is a name.
      const town = /^(?!Ellesmere)(.+) Port$/.exec(name)?.[1]
      return town === undefined ? [name] : [town, name]
    })
    .filter((name) => name !== '' && !/[|;=]/.test(name))
}

/** The code that stands for the place: the first of those that the package has for it. */
function codeOf(code: string, { unlocs }: Port): string {
  const former = FORMER_CODES[code]
  if (former !== undefined) return former
  const [first = code] = unlocs
  return first in listed && !(first in FORMER_CODES) ? first : code
}

interface Line {
  place: string
  region: string
  codes: Set<string>
  /** What the port itself is called. */
  names: string[]
  /** Its city, and ports that share its code on some lists: found by them where no port is called so itself. */
  lesser: string[]
}

const lines = new Map<string, Line>()
const rounded = (degrees: number) => String(Math.round(degrees * 100) / 100)

function add(code: string, line: Omit<Line, 'codes'>): Line {
  const known = lines.get(code)
  if (!known) {
    const fresh = { ...line, codes: new Set<string>() }
    lines.set(code, fresh)
    return fresh
  }
  known.names.push(...line.names)
  known.lesser.push(...line.lesser)
  known.place ||= line.place
  known.region ||= line.region
  return known
}

for (const [code, latitude, longitude, ...names] of ADDED_PORTS) {
  if (code in listed) throw new Error(`The package has ${code}.`)
  add(code, { place: `${rounded(latitude)},${rounded(longitude)}`, region: '', names, lesser: [] })
}
for (const [code, port] of Object.entries(listed)) {
  if (LEFT_OUT.has(code)) continue
  const own = codeOf(code, port)
  const english = ENGLISH_NAMES[own]
  const line = add(own, {
    place: port.coordinates
      ? `${rounded(port.coordinates[1])},${rounded(port.coordinates[0])}`
      : '',
    region: WITH_REGION.test(code) ? (port.province ?? '') : '',
    names: [
      ...(english === undefined ? [] : [english]),
      ...namesIn(port.name.split('/', 1)[0] ?? ''),
      ...(FURTHER_NAMES[own] ?? []),
    ],
    lesser: [
      ...inBrackets(port.name),
      ...[port.name, port.city ?? '', ...(port.alias ?? [])].flatMap(namesIn),
    ],
  })
  if (own !== code) line.codes.add(code)
}

/** Names with their keys, each once, whichever way of writing its letters comes first. */
function withKeys(names: readonly string[], others: readonly string[] = []): string {
  const bySpelling = new Map<string, string>()
  for (const name of names)
    bySpelling.set(foldedLetters(name), bySpelling.get(foldedLetters(name)) ?? name)
  for (const name of others) bySpelling.delete(foldedLetters(name))
  return [...bySpelling.values()].map((name) => `${name}=${placeKey(name)}`).join(';')
}

const written = [...lines]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([code, { place, region, codes, names, lesser }]) =>
    [code, place, region, [...codes].join(' '), withKeys(names), withKeys(lesser, names)].join('|'),
  )

await writeFile(
  path.join(ROOT, 'src/domain/ports/port-list.json'),
  `${JSON.stringify(written, null, 2)}\n`,
)
process.stdout.write(`${String(written.length)} ports\n`)
