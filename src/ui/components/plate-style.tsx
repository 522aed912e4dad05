/** Only where a file or a film is offered. */
const STYLE = `
.plate{display:grid;gap:2px;padding:16px 20px}
.plate:hover{border-color:var(--accent)}
.plate span{font-size:14px;color:var(--muted)}
.plate strong{color:var(--accent)}
`

/** The style of what is offered; React puts it into the head, once. */
export function PlateStyle() {
  return (
    <style href="plate" precedence="plate">
      {STYLE}
    </style>
  )
}
