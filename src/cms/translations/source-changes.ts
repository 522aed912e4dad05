import { languageTag, type Locale } from '../../domain/locales'
import { compare, lastSourceOf } from '../../domain/translation/memory'
import { env } from '../../env'
import type { ContentType } from '../publications/content-type'
import type { Database } from '../publications/writing/locks'
import { publishedText } from './published-texts'
import { printOf, type StoredText, textPieces } from './text-pieces'
import { findTextsBeside } from './texts-beside'
import { learned } from './translation-memory'
import { type WordChange, wordChanges } from './word-changes'

/** A piece of the source that says something else than when a published translation was made. */
export interface SourceChange {
  /** Name of the field, as the database has it. */
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
  db: Database,
  type: ContentType,
  { document, locales }: { document: string; locales: readonly Locale[] },
): Promise<ChangedForLanguages[]> {
  const groups = new Map<string, ChangedForLanguages>()
  for (const locale of locales) {
    const changes = await readChangesFor(db, type, document, locale)
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
  db: Database,
  type: ContentType,
  { document, locale, seen }: { document: string; locale: Locale; seen: string },
): Promise<boolean> {
  return printOf(await readChangesFor(db, type, document, locale)) === seen
}

async function readChangesFor(
  db: Database,
  type: ContentType,
  document: string,
  locale: Locale,
): Promise<SourceChange[]> {
  const found = await findTextsBeside(db, type, { document, locale })
  // A newer draft may be mended already; it is of what readers see that somebody says it is right.
  const { rows } = await db.execute<Record<string, unknown> & { own: StoredText }>(
    publishedText(type, document, locale),
  )
  const [live] = rows
  if (!live || !found.source) return []
  const texts = { source: textPieces(found.source), own: textPieces(live.own) }
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
