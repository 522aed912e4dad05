/**
 * Only where a text counts. The kind of list is an empty string, not `none`: with that, Safari no longer calls it a list. A
 * list within a list sits in an item of its own, which is not counted. Chromium before 80 counts items only where it is told to.
 */
const STYLE = `
.prose ol{list-style-type:'';padding:0}
.prose ol > li{position:relative;margin:0;padding-block-end:14px;padding-inline-start:46px}
.prose ol > li::before{content:counter(list-item);position:absolute;inset-inline-start:0;inset-block-start:0;display:grid;place-items:center;inline-size:30px;block-size:30px;border-radius:50%;background:var(--soft);color:var(--accent);font-weight:700;font-size:15px;line-height:1;font-variant-numeric:tabular-nums}
@supports (not (appearance:none)) and (not (inset:0)){.prose ol{counter-reset:list-item}.prose ol>li{counter-increment:list-item}.prose .nestedListItem{counter-increment:none}}
.prose .nestedListItem::before{display:none !important}
.prose ol > li:not(:last-child)::after{content:'';position:absolute;inset-inline-start:14.5px;inset-block:35px 5px;border-inline-start:1px solid var(--line)}
@media print{.prose ol > li{break-inside:avoid}}
`

/** The style of numbered lists; React puts it into the head, once. */
export function NumberedListStyle() {
  return (
    <style href="numbered-list" precedence="numbered-list">
      {STYLE}
    </style>
  )
}
