/**
 * Only where there is a letter to copy. The button keeps its place before its script is there, so that nothing moves then.
 */
const STYLE = `
.letter{margin-block:22px;text-align:end}
.prose .letter blockquote{margin-block:0 8px;text-align:start}
.letter button[hidden]{display:inline-flex;visibility:hidden}
@media print{.letter{break-inside:avoid}}
`

/** The style of letters; React puts it into the head, once. */
export function LetterStyle() {
  return (
    <style href="letter" precedence="letter">
      {STYLE}
    </style>
  )
}
