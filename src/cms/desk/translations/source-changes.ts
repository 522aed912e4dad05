import { languageTag, type Locale } from '../../../domain/locales/locales'
import { compare, lastSourceOf } from '../../../domain/translation/memory'
import { env } from '../../../env'
import type { ReadLiveText } from './live-texts'
import { printOf, textPieces } from '../../documents/rich-text/text-pieces'
import { learned } from './translation-memory'
import { type WordChange, wordChanges } from './word-changes'

/** A piece of the source that says something else than when a published translation was made. */
export interface SourceChange {
  /** Name of the field, as the database has it; in a global the path to it. */
  at: string
  /** `field`, or the kind of the block. */
  kind: string
  changes: WordChange[]
  /** Whether nobody knows any more what it said before; `changes` are then what it says now. */
  isFormerUnknown: boolean
  /** Whether the translation has nothing in this place: to say that it is right is to leave it out on purpose. */
  isMissing: boolean
}

/** Languages for which the same has changed. */
export interface ChangedForLanguages {
  locales: Locale[]
  changes: SourceChange[]
  /** A fingerprint of `changes`, to say later of which somebody has judged. */
  seen: string
}

/** What has changed in the published source since the published texts of the languages were made, the same once. */
export async function readSourceChanges(
  read: ReadLiveText,
  locales: readonly Locale[],
): Promise<ChangedForLanguages[]> {
  const groups = new Map<string, ChangedForLanguages>()
  for (const locale of locales) {
    const changes = await readChangesFor(read, locale)
    if (changes.length === 0) continue
    const seen = printOf(changes)
    const group = groups.get(seen)
    if (group) group.locales.push(locale)
    else groups.set(seen, { locales: [locale], changes, seen })
  }
  return [...groups.values()]
}

/** Whether what has changed for a language is still what somebody was shown. */
export async function isAsSeen(
  read: ReadLiveText,
  { locale, seen }: { locale: Locale; seen: string },
): Promise<boolean> {
  return printOf(await readChangesFor(read, locale)) === seen
}

async function readChangesFor(read: ReadLiveText, locale: Locale): Promise<SourceChange[]> {
  const found = await read(locale)
  if (!found) return []
  const texts = { source: textPieces(found.source), own: textPieces(found.own) }
  const memory = learned(found, texts, found.since)
  return compare(memory, texts)
    .pairs.filter(({ standing }) => standing === 'outOfDate')
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ source, own }) => {
      const { at = '', kind = '' } = source ?? own ?? {}
      const former = own && found.said.get(lastSourceOf(memory, own.print) ?? '')
      return {
        ...{ at, kind, changes: changesOf(former, source?.text) },
        isFormerUnknown: own !== undefined && former === undefined,
        isMissing: own === undefined,
      }
    })
}

/** Short fields come before the body. */
function rank({ source, own }: { source?: { kind: string }; own?: { kind: string } }): number {
  return (source ?? own)?.kind === 'field' ? 0 : 1
}

function changesOf(former: string | undefined, present: string | undefined): WordChange[] {
  const removed = former === undefined ? [] : [{ kind: 'removed' as const, words: former }]
  if (present === undefined) return removed
  if (former === undefined) return [{ kind: 'added', words: present }]
  return (
    wordChanges(former, present, languageTag(env.SOURCE_LOCALE)) ?? [
      ...removed,
      { kind: 'added', words: present },
    ]
  )
}
