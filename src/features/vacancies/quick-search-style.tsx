/** Only where the short search stands: the style of every page stands in it twice. */
const STYLE = `
.quick-search{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:20px 22px 14px}
.quick-search h2{font-size:19px}
.quick-search label{display:grid;gap:4px;font-size:14px;color:var(--muted)}
.quick-search label>span{position:relative}
.quick-search label>span::after{content:'';position:absolute;inset-inline-end:18px;inset-block-start:16px;inline-size:8px;block-size:8px;border:solid var(--muted);border-width:0 2px 2px 0;transform:rotate(45deg);pointer-events:none}
.quick-search select{appearance:none;inline-size:100%;min-block-size:46px;padding-block:8px;padding-inline:14px 40px;border:1px solid var(--edge);border-radius:9px;background:var(--raised);color:var(--ink);font:inherit;font-size:16px;text-overflow:ellipsis}
.quick-search select:hover{border-color:var(--accent)}
.quick-search button{inline-size:100%;margin-block-start:4px;font-size:16px}
.quick-search p{display:flex;flex-wrap:wrap;gap:0 20px;font-size:15px;color:var(--muted)}
.quick-search p a{display:inline-flex;align-items:center;gap:5px;min-block-size:44px;text-decoration:underline;text-decoration-color:var(--line);text-underline-offset:4px}
.quick-search p a:hover{color:var(--accent)}
.quick-search .half{display:grid;gap:12px}
@media (max-width:639px){
.quick-search{gap:8px;padding:14px 16px 8px}
.quick-search .half{grid-template-columns:1fr 1fr;gap:8px}
.quick-search select{padding-inline:10px 28px}
.quick-search label>span::after{inset-inline-end:12px}
.quick-search p a+a{display:none}
}
.quick-search b{font-size:18px;color:var(--ink);font-variant-numeric:tabular-nums}
`

/** The style of the short search; React puts it into the head, once. */
export function QuickSearchStyle() {
  return (
    <style href="quick-search" precedence="quick-search">
      {STYLE}
    </style>
  )
}
