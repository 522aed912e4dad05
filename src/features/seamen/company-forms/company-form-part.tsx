import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import { companiesWithForm } from './company-forms.queries'

/** Where a company's form is filled. */
const ADDRESS = '/server/seaman/company-form'

const PART = 'company-forms'

/** Companies whose own form comes filled with the own record; nothing where there is none. */
export async function CompanyFormPart({ locale }: { locale: Locale }) {
  const companies = await companiesWithForm()
  if (companies.length === 0) return null
  const t = await messagesIn(locale, 'seaman.record.companyForm')
  return (
    <section className="card form-part" id={PART} aria-labelledby={`_${PART}`}>
      <div>
        <h2 id={`_${PART}`}>{t('title')}</h2>
        <p className="hint">{t('text')}</p>
      </div>
      <form method="get" action={ADDRESS}>
        <input type="hidden" name="page" value={locale} />
        <div className="f">
          <label htmlFor="_form-company">{t('company')}</label>
          <span className="sel">
            <select id="_form-company" name="company">
              {companies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        </div>
        <p className="acts">
          <button className="button">{t('make')}</button>
        </p>
      </form>
    </section>
  )
}
