import { ARROW_ON, TICK } from '../drawn-signs'

/**
 * Only where vacancies or companies are searched for: the style of every page stands in it twice. On a phone the closed
 * form is not displayed at all: what a closed `<details>` holds is styled nonetheless, once the browser looks for forms.
 */
const STYLE = `
.search{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;overflow-anchor:none}
.filters>summary{display:flex;align-items:center;gap:10px;min-block-size:48px;padding-inline:16px;font-weight:600}
.filters>summary b{padding-inline:9px;border-radius:999px;background:var(--soft);color:var(--accent);font-size:14px;font-variant-numeric:tabular-nums}
.filters>summary::after{content:'+';content:'+'/'';margin-inline-start:auto;font-size:20px;color:var(--accent)}
.filters[open]>summary::after{content:'−';content:'−'/''}
.filters form{padding:4px 18px 0}
.filters form>*{min-inline-size:0;padding-block:14px 12px;border-block-start:1px solid var(--line)}
.filters form>:first-child{border:0}
.filters legend,.filters div>[for]{float:inline-start;inline-size:100%;margin-block-end:4px;font-weight:600;font-size:15px}
.filters legend+*,.filters [for]+*{clear:both}
.opt{display:flex;align-items:center;gap:12px;min-block-size:44px;padding-block:4px;font-size:15px;line-height:1.35;cursor:pointer}
.opt:has(:checked){font-weight:600}
.opt input{appearance:none;inline-size:21px;block-size:21px;flex:none;border:2px solid var(--edge);border-radius:5px;background:var(--raised);cursor:pointer}
.opt input:checked{border-color:var(--primary);background:var(--primary) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23fff' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.4 8.4 3 3 6.2-6.8'/%3E%3C/svg%3E")}
.n{flex:none;margin-inline-start:auto;color:var(--muted);font-size:14px;font-weight:400;font-variant-numeric:tabular-nums}
.kinds{position:relative}
.kinds>.opt{padding-inline-end:32px}
.kinds summary{position:absolute;inset-block-start:0;inset-inline-end:-12px;display:grid;place-items:center;inline-size:44px;block-size:44px}
.kinds summary::before{content:'';inline-size:8px;block-size:8px;border-block-end:2px solid var(--muted);border-inline-end:2px solid var(--muted);transform:translateY(-2px) rotate(45deg)}
.kinds [open]>summary::before{transform:translateY(2px) rotate(225deg)}
[dir=rtl] .kinds summary::before{transform:translateY(-2px) rotate(-45deg)}
[dir=rtl] .kinds [open]>summary::before{transform:translateY(2px) rotate(-225deg)}
.kinds details,.kinds details div{padding-inline-start:33px}
.kinds details .opt{padding-inline-end:32px}
.kinds details>:last-child{margin-block-end:6px}
.in,.sel select{inline-size:100%;min-inline-size:0;min-block-size:46px;padding:9px 13px;border:1px solid var(--edge);border-radius:9px;background:var(--raised);font-size:16px}
.in::placeholder{color:var(--muted)}
.in:not(:placeholder-shown,[type=date],[type=search]),.filters select:not(:has([value='']:checked),[name=currency]){font-weight:600}
.sel{position:relative;display:block}
.sel select{appearance:none;padding-inline-end:34px;text-overflow:ellipsis;cursor:pointer}
.sel::after{content:'';position:absolute;inset-block-start:calc(50% - 7px);inset-inline-end:16px;inline-size:8px;block-size:8px;border-block-end:2px solid var(--muted);border-inline-end:2px solid var(--muted);transform:rotate(45deg);pointer-events:none}
[dir=rtl] .sel::after{transform:rotate(-45deg)}
.day{display:grid;grid-template-columns:56px minmax(0,1fr);gap:8px;align-items:center;padding-block-start:6px;font-size:15px;color:var(--muted)}
.day .in{color:var(--ink)}
.money{display:grid;grid-template-columns:104px minmax(0,1fr);gap:8px;padding-block:6px}
.hint{padding-block:2px;font-size:13.5px;line-height:1.45;color:var(--muted)}
.filters .go{position:sticky;inset-block-end:0;z-index:1;display:grid;margin-inline:-18px;padding:14px 18px 18px;background:var(--surface);border-radius:0 0 13px 13px}
.results{display:flex;flex-direction:column;min-inline-size:0}
.results[aria-busy=true]{opacity:.55}
.found{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;min-block-size:46px;margin-block-end:4px}
.found h2{font-size:19px;font-variant-numeric:tabular-nums}
.found h2:focus-visible{outline:none}
.sort{display:flex;align-items:center;gap:10px;font-size:15px;color:var(--muted)}
.sort select{inline-size:auto;max-inline-size:100%;border-radius:999px;border-color:var(--line);background:var(--surface);color:var(--ink);font-size:15px;padding-inline-start:16px}
.sort .button{inline-size:46px;padding:0}
.sort .button::after{${ARROW_ON}}
.set{display:flex;flex-wrap:wrap;gap:0 8px;margin-block-end:2px}
.set a{display:inline-flex;align-items:center;min-block-size:44px;min-inline-size:44px;max-inline-size:100%;font-size:14px;white-space:nowrap}
.set span{display:inline-flex;align-items:center;gap:8px;min-block-size:34px;max-inline-size:min(80vw,26rem);padding-inline:14px;border-radius:999px;background:var(--soft);box-shadow:inset 0 0 0 1px var(--accent-line)}
.set bdi{overflow:hidden;text-overflow:ellipsis}
.set span::after{content:'✕';content:'✕'/'';font-size:12px;color:var(--accent)}
.set a:hover span{box-shadow:inset 0 0 0 1px var(--accent)}
.set .clear{padding-inline:6px;font-weight:600;color:var(--accent)}
.results .callout,.go .callout{margin-block:4px 12px;font-size:15px}
.all-examples{margin-block-end:8px}
.results>.part{margin-block-start:32px}
.list-links{display:flex;flex-wrap:wrap;gap:0 28px;margin-block-start:8px}
.fair{margin-block-end:12px;font-size:14px;color:var(--muted)}
.fair::before{${TICK};vertical-align:-.1em;margin-inline-end:8px;color:var(--accent)}
.zero{max-inline-size:720px;margin-block-start:8px}
.zero h3+p{margin-block-start:6px;color:var(--muted)}
.zero ul{margin-block:14px 18px;border-block-end:1px solid var(--line)}
.zero :is(h3,p)+p:last-child{margin-block-start:18px}
.zero li{border-block-start:1px solid var(--line)}
.zero li a{display:flex;align-items:center;gap:4px 16px;min-block-size:56px;padding-block:8px}
.zero :is(b,small){display:block;overflow-wrap:anywhere;line-height:1.4}
.zero b{font-weight:600}
.zero small{font-size:14px;color:var(--muted)}
.zero .n{font-size:inherit;font-weight:650;color:var(--accent)}
.zero .n::after{${ARROW_ON};vertical-align:-.1em;margin-inline-start:10px}
.zero li a:hover b{color:var(--accent)}
@media (max-width:639px){
.fact-head:has(+.search){padding-block-end:12px}
.fact-head:has(+.search) .lede{font-size:15px}
.sort select{field-sizing:content;max-inline-size:44vw}
.set{flex-wrap:nowrap;overflow-x:auto;margin-inline:-16px;padding-inline:16px;scrollbar-width:none}
.set li{flex:none}
.set li:last-child{position:sticky;inset-inline-end:0;background:var(--bg)}
.sort label{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.fair{order:1;margin-block:16px 0}
.found{margin-block-end:8px}
.found:has(+.set){margin-block-end:0}
.results>.pages{order:2}
.zero .button{inline-size:100%}
}
@media (max-width:959px){.filters:not([open])>form{display:none}}
@media (max-width:359px){.fact-head:has(+.search) .lede{display:none}}
@media (min-width:960px){
.search{grid-template-columns:280px minmax(0,1fr);gap:32px;align-items:start}
@supports selector(::details-content){
.filters>summary{display:none}
.filters::details-content{content-visibility:visible;block-size:auto}
}
}
@media (forced-colors:active){.opt input{appearance:auto}}
`

/** The style of a list that is searched by its filters; React puts it into the head, once. */
export function ListSearchStyle() {
  return (
    <style href="list-search" precedence="list-search">
      {STYLE}
    </style>
  )
}
