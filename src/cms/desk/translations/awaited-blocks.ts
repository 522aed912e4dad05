import { type AlignedPair, alignPieces } from '../../../domain/translation/alignment'
import { bodyBlocks, isRichText, showsSomething } from '../../documents/rich-text/body-blocks'
import type { StoredText, TextPiece } from '../../documents/rich-text/text-pieces'

/** Which empty block of the draft is there for which piece of the source that is not translated. */
export function awaitedBlocks(
  source: readonly TextPiece[],
  own: StoredText,
  pairs: readonly AlignedPair<TextPiece, TextPiece>[],
): ReadonlyMap<TextPiece, number> {
  const blocks = Object.entries(own).flatMap(([at, value]) =>
    isRichText(value)
      ? bodyBlocks(value).map((block) => {
          const pair = pairs.find((one) => one.own?.at === at && one.own.index === block.index)
          const print = String(block.index)
          return { at, kind: block.kind, print, index: block.index, said: pair?.source, block }
        })
      : [],
  )
  const pieces = source.map((piece, index) => ({ ...piece, print: String(index), piece }))
  const together = new Set(
    blocks.flatMap(({ print, said }) => (said ? [`${print} ${source.indexOf(said)}`] : [])),
  )
  const translated = new Set(blocks.map(({ said }) => said))
  // What says something that the source does not say stands in nobody's place.
  const places = blocks.filter(({ said, block }) => said !== undefined || !showsSomething(block))
  const aligned = alignPieces(pieces, places, (one, other) => together.has(`${one} ${other}`))
  return new Map(
    aligned.flatMap(({ source: one, own: place }): [TextPiece, number][] =>
      one && place && !place.said && !translated.has(one.piece) ? [[one.piece, place.index]] : [],
    ),
  )
}
