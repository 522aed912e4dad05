import { TICK } from '../drawn-signs'
import { SignStyle } from './sign-style'

/**
 * What pages of facts have in common: two columns, parts with a heading, rows of facts, a text in its own
 * language. Only on these pages: the style of every page stands in it twice.
 */
const STYLE = `
.fact-page{padding-block:12px 48px;overflow-wrap:break-word}
.fact-page :is(h1,h2,h3,bdi,dd),.fact-meta,.own-words,.fact-page .callout{overflow-wrap:anywhere}
.fact-page .callout>*{min-inline-size:0}
.fact-page .crumbs{flex-wrap:nowrap}
.fact-page .crumbs>li{flex:none}
.fact-page .crumbs>li:nth-child(n+3){flex:0 1 auto;min-inline-size:0}
.fact-page .crumbs>li>*{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.crumb-bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 16px}
.crumb-bar>nav{flex:1 1 auto;min-inline-size:0}
.crumb-bar .more{font-size:15px}
.fact-head{padding-block:4px 22px}
.fact-head .display{font-size:clamp(28px,4vw,40px)}
.fact-head .lede{margin-block-start:6px;max-inline-size:72ch}
.fact-meta{display:flex;flex-wrap:wrap;gap:2px 18px;margin-block-start:8px;font-size:14px;color:var(--muted);font-variant-numeric:tabular-nums}
.two{display:grid;grid-template-columns:minmax(0,1fr);gap:24px}
.pair{display:grid;grid-template-columns:minmax(0,1fr);gap:24px;margin-block-start:32px}
.col{display:grid;grid-template-columns:minmax(0,1fr);gap:24px;align-content:start}
.part>h2{margin-block-end:12px;font-size:21px}
.part.below{margin-block-start:32px;scroll-margin-block-start:80px}
.fact-meta{align-items:center}
.fact-meta a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);text-decoration:underline;text-underline-offset:4px;text-decoration-thickness:1px}
.card.pad{padding:22px}
.nothing{max-inline-size:720px}
.nothing>:first-child{font-size:19px}
.nothing p{margin-block-start:6px;color:var(--muted)}
.nothing .ways{display:flex;flex-wrap:wrap;gap:0 24px}
.rows>div{display:grid;grid-template-columns:38% minmax(0,1fr);gap:2px 16px;padding:11px 22px;font-size:15px}
.rows>div+div{border-block-start:1px solid var(--line)}
.rows dt{color:var(--muted)}
.rows bdi{white-space:pre-line}
.rows dd{font-weight:600;font-variant-numeric:tabular-nums}
.ticks{display:grid;gap:10px;font-size:15.5px}
.ticks li{display:flex;gap:10px}
.ticks li::before{${TICK};margin-block-start:.3em;color:var(--accent)}
.own-words .says{padding:10px 22px;border-block-end:1px solid var(--line);border-start-start-radius:13px;border-start-end-radius:13px;background:var(--soft);font-size:14px}
.own-words .says b{font-weight:650}
.fact-page [role=note]:has(+.own-words),.fact-page [role=note]:has(+.danger){margin-block-end:12px}
.own-words>:last-child{display:grid;grid-template-columns:minmax(0,1fr);gap:10px;padding:18px 22px;line-height:var(--leading-prose)}
.own-words>:last-child p{max-inline-size:66ch;white-space:pre-line}
@media (max-width:639px){
.rows>div{grid-template-columns:minmax(0,1fr);padding:10px 18px}
.card.pad,.own-words>:last-child{padding:18px}
.own-words .says{padding-inline:18px}
}
@media (min-width:720px){.pair{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (min-width:960px){.two{grid-template-columns:minmax(0,1fr) 340px;gap:32px}}
`

/** The style of pages of facts; React puts it into the head, once. */
export function FactPageStyle() {
  return (
    <>
      <SignStyle />
      <style href="fact-page" precedence="fact-page">
        {STYLE}
      </style>
    </>
  )
}
