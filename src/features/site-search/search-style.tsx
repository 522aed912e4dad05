/** Only where there is a search: the style of every page stands in it twice. */
const STYLE = `
.search-page{max-inline-size:820px;padding-block:32px 56px}
.site-search-form{display:flex;gap:8px;max-inline-size:640px}
.site-search-form input{flex:1;min-inline-size:0;min-block-size:48px;padding-inline:16px;border:1px solid var(--muted);border-radius:12px;background:var(--surface);color:inherit;font:inherit;font-size:17px}
.site-search-form input:focus-visible{outline:3px solid var(--accent);outline-offset:1px}
.site-search-form .button{flex:none;min-block-size:48px}
.search-note{margin-block-start:14px;color:var(--muted)}
.search-page h2.sum{margin-block:28px 12px;font-size:19px}
.site-hits>li{padding:18px 22px}
.site-hits>li+li{border-block-start:1px solid var(--line)}
.site-hits :is(h3,li,a){overflow-wrap:anywhere}
.site-hits h3{font-size:18px}
.site-hits h3 a{display:block;padding-block:8px;color:var(--accent)}
.site-hits h3 a:hover,.site-hits .part:hover b{text-decoration:underline;text-underline-offset:4px}
.site-hits .part{display:block;padding-block:8px;font-size:15px;line-height:var(--leading)}
.site-hits .part b{font-weight:650;color:var(--accent)}
.site-hits .part b::after{content:' ';white-space:pre}
.site-hits p{font-size:15px}
.site-hits p,.site-hits .part span{color:var(--muted)}
.site-hits mark{background:none;color:var(--ink);font-weight:650;text-decoration:underline;text-decoration-color:var(--halo);text-decoration-thickness:2px;text-underline-offset:3px}
.ways-on{display:grid;gap:4px;margin-block-start:8px}
@media (max-width:639px){.site-hits>li{padding:14px 18px}.search-page{padding-block-start:20px}}
`

/** The style of the search; React puts it into the head, once. */
export function SearchStyle() {
  return (
    <style href="site-search" precedence="site-search">
      {STYLE}
    </style>
  )
}
