import type { GuideFact } from './guide-fact'
import { GUIDE_FACTS } from './guide-facts'

/**
 * What the form of a guide tells staff of its facts: the words, where they are from, and how well they are known.
 * @param guide its name in code
 * @returns nothing where nothing is noted
 */
export function noteOfGuide(guide: string): string | undefined {
  const notes = GUIDE_FACTS.filter((fact) => fact.guide === guide).map(noteOf)
  return notes.length === 0 ? undefined : notes.join('\n\n')
}

function noteOf({ says, source, readOn, note }: GuideFact): string {
  const read = readOn === undefined ? 'not compared with its source' : `read on ${readOn}`
  return [`“${says}” (${read})`, note, ...(source === undefined ? [] : [source])].join('\n')
}
