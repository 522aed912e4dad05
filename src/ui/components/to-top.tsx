import { Icon } from './icon'

/**
 * It is a phone's: on a wide window the foot of the page is near. It comes once more than a screen has been read, and stays
 * where a browser's own bar does not reach. Where a page is shorter than that, nothing of it is shown.
 */
const STYLE = `
.to-top-way{display:none}
@media (max-width:959px){
main{position:relative}
.to-top-way{display:block;position:absolute;inset-block-start:calc(100vh + 400px);inset-block-end:0;inset-inline-end:16px;z-index:7;inline-size:44px;clip-path:inset(0);pointer-events:none}
.to-top-way a{position:sticky;inset-block-start:calc(100vh - 132px);display:grid;place-items:center;inline-size:44px;block-size:44px;border:1px solid var(--edge);border-radius:50%;background:var(--raised);color:var(--ink);pointer-events:auto}
}
@media print{.to-top-way{display:none!important}}
`

interface Props {
  label: string
}

/**
 * A way to the top of a long page that is always at hand, without a script. Keyboards and screen readers have the link at
 * the foot of the page, and are not led past it twice.
 */
export function ToTop({ label }: Props) {
  return (
    <div className="to-top-way" aria-hidden="true">
      <style href="to-top" precedence="to-top">
        {STYLE}
      </style>
      <a href="#top" tabIndex={-1} title={label}>
        <Icon name="arrow-up" className="small" />
      </a>
    </div>
  )
}
