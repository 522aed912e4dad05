/** Reads the query of an address parameter by parameter, for searches: whatever stands in it, nothing is thrown. */

import type { PortTrouble } from '../ports/port-trouble'

/** Something in an address that is not searched for as it stands there. */
export interface DroppedParameter {
  /** Its name, cut and without what cannot be seen. It is still an anonymous client's text. */
  name: string
  /** What it was, likewise; absent where no value is said of it. */
  value?: string
  /** `corrected`: searched for in another form; otherwise not at all. */
  reason: 'unknown' | 'doubled' | 'invalid' | 'corrected'
  /** Of a port: why it is none, and which may be meant. */
  port?: PortTrouble
}

/** How much of an address is read: parameters, and characters of a name or a value as they stand there. */
const MOST = { parameters: 500, name: 100, value: 2_000 }

const MOST_SAID = { notes: 5, characters: 30 }

/** What other sites add to links to us; nobody typed it. */
const FOREIGN = /^(?:utm_\w+|fbclid|gclid|yclid|msclkid)$/

/** What parameters a search has: those that may be repeated, and those with one value. */
interface Known<List extends string, Single extends string> {
  lists: readonly List[]
  singles: readonly Single[]
  /** Other names of those with one value. */
  alsoCalled?: ReadonlyMap<string, Single>
}

/** What other sites, and our own search in guides, call the words that are looked for. */
export const WORDS_ALSO_CALLED: ReadonlyMap<string, 'words'> = new Map([['q', 'words']])

interface Parameters<List extends string, Single extends string> {
  lists: Readonly<Record<List, ReadonlySet<string>>>
  singles: ReadonlyMap<Single, string>
  /** What a reader is told of the others; who reads the values adds to it. */
  notes: QueryNotes
}

/** The parameters that are known, as texts; what is empty, as forms send it, is not there. */
export function readParameters<List extends string, Single extends string>(
  query: string,
  known: Known<List, Single>,
): Parameters<List, Single> {
  const notes = new QueryNotes()
  const lists = new Map(known.lists.map((name) => [name, new Set<string>()]))
  const singles = new Map<Single, string>()
  let start = query.startsWith('?') ? 1 : 0
  for (let count = 1; start < query.length; count++) {
    const { name, text, end } = parameterAt(query, start)
    start = end + 1
    const list = known.lists.find((one) => one === name)
    const single = known.alsoCalled?.get(name) ?? known.singles.find((one) => one === name)
    if (list !== undefined) {
      if (text !== '') lists.get(list)?.add(text)
    } else if (single !== undefined) {
      if (text === '') continue
      if ((singles.get(single) ?? text) !== text) notes.add(name, 'doubled')
      else singles.set(single, text)
    } else if (name + text !== '' && !FOREIGN.test(name)) {
      notes.add(name, 'unknown')
    }
    if (count === MOST.parameters) {
      if (start < query.length) notes.add(parameterAt(query, start).name, 'unknown')
      break
    }
  }
  // Made of these very names.
  const read = Object.fromEntries(lists) as unknown as Record<List, ReadonlySet<string>>
  return { lists: read, singles, notes }
}

/** One parameter and where it ends; of a long one the beginning. */
function parameterAt(query: string, start: number): { name: string; text: string; end: number } {
  const next = query.indexOf('&', start)
  const end = next === -1 ? query.length : next
  const equals = query.slice(start, Math.min(end, start + MOST.name)).indexOf('=')
  const nameEnd = equals === -1 ? Math.min(end, start + MOST.name) : start + equals
  const read = query.slice(start, equals === -1 ? nameEnd : Math.min(end, nameEnd + MOST.value))
  // It takes a first question mark away, and reads whatever it is given.
  const [[name, value] = ['', '']] = new URLSearchParams(`?${read}`)
  return { name, text: value.trim(), end }
}

/** What a reader is told of what was dropped. */
class QueryNotes {
  readonly all: DroppedParameter[] = []

  add(given: string, reason: DroppedParameter['reason'], text?: string, port?: PortTrouble): void {
    const note = {
      name: seen(given),
      reason,
      ...(text !== undefined && { value: seen(text) }),
      ...(port && { port }),
    }
    const isSaid = this.all.some(
      ({ name, value, reason: said }) =>
        name === note.name && value === note.value && said === reason,
    )
    if (!isSaid && this.all.length < MOST_SAID.notes) this.all.push(note)
  }
}

/** An anonymous client's text on one line, cut and without what cannot be seen. */
function seen(text: string): string {
  const line = text.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= MOST_SAID.characters) return line || '?'
  return `${characters.slice(0, MOST_SAID.characters - 1).join('')}…`
}
