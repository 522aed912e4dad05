import { languageTag, type Locale } from '../../../domain/locales/locales'
import type { AlignedPair } from '../../../domain/translation/alignment'
import { compare, lastSourceOf, type Standing } from '../../../domain/translation/memory'
import {
  type Field,
  findSameFields,
  findUntranslated,
  type Untranslated,
} from '../../../domain/translation/untranslated'
import { isSameText } from '../../../domain/translation/words'
import { env } from '../../../env'
import type { ContentType } from '../../publications/content-type'
import type { Database } from '../../database/handle'
import { awaitedBlocks } from './awaited-blocks'
import { bodyBlocks, isRichText } from '../../documents/rich-text/body-blocks'
import { emptyThatCount, pieceMark } from './piece-mark'
import { rowsOf } from './piece-rows'
import type { SideBySidePair } from './side-by-side-pair'
import { findTextsBeside, type TextsBeside } from './texts-beside'
import { type StoredText, type TextPiece, textPieces } from '../../documents/rich-text/text-pieces'
import { learned } from './translation-memory'
import { changesInRows, wordChanges } from './word-changes'

/** A translation beside its source. */
export interface SideBySide {
  sourceLocale: Locale
  /** How the published translation stands to the source; absent where either is not published. */
  standing?: Standing
  pairs: SideBySidePair[]
  /** Who said last that it is still right, and when. */
  confirmed?: { by: string; at: string }
}

interface Text {
  document: string
  locale: Locale
}

/** The latest draft of a translation beside the published source; `names` tells what an account is called. */
export async function readSideBySide(
  db: Database,
  type: ContentType,
  text: Text,
  names: (account: number) => Promise<string | undefined>,
): Promise<SideBySide> {
  const found = await findTextsBeside(db, type, text)
  const by = found.confirmed_by === null ? undefined : await names(found.confirmed_by)
  return {
    sourceLocale: env.SOURCE_LOCALE,
    ...(found.standing && found.is_live && found.source && { standing: found.standing }),
    ...(by !== undefined && found.confirmed_at && { confirmed: { by, at: found.confirmed_at } }),
    pairs: pairsOf(found),
  }
}

function pairsOf(found: TextsBeside): SideBySidePair[] {
  const source = textPieces(found.source ?? {})
  const own = textPieces(found.own ?? {})
  const texts = { source, own }
  const memory = learned(found, texts, found.since)
  const before = new Set(found.entries ?? [])
  const { pairs } = compare(memory, texts)
  const awaits = awaitedBlocks(source, found.own ?? {}, pairs)
  return pairs
    .toSorted((one, other) => rank(one) - rank(other))
    .map((pair): SideBySidePair => {
      const { source: said, own: written, standing } = pair
      const former = written && found.said.get(lastSourceOf(memory, written.print) ?? '')
      const awaited = said && !written ? awaits.get(said) : undefined
      return {
        at: (said ?? written)?.at ?? '',
        kind: (said ?? written)?.kind ?? '',
        standing,
        ...(said && { source: sourceOf(said, found.source ?? {}, standing, former) }),
        ...(written && {
          own: {
            print: written.print,
            text: written.text,
            ...(written.index !== undefined && { index: written.index }),
          },
        }),
        ...(awaited !== undefined && { awaited }),
        isSame: Boolean(said && written && isSameText(written.text, said.text)),
        isLeftOut: Boolean(said && !written && before.has(`->${said.print}`)),
      }
    })
}

function sourceOf(
  { at, index, print, text }: TextPiece,
  stored: StoredText,
  standing: Standing,
  former: string | undefined,
): NonNullable<SideBySidePair['source']> {
  const body = stored[at]
  const node = index !== undefined && isRichText(body) ? body.root.children[index] : undefined
  const isChanged = standing === 'outOfDate' && former !== undefined && former !== text
  const changes = isChanged ? wordChanges(former, text, languageTag(env.SOURCE_LOCALE)) : undefined
  const rows = node ? rowsOf(node) : [[text]]
  return {
    print,
    rows,
    ...(changes && { changes: changesInRows(rows, changes) ?? [[changes]] }),
  }
}

/** As the form has them: the title, what else is short, the body, what search engines are told. */
function rank({ source, own }: AlignedPair<TextPiece, TextPiece>): number {
  const { at, kind } = source ?? own ?? { at: '', kind: '' }
  if (at === 'title') return 0
  if (at.startsWith('meta_')) return 3
  return kind === 'field' ? 1 : 2
}

/**
 * What of the latest draft of a translation nobody seems to have translated: blocks of the body, and other fields; and how
 * many passages of the source the pane beside its form says are not translated yet.
 */
export async function readUntranslated(
  db: Database,
  type: ContentType,
  text: Text,
): Promise<Untranslated & { fields: Field[]; missing: number }> {
  const found = await findTextsBeside(db, type, text)
  const [source, own] = [found.source ?? {}, found.own ?? {}]
  const blocksOf = (stored: StoredText) =>
    Object.values(stored).flatMap((value) => (isRichText(value) ? bodyBlocks(value) : []))
  const fieldsOf = (stored: StoredText) =>
    Object.entries(stored).flatMap(([at, value]): Field[] =>
      typeof value === 'string' ? [{ at, text: value }] : [],
    )
  const { same, empty } = findUntranslated(blocksOf(source), blocksOf(own))
  const pairs = pairsOf(found)
  return {
    same,
    empty: emptyThatCount(empty, pairs),
    fields: findSameFields(fieldsOf(source), fieldsOf(own)),
    missing: pairs.filter((pair) => pieceMark(pair) === 'missing').length,
  }
}
