import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { isLocale, type Locale, LOCALES, languageTag, nativeName } from '@/domain/locales/locales'
import { recordForm } from '@/domain/sea-service/record-form'
import { env } from '@/env'
import {
  companyFormOfRequest,
  type FormOfAnswer,
} from '@/features/seamen/company-forms/company-forms.queries'
import { RECORD_FORM_FILES, type RecordFormFile } from '@/features/seamen/record/record-form-files'
import { recordFormWords } from '@/features/seamen/record/record-form-words'
import { COMPANY_FORM_FILE } from '@/features/seamen/shared-forms/company-form-file'
import { FormDocumentView } from '@/features/seamen/shared-forms/form-document-view'
import { sentFormForStaff } from '@/features/seamen/shared-forms/sent-form-for-staff.queries'
import { messagesIn } from '@/i18n/messages-translator'
import { panelText } from '@/i18n/panel/panel-texts'

import { PanelView } from './panel-view'

// Its own keys.
const FILES = Object.keys(RECORD_FORM_FILES) as RecordFormFile[]

/** A seafarer's form as it was sent with a request, in the language of the panel. Opening it leaves a line in the audit log. */
export async function SentForm({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const asked = String(searchParams?.request ?? '')
  const request = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 0
  if (req.user?.collection !== 'staff') {
    redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/sent-form?request=${request}`)}`)
  }
  const sent = await sentFormForStaff(req, request)
  if (!sent) notFound()
  const locale: Locale = isLocale(req.i18n.language) ? req.i18n.language : env.SOURCE_LOCALE
  const form = recordForm(sent.record, await recordFormWords(locale))
  const day = new Intl.DateTimeFormat(req.i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  const { reference, at } = sent
  const ofCompany = await companyFormOfRequest(request)
  return (
    <PanelView
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      title={`${form.title}: ${form.name.text}`}
    >
      <p>
        <a href={`/admin/collections/requests/${request}`}>
          <bdi dir="ltr">{reference}</bdi>
        </a>
        {' · '}
        {panelText(req.t, 'sentFormMeaning', { day: day.format(at) })}
      </p>
      <FileForm request={request} locale={locale} />
      {ofCompany && <CompanyFileForm request={request} form={ofCompany} req={req} />}
      <div className="mh-sent-form">
        <FormDocumentView form={form} />
      </div>
    </PanelView>
  )
}

/** The same as a file, in any language of the site. */
async function FileForm({ request, locale }: { request: number; locale: Locale }) {
  const t = await messagesIn(locale, 'seaman.record.form')
  return (
    <form className="mh-filters" method="get" action={`/api/requests/${request}/form`}>
      <label>
        {t('language')}
        <select name="language" defaultValue={locale}>
          {LOCALES.map((code) => (
            <option key={code} value={code} lang={languageTag(code)}>
              {nativeName(code)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('file')}
        <select name="file" defaultValue="whole">
          {FILES.map((file) => (
            <option key={file} value={file}>
              {t(file)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn--style-secondary btn--size-medium">
        {t('make')}
      </button>
    </form>
  )
}

interface OfCompany {
  request: number
  form: FormOfAnswer
  req: PayloadRequest
}

/** The same in the own form of the company that was answered, in its language. */
function CompanyFileForm({ request, form, req }: OfCompany) {
  const { company, fileName, language } = form
  const hint = 'mh-company-form'
  return (
    <form className="mh-filters" method="get" action={`/api/requests/${request}/form`}>
      <input type="hidden" name="file" value={COMPANY_FORM_FILE} />
      <p id={hint}>
        <bdi>{company}</bdi>
        {' · '}
        <bdi>{fileName}</bdi>
        {' · '}
        <bdi lang={languageTag(language)}>{nativeName(language)}</bdi>
        <br />
        {panelText(req.t, 'sentFormCompanyMeaning')}
      </p>
      <button
        type="submit"
        className="btn btn--style-secondary btn--size-medium"
        aria-describedby={hint}
      >
        {panelText(req.t, 'sentFormCompany')}
      </button>
    </form>
  )
}
