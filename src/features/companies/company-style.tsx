/** Only where a company is shown: the style of every page stands in it twice. */
const STYLE = `
.company{display:grid;grid-template-columns:minmax(0,1fr);gap:14px}
.company>:is(.button){margin-block-start:2px}
.who{display:flex;gap:12px;align-items:center}
.who>div,.company-head>div{min-inline-size:0}
.who h2{font-size:18px}
.who p{font-size:14px;color:var(--muted)}
.logo{display:grid;place-items:center;inline-size:46px;block-size:46px;flex:none;border-radius:10px;background:var(--soft);color:var(--accent);font-weight:700;object-fit:contain}
.licence{padding:12px 14px;border:1px solid var(--line);border-radius:9px;font-size:14.5px;line-height:1.5;color:var(--ink)}
.licence.checked{border-color:transparent;background:var(--good-tint)}
.licence.expired{border-color:transparent;background:var(--warn-tint)}
.licence .badge{font-size:15px;font-weight:650}
.licence dl{display:grid;gap:2px;margin-block-start:6px}
.licence dl:empty{display:none}
.licence dl>div{display:flex;flex-wrap:wrap;gap:0 6px}
.licence dt{color:var(--muted)}
.licence dd{font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.contacts{font-size:15px}
.contacts .why{margin-block-end:8px;font-size:14.5px;color:var(--muted)}
.contacts ul+ul{margin-block-start:6px;padding-block-start:6px;border-block-start:1px solid var(--line)}
.contacts .person{padding-block:6px;color:var(--muted)}
.contacts .person bdi{font-weight:650;color:var(--ink)}
.contacts small{display:block;margin-inline-start:28px;font-size:13.5px;color:var(--muted)}
.contacts .beside{display:inline-flex;flex-wrap:wrap;gap:0 14px;margin-inline-start:28px}
.way{display:inline-flex;align-items:center;gap:8px;min-block-size:44px;max-inline-size:100%}
.way bdi{overflow-wrap:anywhere;min-inline-size:0}
.way .icon,.way>span{color:var(--muted)}
.way>span{display:inline-block}
a.way{color:var(--accent);text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:4px}
a.way:hover{text-decoration-thickness:2px}
span.way{min-block-size:36px}
.signs h2{font-size:16px;letter-spacing:0;line-height:26px}
.signs ul{display:grid;gap:6px;font-size:15px}
.signs li{position:relative;padding-inline-start:16px}
.signs li::before{content:'';position:absolute;inset-inline-start:1px;inset-block-start:.65em;inline-size:6px;block-size:6px;border-radius:50%;background:#f59e0b}
.signs p{font-size:15px}
.warned{padding:12px 14px;border-radius:9px;background:var(--bad-tint);font-size:14.5px;white-space:pre-line;overflow-wrap:anywhere}
.company-head{display:flex;gap:16px;align-items:center}
.company-head .logo{inline-size:60px;block-size:60px;font-size:20px}
@media (max-width:639px){.company-head{align-items:start}.company-head .logo{inline-size:46px;block-size:46px;font-size:16px}}
`

/** The style of a company; React puts it into the head, once. */
export function CompanyStyle() {
  return (
    <style href="company" precedence="company">
      {STYLE}
    </style>
  )
}
