/** Only where there is a way to the page. */
const STYLE = `
.crumbs{display:flex;flex-wrap:wrap;align-items:center;font-size:14px;color:var(--muted)}
.crumbs > li{display:flex;align-items:center;min-block-size:44px}
.crumbs > li + li::before{content:'›';content:'›' / '';margin-inline:10px}
.crumbs a{padding:11px 6px;margin-inline:-6px;color:var(--accent);text-decoration:underline;text-underline-offset:4px;text-decoration-thickness:1px}
/* The heading below says it. */
@media (max-width:719px){.crumbs>:last-child{display:none}}
`

/** The style of breadcrumbs; React puts it into the head, once. */
export function BreadcrumbsStyle() {
  return (
    <style href="breadcrumbs" precedence="breadcrumbs">
      {STYLE}
    </style>
  )
}
