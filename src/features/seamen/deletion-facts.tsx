import type { ReactNode } from 'react'

import { DATA_FORM } from '@/domain/forms/form-addresses'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { pageAfter } from './form-visitor'

const STYLE = `
.deletion{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;align-items:start;margin-block-end:20px}
.deletion ul{display:grid;gap:6px;list-style:disc;padding-inline-start:22px}
.deletion table{inline-size:100%;font-size:15px}
.deletion :is(th,td){padding-block:6px;text-align:start;font-weight:400;overflow-wrap:anywhere}
.deletion th{padding-inline-end:16px}
.deletion tr+tr>*{border-block-start:1px solid var(--line)}
.deletion a{color:var(--accent);text-decoration:underline;text-underline-offset:4px}
@media (min-width:1000px){.deletion{grid-template-columns:repeat(2,minmax(0,1fr))}}
`

interface Props {
  locale: Locale
  /** How long what was sent by forms is kept. */
  children: ReactNode
}

/** What goes with an account (`deleteAccount`), and what has a life of its own. */
export async function DeletionFacts({ locale, children }: Props) {
  const t = await messagesIn(locale, 'seaman.deletion')
  return (
    <div className="deletion">
      <FormStyle />
      <style href="deletion" precedence="form">
        {STYLE}
      </style>
      <section className="card form-part" aria-labelledby="_now">
        <h2 id="_now">{t('now')}</h2>
        <ul>
          <li>{t('account')}</li>
          <li>{t('sessions')}</li>
          <li>{t('history')}</li>
          <li>{t('record')}</li>
          <li>{t('reminders')}</li>
          <li>{t('links')}</li>
          <li>{t('oldCv')}</li>
        </ul>
      </section>
      <section className="card form-part" aria-labelledby="_stays">
        <h2 id="_stays">{t('stays')}</h2>
        <p>{t('staysText')}</p>
        {children}
        <p>
          <a href={pageAfter(DATA_FORM, locale)}>{t('earlier')}</a>
        </p>
      </section>
    </div>
  )
}
