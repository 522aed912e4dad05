/** Only where warnings are shown: the style of every page stands in it twice. */
const STYLE = `
.warnings{display:grid;grid-template-columns:minmax(0,1fr);gap:24px}
.warnings>li{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:20px 22px;scroll-margin-block-start:80px}
.warnings h3{font-size:20px}
.warnings h3 a{display:inline-flex;align-items:center;min-block-size:44px}
.warnings h3 a:hover{color:var(--accent)}
.labels{display:flex;flex-wrap:wrap;align-items:center;gap:2px 16px;font-size:14.5px;color:var(--muted)}
.labels .badge{font-size:15px;font-weight:650}
.warning-body{display:grid;grid-template-columns:minmax(0,1fr);gap:16px}
.warning-body .ways{display:flex;flex-wrap:wrap;gap:0 24px}
.source{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:4px}
.rows>div>dd+dd{grid-column:2}
.find{display:flex;flex-wrap:wrap;align-items:end;gap:12px;margin-block-end:24px;max-inline-size:720px}
.find>div{flex:1 1 260px}
.find label{display:block;margin-block-end:4px;font-weight:600;font-size:15px}
.find .hint{display:block;font-weight:400}
.found-line{display:flex;flex-wrap:wrap;align-items:center;gap:0 20px;margin-block-end:12px}
.found-line h2{font-size:20px}
.pages{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:6px 20px;margin-block-start:20px;font-size:15px;color:var(--muted)}
.pages a{display:flex;align-items:center;min-block-size:44px;padding-inline:14px;border-radius:999px;color:var(--accent);font-weight:600}
.pages a:hover{background:var(--soft)}
@media (max-width:639px){.warnings>li{padding:16px 18px}.rows>div>dd+dd{grid-column:1}.find .button{inline-size:100%}}
`

/** The style of warnings; React puts it into the head, once. */
export function WarningsStyle() {
  return (
    <style href="warnings" precedence="warnings">
      {STYLE}
    </style>
  )
}
