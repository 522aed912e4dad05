import { readCurrency } from '@/domain/money/display-currency'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { getMailingPrices } from './mailing.queries'
import { MailingPrices } from './mailing-prices'

interface Props {
  locale: Locale
  /** Public path of this page. */
  page: string
  /** Of the reader. */
  cookies: string
}

/** In the place of a mailing that is not offered: what is. */
export async function ReviewClosed({ locale, page, cookies }: Props) {
  const t = await messagesIn(locale, 'forms.mailing.closed')
  return (
    <>
      <FormStyle />
      <div className="form-head">
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{t('text')}</p>
      </div>
      <MailingPrices
        prices={await getMailingPrices(locale)}
        locale={locale}
        currency={readCurrency(cookies)}
        review={page}
        page={page}
        anchor="prices"
      />
    </>
  )
}
