import { ARROW_ON } from '@/ui/drawn-signs'
import { LAY_OUT_LATER } from '@/ui/lay-out-later'

/**
 * Only on the home page: the style of every page stands in it twice. Rows of cards are full: where some are left
 * over, the first is wider. The contact panel begins beside the list, not beside its heading. What lies below the
 * first screen of a phone is laid out part by part (`lay-out-later`), at about the heights said here.
 */
const STYLE = `
.home{padding-block-end:32px}
.hero{display:grid;grid-template-columns:minmax(0,1fr);gap:14px 56px;padding-block:20px 32px}
.hero .display{margin-block-start:10px;font-size:clamp(30px,14px + 4.6vw,60px);overflow-wrap:anywhere}
/* So that half a title of ten characters still fits a line of a phone of 320 px. */
.hero .display:lang(zh){font-size:clamp(28px,14px + 4.6vw,60px)}
.hero-lede{padding-block-start:8px}
.hero-chart{overflow:hidden}
.hero+.sea-chart{margin-block-end:32px}
.tick-rule{block-size:10px;background:repeating-linear-gradient(90deg,var(--line) 0 1px,transparent 1px 24px)}
.contact-panel{padding:22px 24px;font-size:15px;color:var(--muted)}
.contact-panel h2{margin-block-end:6px;font-size:18px;color:var(--ink)}
.contact-panel .contact{flex-direction:column;align-items:start}
.contact-panel a.button{order:1;margin-block-start:12px;color:#fff}
.guide-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 16px;margin-block-end:12px}
.guide-head .bar-link{color:var(--accent);font-weight:600}
.guide-head .bar-link::after{${ARROW_ON};margin-inline-start:8px}
.home-split{display:grid;grid-template-columns:minmax(0,1fr);gap:24px;padding-block:24px 40px}
.home-split:empty{display:none}
.home-body{display:grid;gap:24px;padding-block:24px 48px}
.home-body .prose{min-inline-size:0;max-inline-size:none;margin:0;font-size:16px}
.home-body>.intro.prose{max-inline-size:60ch;padding-block-end:12px;font-size:clamp(16px,2.2vw,21px)}
.topic{min-inline-size:0;padding:0 18px}
.topic>summary{display:flex;align-items:center;justify-content:space-between;gap:12px;min-block-size:46px}
.topic>summary h2{font-size:16px}
.topic>summary::after{content:'+';content:'+' / '';font-size:20px;color:var(--accent)}
.topic[open]>summary::after{content:'−';content:'−' / ''}
.topic[open]{padding-block-end:18px}
.topic>.prose>h2:first-of-type{display:none}
@media (max-width:639px){
.hero{padding-block:10px 4px}
.hero-lede{padding-block-start:0}
.hero-lede .lede{font-size:15px}
/* The texts below say it, and whom to write to is at the foot of the page. */
.hero-side+.hero-lede .lede,.contact-panel{display:none}
.home{padding-block-end:0}
.hero+.sea-chart{display:none}
.home-split{padding-block:8px 12px}
.home-body{gap:8px;padding-block:0 8px}
.home-body>.intro.prose{padding-block-end:4px;font-size:15px}
/* Titles alone, in a row that scrolls by itself. */
.home-split .page-list{flex-wrap:nowrap;overflow-x:auto;scrollbar-width:none}
.home-split .page-list>.link-card{flex:0 0 150px;padding:12px 14px}
.home-split .page-list h3{font-size:15px}
.home-split .page-list p{display:none}
.guide-head{flex-wrap:nowrap;margin-block-end:6px}
}
@media (min-width:640px){
@supports selector(::details-content){
.topic{padding:24px 26px}
.topic>summary{display:none}
.topic::details-content{content-visibility:visible;block-size:auto}
.topic>.prose>h2:first-of-type{display:block;margin-block-end:8px;font-size:20px}
}
}
@media print{
.topic::details-content{content-visibility:visible;block-size:auto}
}
@media (min-width:720px){
.home-body{grid-template-columns:1fr 1fr}
.home-body>.intro,.topic:last-child:nth-child(odd of .topic),.topic:nth-child(odd of .topic):has(+.topic .prices){grid-column:1/-1}
}
@media (min-width:640px){
.home-split .page-list{display:grid;grid-template-columns:repeat(2,minmax(0,1fr))}
.home-split .page-list>:first-child:nth-last-child(odd){grid-column:1/-1}
}
@media (min-width:960px){
.home-split .page-list{grid-template-columns:repeat(3,minmax(0,1fr))}
.home-split .page-list>:first-child:nth-last-child(odd){grid-column:auto}
.home-split .page-list>:first-child:nth-last-child(3n+2){grid-column:span 2}
.home-split .page-list>:first-child:nth-last-child(3n+1){grid-column:1/-1}
.hero{grid-template:'head side' 1fr 'lede side' auto 'help side' 1fr/minmax(0,1.15fr) minmax(0,.85fr);padding-block:clamp(36px,5vw,64px) clamp(36px,5vw,56px)}
.hero-head{grid-area:head;align-self:end}
.hero-lede{grid-area:lede}
.hero-help{grid-area:help;padding-block-start:10px}
.hero-side{grid-area:side;align-self:center}
.home-split:has(>section+section){grid-template-columns:1.8fr 1fr}
section+.contact-panel{margin-block-start:56px}
}
${LAY_OUT_LATER}
.newest,.home-split,.home-body{contain-intrinsic-block-size:auto 400px;animation:lay-out-later 1ms .1s backwards}
.home-split{animation-delay:.16s}
.home-body{contain-intrinsic-block-size:auto 420px;animation-delay:.22s}
`

/** The style of the home page; React puts it into the head, once. */
export function HomeStyle() {
  return (
    <style href="home" precedence="home">
      {STYLE}
    </style>
  )
}
