/**
 * Only where the address of a page has letters that are sent as numbers: on paper it is in its own letters, as the head says
 * it beside the canonical link.
 */
const STYLE = `
@media print{
meta[name=address]{display:block}
meta[name=address]::before{content:attr(content);direction:ltr;unicode-bidi:isolate;font-size:.85em;overflow-wrap:anywhere}
head:has(meta[name=address]) link[rel=canonical]{display:none}
}
`

/** The style of a printed address; React puts it into the head, once. */
export function PrintedAddressStyle() {
  return (
    <style href="printed-address" precedence="printed-address">
      {STYLE}
    </style>
  )
}
