/** Only where there is a chart. */
const STYLE = `
.sea-chart{display:block;inline-size:100%;block-size:132px;border:1px solid var(--line);border-radius:14px}
.prose .sea-chart{margin-block:0 24px}
@media (max-width:479px){.sea-chart{block-size:96px}}
@media print{.sea-chart{display:none}}
`

/** The style of charts; React puts it into the head, once. */
export function SeaChartStyle() {
  return (
    <style href="sea-chart" precedence="sea-chart">
      {STYLE}
    </style>
  )
}
