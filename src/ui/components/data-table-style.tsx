/**
 * Only where there is a table. A shadow at the side where it goes on; at its end the table’s own colour covers it.
 */
const STYLE = `
.data-table{overflow-x:auto;border:1px solid var(--line);border-radius:14px;background:linear-gradient(90deg,var(--raised) 40%,transparent) 0 / 48px 100% local,linear-gradient(270deg,var(--raised) 40%,transparent) 100% / 48px 100% local,radial-gradient(farthest-side at 0 50%,#51637d66,transparent) 0 / 16px 100%,radial-gradient(farthest-side at 100% 50%,#51637d66,transparent) 100% / 16px 100%,var(--raised);background-repeat:no-repeat;font-size:15px;font-variant-numeric:tabular-nums;line-height:var(--leading)}
.data-table table{inline-size:100%}
.data-table :is(td,th){padding:10px 14px;min-inline-size:7em;text-align:start;vertical-align:top}
.data-table tr + tr,.data-table tbody{border-block-start:1px solid var(--line)}
.data-table :is(thead,th){background:var(--soft);font-weight:600}
.data-table thead th{font-size:13.5px;color:var(--muted)}
@media (max-width:479px){.data-table :is(td,th){padding-inline:10px;min-inline-size:5.5em}}
`

/** The style of tables; React puts it into the head, once. */
export function DataTableStyle() {
  return (
    <style href="data-table" precedence="data-table">
      {STYLE}
    </style>
  )
}
