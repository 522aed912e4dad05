/** Only where helplines stand. */
const STYLE = `
.helplines{display:grid;gap:12px;grid-template-columns:minmax(0,1fr);margin-block:16px}
.prose .helplines{list-style:''}
.helplines li{display:flex;flex-wrap:wrap;gap:8px 10px;margin:0;padding:14px 16px;border:1px solid var(--line);border-radius:14px;background:var(--raised)}
.helplines p{flex:1 0 100%;margin:0;line-height:1.35}
.helplines p b{display:block;font-size:17px}
.helplines p span{font-size:14.5px;color:var(--muted)}
.helplines div{display:flex;flex:1 1 270px;min-inline-size:0;align-items:stretch;gap:4px}
.helplines .src{display:grid;place-items:center;flex:none;inline-size:26px;color:var(--muted);font-size:13px}
.help-parts{display:flex;flex-wrap:wrap;gap:8px;margin-block:16px}
.help-parts .chip{color:var(--accent)}
.line{display:flex;flex:1;align-items:center;gap:12px;min-block-size:52px;padding:8px 14px;border:2px solid var(--primary);border-radius:12px;background:var(--surface);color:var(--ink);font-weight:600;text-decoration:none;overflow-wrap:anywhere}
.line[href^="tel:"]{background:var(--primary);color:#fff}
.line:hover{border-color:var(--accent)}
.line[href^="tel:"] bdi,.line[href^="https://wa.me/"] bdi{white-space:nowrap}
.line[href^="tel:"] bdi{font-size:clamp(15px,5vw,18px)}
.line small{display:block;font-weight:400;font-size:13.5px;line-height:1.35}
.help-places{display:grid;gap:8px;margin-block:16px}
.help-places summary,.help-sources summary{display:flex;align-items:center;justify-content:space-between;gap:12px;min-block-size:48px;padding:8px 16px;font-weight:600}
:is(.help-places,.help-sources) summary::after{content:'+';content:'+' / '';font-size:20px;color:var(--accent)}
:is(.help-places>*,.help-sources)[open]>summary::after{content:'−';content:'−' / ''}
@media print{:is(.help-places>details,.help-sources)::details-content{content-visibility:visible;block-size:auto}.line[href]{background:0;color:#000}.helplines li{break-inside:avoid}}
.help-places .helplines{margin:0 8px 8px}
.help-places .helplines li{padding:12px}
.help-places>.helplines{margin:0}
.help-sources{margin-block:24px;font-size:14.5px}
.help-sources p{margin-inline:16px}
.help-sources ol{margin-block:0 12px;padding-inline:44px 16px;list-style:decimal}
.help-sources li:target{font-weight:700}
.found-help{margin-block:20px}
.found-help h2{font-size:21px}
`

/** The style of the helplines; React puts it into the head, once. */
export function HelplinesStyle() {
  return (
    <style href="helplines" precedence="helplines">
      {STYLE}
    </style>
  )
}
