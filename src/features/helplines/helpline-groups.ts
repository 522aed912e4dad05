import type { HelplineChoice } from '../../domain/helplines'
import type { Locale } from '../../domain/locales'
import { countryName } from '../../domain/vocabulary/countries'
import type { HelplineView } from './helplines.queries'

/** Somebody who helps, with every way to reach them. */
export interface Helper {
  organisation: string
  purpose: HelplineView['purpose']
  ways: HelplineView[]
}

const ELSEWHERE: ReadonlySet<string> = new Set(['flag', 'port'])

/** The lines that a choice of a block names, those that answer day and night first, else in the editors' order. */
export function chosenLines(
  lines: readonly HelplineView[],
  choice: Exclude<HelplineChoice, 'sources'>,
): HelplineView[] {
  return alwaysFirst(lines.filter((line) => isChosen(line, choice)))
}

function isChosen(line: HelplineView, choice: Exclude<HelplineChoice, 'sources'>): boolean {
  switch (choice) {
    case 'always':
      return line.atTop
    case 'countries':
      return line.country !== undefined && !ELSEWHERE.has(line.purpose)
    case 'flagsAndPorts':
      return ELSEWHERE.has(line.purpose)
    default:
      // National lines are below their country: a number that cannot be reached from a ship is no first help.
      return line.country === undefined && line.situations.includes(choice)
  }
}

function alwaysFirst(lines: readonly HelplineView[]): HelplineView[] {
  return lines.toSorted((a, b) => Number(b.hours === 'always') - Number(a.hours === 'always'))
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

/** Lines by their country, in the order of a language; what has none comes last. */
export function byCountry(
  lines: readonly HelplineView[],
  locale: Locale,
): { country: string | undefined; name: string; lines: HelplineView[] }[] {
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
        Number(a.country === undefined) - Number(b.country === undefined) ||
        a.name.localeCompare(b.name, locale),
    )
}

/** Where the numbers were read on a day, the latest day first: `blog.osculati.com, itfglobal.org`. */
export function sourcesByDay(lines: readonly HelplineView[]): { day: string; hosts: string }[] {
  const days = new Map<string, Set<string>>()
  for (const { source } of lines) {
    if (source === undefined) continue
    const hosts = days.get(source.readOn) ?? new Set()
    days.set(source.readOn, hosts.add(new URL(source.href).host.replace(/^www\./, '')))
  }
  return [...days]
    .map(([day, hosts]) => ({ day, hosts: [...hosts].join(', ') }))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
}
