import { languageTag, type Locale } from '@/domain/locales/locales'
import { isolated } from '@/domain/mail/mail-text'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { countStates, reportOfLink } from './mailing-report.queries'

interface Props {
  token: string
  locale: Locale
}

const STYLE = `
.report{inline-size:100%;border-collapse:collapse}
.report :is(th,td){padding:10px 12px;text-align:start;vertical-align:top;border-block-end:1px solid var(--line)}
.report thead th{font-size:13.5px;color:var(--muted)}
.report tbody th{font-weight:600;overflow-wrap:anywhere}
@media (max-width:559px){
.report thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.report :is(tr,th,td){display:block}
.report tbody th{border:0;padding-block-end:0}
}
`

/** What became of each letter of a mailing, for whoever asked for it. */
export async function MailingReportView({ token, locale }: Props) {
  const t = await messagesIn(locale, 'mailingReport')
  const report = await reportOfLink(token)
  if (!report) {
    return (
      <div className="frame form-page">
        <FormStyle />
        <div className="sent">
          <div>
            <h1 className="display">{t('unknown')}</h1>
            <p className="lede">{t('unknownText')}</p>
          </div>
        </div>
      </div>
    )
  }
  const { reference, at, letters } = report
  const { sent } = countStates(letters)
  const { compare } = new Intl.Collator(languageTag(locale))
  return (
    <div className="frame form-page">
      <FormStyle />
      <style href="mailing-report" precedence="form">
        {STYLE}
      </style>
      <div className="sent">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p className="lede">
            {t('text', { reference: isolated(reference, locale), day: dayName(at, locale) })}
          </p>
        </div>
        <p className="text-ink">{t('summary', { sent, all: letters.length })}</p>
        <div className="card">
          <table className="report">
            <thead>
              <tr>
                <th scope="col">{t('company')}</th>
                <th scope="col">{t('state')}</th>
              </tr>
            </thead>
            <tbody>
              {letters
                .toSorted((one, other) => compare(one.company, other.company))
                .map(({ company, state }, index) => (
                  <tr key={index} data-state={state}>
                    <th scope="row">
                      <bdi>{company}</bdi>
                    </th>
                    <td>{t(`states.${state}`)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
        <p>{t('taken')}</p>
      </div>
    </div>
  )
}
