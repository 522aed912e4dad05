import { CURRENCIES, CURRENCY_SIGNS, type Currency } from '@/domain/money/money'

interface Props {
  /** What the page was rendered for. */
  initial: Currency
  /** Where a reader without JavaScript comes back to. */
  page: string
  anchor: string
  label: string
  keep: string
}

/**
 * The currencies, one of them chosen. The style shows its prices as soon as it is; with JavaScript the
 * choice is kept at once (ui/browser/chosen-currency.ts), else by the button.
 */
export function CurrencyChoice({ initial, page, anchor, label, keep }: Props) {
  return (
    <form
      method="post"
      action="/server/currency"
      // Browsers would put back what stood there before the choice was made on another page.
      autoComplete="off"
      className="currency"
    >
      <fieldset aria-label={label}>
        {CURRENCIES.map((currency) => (
          <label key={currency}>
            <input
              type="radio"
              name="currency"
              value={currency}
              defaultChecked={currency === initial}
            />
            <bdi>{`${CURRENCY_SIGNS[currency]} ${currency}`}</bdi>
          </label>
        ))}
      </fieldset>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="block" value={anchor} />
      <noscript>
        <button className="button quiet">{keep}</button>
      </noscript>
    </form>
  )
}
