import {
  COUNTRIES_OF_READERS,
  type HelplineChoice,
  type HelpSituation,
} from '../../domain/texts/helplines'
import type { Locale } from '../../domain/locales/locales'
import { countryName } from '../../domain/vocabulary/countries'
import type { HelplineView } from './helplines.queries'

/** Somebody who helps, with every way to reach them. */
export interface Helper {
  organisation: string
  purpose: HelplineView['purpose']
  ways: HelplineView[]
}

/** What a list of people names them by; the others are no lists of people. */
type LineChoice = Exclude<HelplineChoice, 'parts' | 'sources'>

const ELSEWHERE: ReadonlySet<string> = new Set(['flag', 'port'])

/**
 * The lines that a choice of a block names: those that everybody can reach before those that are reached from one country,
 * then those that answer day and night first, else in the editors' order.
 */
export function chosenLines(
  lines: readonly HelplineView[],
  choice: LineChoice,
  locale: Locale,
): HelplineView[] {
  return lines
    .filter((line) => isChosen(line, choice, locale))
    .toSorted((a, b) => Number(a.onlyInside) - Number(b.onlyInside) || rest(a) - rest(b))
}

const rest = ({ hours }: HelplineView) => Number(hours !== 'always')

function isChosen(line: HelplineView, choice: LineChoice, locale: Locale): boolean {
  const { country, purpose } = line
  switch (choice) {
    case 'always':
      return line.atTop
    case 'countries':
      return country !== undefined && !ELSEWHERE.has(purpose)
    case 'ownCountries':
      return (
        country !== undefined &&
        !ELSEWHERE.has(purpose) &&
        COUNTRIES_OF_READERS[locale].includes(country)
      )
    case 'flagsAndPorts':
      return ELSEWHERE.has(purpose)
    default:
      // National lines are below their country: a number that cannot be reached from a ship is no first help.
      return country === undefined && line.situations.includes(choice)
  }
}

/** Lines of one organisation together, where its first one is. */
export function helpersOf(lines: readonly HelplineView[]): Helper[] {
  const helpers = new Map<string, Helper>()
  for (const line of lines) {
    const { organisation, purpose } = line
    const key = `${organisation} ${purpose}`
    const helper = helpers.get(key) ?? { organisation, purpose, ways: [] }
    helper.ways.push(line)
    helpers.set(key, helper)
  }
  return [...helpers.values()]
}

/** More would push what was found out of sight. */
const MOST_HELPERS = 4
const MOST_WAYS = 3

interface Named {
  /** The gravest first. */
  situations: readonly HelpSituation[]
  locale: Locale
  /** Whether pirates are named. */
  withPirates: boolean
}

/**
 * Who helps somebody whose words say what has happened, with the best ways to reach them: those against pirates first where
 * these are named, and else not at all; then those that answer day and night.
 */
export function foundHelpers(
  lines: readonly HelplineView[],
  { situations, locale, withPirates }: Named,
): Helper[] {
  const named = situations.flatMap((situation) => chosenLines(lines, situation, locale))
  const first = ({ purpose }: HelplineView) => Number(purpose !== 'piracy')
  const fitting = [...new Set(named)]
    .filter(({ purpose }) => withPirates || purpose !== 'piracy')
    .toSorted((a, b) => first(a) - first(b) || rest(a) - rest(b))
  return helpersOf(fitting)
    .slice(0, MOST_HELPERS)
    .map((helper) => ({ ...helper, ways: helper.ways.slice(0, MOST_WAYS) }))
}

/** A country, and who helps its people or its ships; without a code those that have none. */
interface CountryLines {
  country: string | undefined
  name: string
  lines: HelplineView[]
}

/** Lines by their country: those of the readers of a language first, then in its order; what has none comes last. */
export function byCountry(lines: readonly HelplineView[], locale: Locale): CountryLines[] {
  const countries = new Map<string | undefined, HelplineView[]>()
  for (const line of lines) {
    const own = countries.get(line.country)
    if (own) own.push(line)
    else countries.set(line.country, [line])
  }
  return [...countries]
    .map(([country, own]) => ({
      country,
      name: country === undefined ? '' : countryName(country, locale),
      lines: own,
    }))
    .toSorted(
      (a, b) =>
        placeOf(a.country, locale) - placeOf(b.country, locale) ||
        a.name.localeCompare(b.name, locale),
    )
}

function placeOf(country: string | undefined, locale: Locale): number {
  if (country === undefined) return Infinity
  const own = COUNTRIES_OF_READERS[locale]
  const place = own.indexOf(country)
  return place === -1 ? own.length : place
}

/** A place where lines are published, and the day (`YYYY-MM-DD`) on which somebody read it there. */
export interface LineSource {
  host: string
  day: string
  /** The year in which it says so, where it is an older page. */
  statedIn: number | undefined
}

/** The places where lines are published, each with each of its days and years once: the latest day first, else in the order of the lines. */
export function sourcesOf(lines: readonly HelplineView[]): LineSource[] {
  const sources = new Map<string, LineSource>()
  for (const line of lines) {
    const source = sourceOf(line)
    if (source && !sources.has(keyOf(source))) sources.set(keyOf(source), source)
  }
  return [...sources.values()].toSorted((a, b) => Number(a.day < b.day) - Number(a.day > b.day))
}

/** Which of the sources supports a line, from 1; `undefined` where nobody has read any. */
export function sourceNumber(
  line: HelplineView,
  sources: readonly LineSource[],
): number | undefined {
  const own = sourceOf(line)
  const at = own ? sources.findIndex((source) => keyOf(source) === keyOf(own)) : -1
  return at === -1 ? undefined : at + 1
}

function sourceOf({ source, statedIn }: HelplineView): LineSource | undefined {
  if (!source) return undefined
  const { href, readOn } = source
  return { host: new URL(href).host.replace(/^www\./, ''), day: readOn, statedIn }
}

const keyOf = ({ host, day, statedIn }: LineSource) => `${day} ${host} ${statedIn ?? ''}`
