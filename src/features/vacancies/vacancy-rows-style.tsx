import { ARROW_BACK, ARROW_ON } from '@/ui/drawn-signs'
import { LAY_OUT_LATER } from '@/ui/lay-out-later'

/**
 * Only where vacancies are listed: the style of every page stands in it twice. Rows below the first screen are laid
 * out some at a time (`lay-out-later`), at about the height said here.
 */
const STYLE = `
${LAY_OUT_LATER}
.facts{display:grid;grid-template-columns:1fr 1fr;gap:10px 16px}
.facts dt{font-size:13px;color:var(--muted);line-height:1.4}
.facts dd{font-weight:650;font-size:15px;line-height:1.4;font-variant-numeric:tabular-nums}
.facts.facts :is(dd,bdi){overflow-wrap:normal}
.facts dd span{display:block;overflow-wrap:anywhere;font-weight:400;font-size:14px;color:var(--muted)}
.facts .pay bdi{display:inline-block;font-size:18px;line-height:1.25}
.facts .no{font-weight:400;color:var(--muted)}
.vacancy-rows>li{position:relative;display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:18px 22px}
.vacancy-rows>li+li{border-block-start:1px solid var(--line)}
.vacancy-rows>li:first-child{border-start-start-radius:13px;border-start-end-radius:13px}
.vacancy-rows>li:last-child{border-end-start-radius:13px;border-end-end-radius:13px}
.vacancy-rows>li:hover{background:var(--hover)}
.vacancy-rows>li:nth-child(n+4){contain-intrinsic-block-size:auto 240px;animation:lay-out-later 1ms .1s backwards}
.vacancy-rows>li:nth-child(n+10){animation-delay:.16s}
.vacancy-rows>li:nth-child(n+15){animation-delay:.22s}
[data-followed] .vacancy-rows>li{animation:none}
.vacancy-rows :is(h2,h3){font-size:18px}
.row-link::after,.vacancy-rows a::after{content:'';position:absolute;inset:0}
li:hover>div>:is(h2,h3)>a{color:var(--accent)}
:is(.vacancy-rows,.briefs) a:focus-visible{outline:none}
:is(.vacancy-rows,.briefs) a:focus-visible::after{outline:3px solid var(--accent);outline-offset:-4px;border-radius:14px}
.ship{font-size:15px;color:var(--muted);line-height:1.5}
.from{display:flex;flex-wrap:wrap;align-items:center;gap:2px 16px;font-size:14px;line-height:1.5}
.from span{min-inline-size:0}
.from time{color:var(--muted)}
.pages{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:6px;margin-block-start:20px;font-size:15px}
.pages :is(a,span){display:grid;place-items:center;min-block-size:44px;min-inline-size:44px;padding-inline:8px;border-radius:999px;color:var(--muted);font-variant-numeric:tabular-nums}
.pages a:hover{background:var(--soft);color:var(--ink)}
.pages [aria-current]{background:var(--ink);color:var(--bg);font-weight:650}
.pages [rel]{display:flex;padding-inline:14px;color:var(--accent);font-weight:600}
.pages [rel=prev]::before{${ARROW_BACK};margin-inline-end:8px}
.pages [rel=next]::after{${ARROW_ON};margin-inline-start:8px}
.alert-order{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px 24px;padding:18px 22px;margin-block:24px 12px}
.alert-order>div{flex:1 1 320px;min-inline-size:0}
.alert-order :is(h2,h3){font-size:17px}
.alert-order p{margin-block-start:2px;font-size:15px;color:var(--muted)}
@media (max-width:639px){
.alert-order{padding:18px}
.alert-order .button{inline-size:100%}
.vacancy-rows>li{padding:16px 18px}
.facts .len{grid-column:1/-1;display:flex;gap:10px;align-items:baseline}
.facts .len span{display:inline;margin-inline-start:4px}
.pages{justify-content:space-between}
.pages .far{display:none}
}
@media (min-width:720px){
.vacancy-rows>li{grid-template-columns:minmax(0,1fr) minmax(0,1.9fr);gap:12px 20px}
.facts{grid-template-columns:1.1fr 1.15fr .75fr}
.from{grid-column:1/-1}
.from time{margin-inline-start:auto}
.vacancy-rows>li:nth-child(n+4){contain-intrinsic-block-size:auto 104px}
}
`

/** The style of lists of vacancies; React puts it into the head, once. */
export function VacancyRowsStyle() {
  return (
    <style href="vacancy-rows" precedence="vacancy-rows">
      {STYLE}
    </style>
  )
}
