/** Only where questions unfold their answers. */
const STYLE = `
.questions > details{padding-inline:16px}
.questions > details + details{border-block-start:1px solid var(--line)}
.questions summary{display:flex;align-items:center;justify-content:space-between;gap:12px;min-block-size:46px;padding:8px 0;font-weight:600}
.questions summary::after{content:'+';content:'+' / '';font-size:20px;color:var(--accent)}
.questions>[open]>summary::after{content:'−';content:'−' / ''}
@media print{.questions ::details-content{content-visibility:visible;block-size:auto}}
`

/** The style of questions; React puts it into the head, once. */
export function QuestionsStyle() {
  return (
    <style href="questions" precedence="questions">
      {STYLE}
    </style>
  )
}
