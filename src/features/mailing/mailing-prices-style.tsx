import { CURRENCIES } from '@/domain/money/money'
import { TICK } from '@/ui/drawn-signs'

const each = (rule: (currency: string) => string) => CURRENCIES.map(rule).join(',')

/** What a card with a first price looks like, for readers of a currency that has one. */
const BEST =
  '{border-color:var(--primary);background:linear-gradient(180deg,var(--primary-tint),var(--surface) 60%)}'

/**
 * Only where there are prices: the style of every page stands in it twice. Browsers that cannot ask what is
 * chosen show the currency that the page came with.
 */
const STYLE = `
.prices{margin-block:24px;font-size:16px}
.prices [data-in]{display:none}
.price-head,.currency{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between}
.price-head{margin-block-end:14px}
.prices h2{font-size:19px;margin:0}
.currency fieldset{display:flex;padding:3px;border:1px solid var(--line);border-radius:999px;background:var(--surface);font-size:14px}
.currency label{position:relative;display:flex;align-items:center;min-block-size:44px;padding-inline:14px;border-radius:999px;color:var(--muted);cursor:pointer}
.currency label:hover{color:var(--ink)}
.currency input{position:absolute;inset:0;opacity:0;cursor:pointer}
.currency label:has(:checked){background:var(--primary);color:#fff;font-weight:600}
.currency label:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
@media (forced-colors:active){.currency label:has(:checked){forced-color-adjust:none;background:Highlight;color:HighlightText}}
@supports not selector(:has(a)){.currency input{position:static;opacity:1;margin-inline-end:8px}}
.prices .price-cards{display:grid;gap:16px 20px;grid-template-columns:repeat(auto-fit,minmax(min(100%,196px),1fr));list-style-type:'';padding:0;margin:0}
.prices .price{display:flex;flex-direction:column;gap:12px;padding:22px;margin:0}
.prices .price>*{margin:0}
/* However much the others say, the buttons of a row stand in one line. */
.prices .price>.button{margin-block-start:auto}
.prices h3{font-size:18px}
.price-amount{font-size:34px;font-weight:750;line-height:1.1;font-variant-numeric:tabular-nums}
.price-amount:not(:lang(ar),:lang(hi),:lang(zh)){letter-spacing:-.02em}
.price-amount s{margin-inline-start:4px;font-size:16px;font-weight:500;letter-spacing:0;color:var(--muted)}
.prices .price-promo{margin-block-start:-6px;font-size:14px;font-weight:600;color:var(--accent)}
.prices .price-promo time{display:block;font-weight:400;white-space:normal;color:var(--muted)}
.price-words{font-weight:700;font-size:18px}
.prices .price ul{display:grid;gap:8px;list-style-type:'';padding:0;font-size:15px;color:var(--muted)}
.prices .price li{display:flex;gap:10px;margin:0}
.prices .price li::before{${TICK};margin-block-start:.3em;color:var(--accent)}
.prices .price ul:empty{display:none}
.prices .application{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;padding:14px 22px;margin-block:16px}
.prices .price-note{font-size:14px;color:var(--muted);line-height:var(--leading)}
/* On the home page a part is a card; the prices are cards themselves. */
.home-body>.topic:has(.prices){grid-column:1/-1;padding-inline:0;border:0;background:none;box-shadow:none}
@media print{.currency{display:none}}
`

/** What depends on the currency: written as every browser has known it, for the build does not see the names. */
const OF_CURRENCIES = `${each((one) => `.prices[data-currency=${one}] [data-in=${one}]`)}{display:inline}
${each((one) => `.prices[data-currency=${one}] .best-${one}`)}${BEST}
@supports selector(:has(a)){
.prices:has(:checked) [data-in]{display:none}
${each((one) => `.prices:has([value=${one}]:checked) [data-in=${one}]`)}{display:inline}
.prices:has(:checked) .price{border-color:var(--line);background:var(--surface)}
${each((one) => `.prices:has([value=${one}]:checked) .best-${one}`)}${BEST}
}`

/** The style of the prices; React puts it into the head, once. */
export function MailingPricesStyle() {
  return (
    <style href="mailing-prices" precedence="mailing-prices">
      {STYLE + OF_CURRENCIES}
    </style>
  )
}
