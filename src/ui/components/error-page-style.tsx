/** Only on pages that say what is missing or broken. */
const STYLE = `
.error-page{display:grid;gap:40px;align-items:center;padding-block:clamp(40px,8vw,104px)}
.asked-address{display:block;text-align:-webkit-match-parent;text-align:match-parent;margin-block-start:0.3em;font-size:0.55em;font-weight:600;line-height:1.4;letter-spacing:0;color:var(--muted);overflow-wrap:anywhere}
.random-cat img{display:block;inline-size:320px;max-inline-size:100%;block-size:auto;border-radius:14px;background:var(--soft)}
@media (min-width:720px){.error-page{grid-template-columns:1fr auto}}
`

/** The style of error pages; React puts it into the head, once. */
export function ErrorPageStyle() {
  return (
    <style href="error-page" precedence="error-page">
      {STYLE}
    </style>
  )
}
