import { ARROW_BACK, ARROW_ON } from '@/ui/drawn-signs'

/** Only on pages of the documentation: the tree beside the text, and what comes before and after below it. */
const STYLE = `
.docs-grid{padding-block:20px 40px}
.docs-tree ul ul{margin-block-start:2px;margin-inline-start:2px}
.docs-tree nav>ul{border:0;margin:0}
.docs-tree nav>ul>li+li{margin-block-start:14px}
/* A long list shows the part that is read, from its heading on. */
.docs-tree nav>ul>li:has([aria-current]){scroll-initial-target:nearest}
.docs-tree a{display:block;padding:7px 14px;border-start-end-radius:9px;border-end-end-radius:9px;color:var(--muted);font-size:15px;line-height:1.5;unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent}
.docs-tree a.eyebrow{font-size:12.5px}
.docs-tree a:hover{color:var(--accent)}
.docs-tree abbr{font-size:11px;font-weight:400;text-decoration:none}
.docs-tree a:focus-visible{outline-offset:-3px}
.docs-tree a[aria-current]{margin-inline-start:-2px;border-inline-start:3px solid var(--accent);background:var(--soft);color:var(--ink);font-weight:600}
.of-use a{padding-block:10px;color:var(--accent);text-decoration:underline}
.of-use{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;margin-block-start:28px}
.neighbours{display:grid;grid-template-columns:minmax(0,1fr);gap:16px 24px;padding-block:36px 24px}
.neighbours a{display:grid;grid-template-columns:minmax(0,1fr);gap:2px;hyphens:auto;padding:16px 20px}
.neighbours a:hover{border-color:var(--accent)}
.neighbours span{font-size:14px;color:var(--muted)}
.neighbours strong{color:var(--accent)}
.neighbours [rel=next]{text-align:end}
.neighbours [rel=prev] span::before{${ARROW_BACK};margin-inline-end:.5em;vertical-align:-.1em}
.neighbours [rel=next] span::after{${ARROW_ON};margin-inline-start:.5em;vertical-align:-.1em}
@media (max-width:959px),(pointer:coarse){.docs-tree a{padding-block:11px}}
@media (max-width:959px){
/* The way to the other documents stays at hand, in the place of the site's own bar. */
.site-header:has(~ main .docs-tree){position:relative}
.docs-tree{position:sticky;inset-block-start:8px;z-index:9}
.docs-tree summary>span{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.docs-tree nav{position:absolute;inset-inline:0;inset-block-start:calc(100% + 8px);z-index:2;max-block-size:calc(100dvb - 76px);padding:12px;border:1px solid var(--line);border-radius:14px;background:var(--raised);box-shadow:var(--shadow);overflow-y:auto;overscroll-behavior:contain}
}
@media (max-width:1179px){.docs-grid .contents-beside{display:none}}
@media (min-width:720px){
.neighbours{grid-template-columns:1fr 1fr}
.neighbours [rel=next]{grid-column:2}
}
@media (min-width:960px){
.docs-grid{display:grid;grid-template-columns:250px minmax(0,680px);gap:0 40px}
.docs-grid>.page-aside{grid-column:2}
.docs-tree{position:sticky;inset-block-start:64px;align-self:start}
/* The list fades where it goes on. */
.docs-tree nav{max-block-size:calc(100dvb - 64px);padding:12px 0 48px 2px;overflow-y:auto;overscroll-behavior:contain;scrollbar-width:thin;mask-image:linear-gradient(#000 calc(100% - 48px),transparent)}
/* Where a browser can show what a closed drawer holds, there is no drawer on a wide screen. */
@supports selector(::details-content){
.docs-tree{margin-block-start:0}
.docs-tree>summary{display:none}
.docs-tree::details-content{content-visibility:visible;block-size:auto}
}
}
@media (min-width:1180px){
.docs-grid .contents-drawer{display:none}
.docs-grid{grid-template-columns:250px minmax(0,600px) 200px;justify-content:space-between}
.docs-grid>.page-aside{grid-column:auto}
}
@media print{.docs-grid{display:block}}
`

/** The style of the documentation; React puts it into the head, once. */
export function DocsStyle() {
  return (
    <style href="docs" precedence="docs">
      {STYLE}
    </style>
  )
}
