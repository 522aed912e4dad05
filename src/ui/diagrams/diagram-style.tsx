import { ARROW_ON } from '../drawn-signs'
import type { DiagramLayout } from './diagram-layouts'

/** Of all diagrams. The words keep their place in the order of reading; the drawings mirror where time or reading does. */
const EVERY = /* css */ `
.prose figure.diagram{padding:18px 18px 20px}
.prose .diagram figcaption{margin:0 0 14px;font-size:16px;font-weight:700;line-height:1.4;color:var(--ink)}
.prose figure.diagram>ul{display:grid;gap:14px;margin:0;padding:0;list-style-type:''}
.prose figure.diagram>ul>li{margin:0}
.diagram{font-size:15px;line-height:var(--leading)}
.diagram b{font-weight:650;line-height:1.4}
.prose .diagram p,.prose .diagram li ul{margin-block:2px 0;color:var(--muted)}
.prose .diagram li li{margin-block:2px}
.diagram svg{display:block;fill:none;stroke:var(--muted);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.diagram .lit{stroke:var(--accent)}
.diagram .full{fill:var(--soft)}
.diagram .lamp{fill:var(--lamp);stroke:none}
.diagram .no{stroke:var(--bad)}
[dir=rtl] .diagram .turns{transform:scaleX(-1)}
/* Without their colours bars would say nothing. */
.diagram i{forced-color-adjust:none;-webkit-print-color-adjust:exact;print-color-adjust:exact}
/* The longest words of a phone of 320 px. */
@media (max-width:479px){.diagram{hyphens:auto;hyphenate-limit-chars:12 5 5}}
@media print{.diagram>ul>li{break-inside:avoid;-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`

const LAYOUTS: Readonly<Record<DiagramLayout, string>> = {
  // A sheet of paper, cut where its remarks begin.
  sheet: /* css */ `
.prose figure.sheet>ul{gap:0}
.sheet li{display:grid;grid-template-columns:minmax(84px,30%) minmax(0,1fr);gap:0 28px}
.sheet i{display:grid;align-items:center;padding:12px 14px;border:solid var(--edge);border-width:0 1px;background:var(--raised)}
.sheet li:first-child i{border-block-start-width:1px;border-start-start-radius:6px;border-start-end-radius:18px}
.sheet li:last-child i{border-block-end-width:1px;border-end-start-radius:6px;border-end-end-radius:6px}
.sheet svg{inline-size:100%;max-inline-size:130px;block-size:auto;margin-inline:auto}
.sheet li>div{position:relative;align-self:center;padding-block:9px}
.sheet li>div::before{content:'';position:absolute;inset-inline-start:-34px;inline-size:26px;inset-block-start:50%;border-block-start:1px solid var(--accent)}
@media (max-width:479px){.sheet li{gap:0 20px}.sheet i{padding:10px}.sheet li>div::before{inset-inline-start:-26px;inline-size:20px}}
`,
  // What they write, and what it means.
  chat: /* css */ `
.prose figure.chat>ul{gap:10px}
.chat li{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:4px 18px;align-items:center}
.chat b{padding:9px 14px;border-radius:16px;border-start-start-radius:4px;background:var(--soft);font-weight:400;overflow-wrap:anywhere}
.chat span{display:grid;grid-template-columns:auto minmax(0,1fr);gap:10px;align-items:start}
.prose .chat p{margin-block:0}
.diagram.chat svg{margin-block-start:3px;fill:var(--bad-tint)}
@media (max-width:479px){.chat li{grid-template-columns:minmax(0,1fr)}.chat b{justify-self:start}.chat span{padding-inline-start:18px}}
`,
  bars: /* css */ `
.bars li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 16px}
.bars bdi{font-weight:650;font-variant-numeric:tabular-nums;white-space:nowrap}
.bars li>i{grid-column:1/-1;display:block;block-size:14px;border-radius:4px;background:linear-gradient(90deg,var(--line) 1px,transparent 1px) 0 0/calc(100%/var(--of)) 100%,var(--soft)}
[dir=rtl] .bars li>i{background-image:linear-gradient(270deg,var(--line) 1px,transparent 1px);background-position:100% 0}
.bars i>i{min-inline-size:3px;border-radius:4px;background:var(--primary)}
.bars .less{background:repeating-linear-gradient(135deg,var(--bad) 0 3px,var(--bad-tint) 3px 7px)}
.bars .left{background:var(--good)}
@media print{.bars i>i{border:1px solid}}
.bars .mark{border-inline-end:3px solid var(--lamp)}
.bars p{grid-column:1/-1}
`,
  // Twenty-four hours from midnight, and a week of them.
  hours: /* css */ `
.prose figure.hours>ul{gap:22px}
.hours .day,.hours .scale{display:flex}
.hours [data-number]::before{content:attr(data-number)}
.hours .day{margin-block-start:6px;border:1px solid var(--edge);border-radius:6px;overflow:hidden}
.hours .day i{display:block;padding-block:6px;background:var(--primary);color:#fff;font-style:normal;font-weight:650;font-size:14px;line-height:20px;text-align:center;overflow:hidden}
.hours .day .rest{background:var(--raised);color:var(--ink)}
.hours .scale i{font-style:normal}
.hours .scale{justify-content:space-between;font-size:12.5px;line-height:1.6;color:var(--muted);font-variant-numeric:tabular-nums}
.hours .week{display:grid;grid-template-columns:repeat(7,1fr);gap:5px;margin-block:6px}
.hours .week i{display:grid;align-items:end;block-size:72px;border:1px solid var(--edge);border-radius:6px;background:var(--primary);overflow:hidden}
.hours .week i>i{display:grid;align-items:center;border:0;border-radius:0;background:var(--raised);color:var(--ink);font-style:normal;font-weight:650;font-size:14px;line-height:1;text-align:center}
`,
  cards: /* css */ `
.cards>ul>li{padding:14px 16px;border:1px solid var(--line);border-radius:10px;background:var(--raised)}
.cards svg{inline-size:96px;block-size:64px;margin-block-end:8px}
@media (min-width:360px) and (max-width:479px){.cards>ul>li{display:grid;grid-template-columns:60px minmax(0,1fr);gap:12px;padding:12px}.cards svg{inline-size:60px;block-size:40px}}
@media (min-width:480px){
.cards>ul{grid-template-columns:repeat(auto-fit,minmax(150px,1fr))}
.cards>ul:has(>:nth-child(4)){grid-template-columns:repeat(2,minmax(0,1fr))}
}
.mailing>ul>li{position:relative}
.mailing>ul>li+li::before{${ARROW_ON};position:absolute;inset-inline-start:-12px;inset-block-start:40px;background-color:var(--accent)}
@media (max-width:479px){.mailing>ul>li+li::before{display:none}}
`,
  // From the phone a rail, with a rung for each; wider, stairs that go up in the direction of reading.
  stairs: /* css */ `
.stairs li{position:relative;padding-inline-start:50px;min-block-size:44px}
.stairs u{position:absolute;inset-block-start:0;inset-inline-start:0;display:grid;place-items:center;inline-size:34px;block-size:34px;border:2px solid var(--accent);border-radius:50%;background:var(--raised);color:var(--accent);font-weight:700;text-decoration:none}
.stairs li:nth-child(-n+3)::before{content:'';position:absolute;inset-inline-start:17px;inset-block:38px -10px;border-inline-start:2px dashed var(--accent-line)}
.stairs li:nth-child(n+5){padding-block:14px;padding-inline:66px 14px;border:1px dashed var(--accent);border-radius:10px}
.stairs li:nth-child(n+5) svg{position:absolute;inset-inline-start:14px;inset-block-start:14px}
@media (min-width:640px){
.prose figure.stairs>ul{grid-template-columns:repeat(4,minmax(0,1fr));gap:16px 0;align-items:end}
.stairs li:nth-child(-n+4){padding-block-end:calc(var(--step)*30px + 46px);padding-inline:8px 2px;hyphens:auto;background:linear-gradient(var(--soft),var(--soft)) 0 100%/100% calc(var(--step)*30px + 36px) no-repeat}
.stairs li:nth-child(-n+4) u{inset-block:auto 3px;inset-inline-start:8px;border:0;background:none}
.stairs li:nth-child(-n+3)::before{display:none}
.stairs li:nth-child(n+5){grid-column:1/-1}
}
`,
  // A line on which a month is as long as the next.
  months: /* css */ `
.prose figure.months>ul{gap:0}
.months li{position:relative;min-block-size:calc(var(--months)*64px);padding-block-end:16px;padding-inline-start:56px}
.months li::before{content:'';position:absolute;inset-inline-start:17px;inset-block:0;border-inline-start:3px solid var(--accent-line)}
.months li:last-child::before{border-inline-start-style:dashed}
.months u{position:absolute;inset-block-start:0;inset-inline-start:0;display:grid;place-items:center;inline-size:36px;block-size:36px;border:3px solid var(--accent);border-radius:50%;background:var(--surface);color:var(--accent);font-weight:700;text-decoration:none;font-variant-numeric:tabular-nums}
.months .late u{border-color:var(--bad);color:var(--bad)}
.months li>div{padding-block-start:5px}
`,
}

/** The style of a diagram; React puts it into the head, once for each layout. */
export function DiagramStyle({ layout }: { layout: DiagramLayout }) {
  return (
    <>
      <style href="diagram" precedence="diagram">
        {EVERY}
      </style>
      <style href={`diagram-${layout}`} precedence="diagram">
        {LAYOUTS[layout]}
      </style>
    </>
  )
}
