/** Only where there is a picture in a text. */
const STYLE = `
.prose figure img{border-radius:14px;background:var(--soft)}
.prose figcaption{margin-block-start:8px;font-size:14px;color:var(--muted)}
`

/** The style of figures; React puts it into the head, once. */
export function FigureStyle() {
  return (
    <style href="figure" precedence="figure">
      {STYLE}
    </style>
  )
}
