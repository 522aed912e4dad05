import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import { PayAmount } from './pay-amount'
import type { VacancyView } from './vacancy'
import { vacancyTexts } from './vacancy-texts'

interface Props {
  vacancy: VacancyView
  locale: Locale
  /** Public path of its page. */
  page: string
}

const STYLE = `
.brief{display:grid;gap:14px;padding:20px 22px 10px;overflow-wrap:anywhere}
.brief h2{font-size:18px}
.brief h2+p{font-size:14.5px;color:var(--muted)}
.brief dl{display:grid;gap:12px;padding-block-start:14px;border-block-start:1px solid var(--line)}
.brief dt{font-size:13.5px;color:var(--muted)}
.brief dd{font-weight:650}
.brief a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);text-decoration:underline;text-underline-offset:4px}
@media (max-width:959px){.brief .by{display:none}}
`

/** A vacancy in brief, beside the form that answers it. */
export async function AnswerBrief({ vacancy, locale, page }: Props) {
  const t = await messagesIn(locale, 'vacancies')
  const answer = await messagesIn(locale, 'forms.answer')
  const search = await messagesIn(locale, 'vacancySearch')
  const { title, ship, pay, joining, length } = await vacancyTexts(vacancy, locale)
  return (
    <aside className="card pad brief" aria-label={answer('brief')}>
      <style href="answer-brief" precedence="form">
        {STYLE}
      </style>
      <div>
        <h2>{title}</h2>
        <p>{ship}</p>
      </div>
      <dl>
        <div>
          <dt>{t('pay')}</dt>
          <dd>
            {'words' in pay ? (
              pay.words
            ) : (
              <>
                <PayAmount amount={pay.amount} /> {pay.period}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('joining')}</dt>
          <dd>
            {joining.dates}
            {joining.place !== undefined && <> · {joining.place}</>}
          </dd>
        </div>
        {length && (
          <div className="by">
            <dt>{t('length')}</dt>
            <dd>{length.text}</dd>
          </div>
        )}
        <div className="by">
          <dt>{search('company')}</dt>
          <dd>
            <bdi>{vacancy.company.name}</bdi>
          </dd>
        </div>
      </dl>
      <a href={page} className="more">
        {answer('back')}
      </a>
    </aside>
  )
}
