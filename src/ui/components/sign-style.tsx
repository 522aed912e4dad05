import { ARROW_ON, TICK } from '../drawn-signs'

/** Signs with words, labels, and the way to more. Only where they stand: the style of every page stands in it twice. */
const STYLE = `
.badge{display:inline-flex;align-items:baseline;gap:7px;font-size:13.5px;line-height:1.4;color:var(--muted)}
.badge::before{content:'!';content:'!'/'';flex:none;display:inline-grid;place-items:center;inline-size:16px;block-size:16px;border:1.5px solid;border-radius:50%;font:700 10px/1 var(--font-sans)}
.badge.unchecked::before{border-style:dashed}
.badge.checked{color:var(--good)}
.badge.checked::before{content:'\\200b';content:'\\200b'/''}
.badge.checked{position:relative}
.badge.checked::after{${TICK};position:absolute;inset-inline-start:3px;inset-block-start:4.5px;font-size:10px}
.badge.expired{color:var(--warn)}
.badge.alarm{color:var(--bad);font-weight:650}
.label{display:inline-flex;align-items:center;padding:2px 10px;border:1px solid var(--muted);border-radius:999px;font-size:13px;font-weight:600;color:var(--muted)}
.more{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);font-weight:600}
.more:hover{text-decoration:underline;text-underline-offset:4px}
.more::after{${ARROW_ON};margin-inline-start:8px}
`

/** The style of signs; React puts it into the head, once. */
export function SignStyle() {
  return (
    <style href="signs" precedence="signs">
      {STYLE}
    </style>
  )
}
