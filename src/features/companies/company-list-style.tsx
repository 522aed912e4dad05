import { ARROW_BACK, ARROW_ON } from '@/ui/drawn-signs'

/** Only where companies are listed: the style of every page stands in it twice. */
const STYLE = `
.company-words{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:10px}
.company-words .in{flex:1 1 12rem;inline-size:auto;max-inline-size:26rem}
.company-rows>li{position:relative;display:grid;grid-template-columns:minmax(0,1fr);gap:8px 20px;padding:16px 18px}
.company-rows>li+li{border-block-start:1px solid var(--line)}
.company-rows>li:first-child{border-start-start-radius:13px;border-start-end-radius:13px}
.company-rows>li:last-child{border-end-start-radius:13px;border-end-end-radius:13px}
.company-rows>li:hover{background:var(--hover)}
.company-rows h3{font-size:18px}
.company-rows p{font-size:15px;line-height:1.5}
.company-rows .quiet{font-weight:400;color:var(--muted)}
.company-rows p:empty{display:none}
.company-rows .open{font-weight:650;font-variant-numeric:tabular-nums}
.company-rows .from{display:flex;flex-wrap:wrap;align-items:center;gap:2px 16px}
.company-rows a::after{content:'';position:absolute;inset:0}
.company-rows li:hover a{color:var(--accent)}
.company-rows a:focus-visible{outline:none}
.company-rows a:focus-visible::after{outline:3px solid var(--accent);outline-offset:-4px;border-radius:14px}
.pages{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:6px 20px;margin-block-start:20px;font-size:15px;color:var(--muted)}
.pages a{display:flex;align-items:center;min-block-size:44px;padding-inline:14px;border-radius:999px;color:var(--accent);font-weight:600}
.pages a:hover{background:var(--soft)}
.pages [rel=prev]::before{${ARROW_BACK};margin-inline-end:8px}
.pages [rel=next]::after{${ARROW_ON};margin-inline-start:8px}
@media (min-width:720px){
.company-rows>li{grid-template-columns:minmax(0,1.2fr) minmax(0,1.3fr) minmax(0,.7fr);padding:18px 22px}
.company-rows p:empty{display:block}
.company-rows .from{grid-column:1/-1}
.company-rows .open{text-align:end}
}
`

/** The style of the directory; React puts it into the head, once. */
export function CompanyListStyle() {
  return (
    <style href="company-list" precedence="company-list">
      {STYLE}
    </style>
  )
}
