import type { Locale } from '@/domain/locales/locales'
import { recordForm } from '@/domain/sea-service/record-form'
import { messagesIn } from '@/i18n/messages-translator'

import { recordFormWords } from '../record/record-form-words'
import { RECORD_FORM_FILES, type RecordFormFile } from '../record/record-form-files'
import { FormDocumentView } from './form-document-view'
import type { SharedForm } from './form-links.queries'

interface Props {
  shared: SharedForm
  token: string
  locale: Locale
}

const STYLE = `
.form-document{display:grid;grid-template-columns:minmax(0,1fr);gap:20px}
.form-document section{padding:20px}
.form-document h2{font-size:18px;margin-block-end:10px}
.form-document dl{display:grid;gap:0 32px;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr))}
.form-document dl>div{padding-block:6px;overflow-wrap:anywhere}
.form-document dt,.form-document .hint{font-size:14.5px;color:var(--muted)}
.form-document .wide{overflow-x:auto}
.form-document table{inline-size:100%;font-size:14.5px;border-collapse:collapse}
.form-document :is(th,td){padding:6px 12px 6px 0;text-align:start;vertical-align:top;min-inline-size:90px}
[dir=rtl] .form-document :is(th,td){padding:6px 0 6px 12px}
.form-document th{font-weight:650}
.form-document td span{display:block;overflow-wrap:anywhere}
.form-document tr+tr>*,.form-document tbody>tr>*{border-block-start:1px solid var(--line)}
.shared-files{display:flex;flex-wrap:wrap;gap:10px;margin-block-end:20px}
`

// Its own keys.
const FILES = Object.keys(RECORD_FORM_FILES) as RecordFormFile[]

/** What a link shows of a form, in the language of the page, and the same as a file. */
export async function SharedFormView({ shared, token, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.record.form')
  const form = recordForm(await shared.record(), await recordFormWords(locale))
  return (
    <>
      <style href="shared-form" precedence="form">
        {STYLE}
      </style>
      <form method="post" action="/server/seaman/shared-form" className="shared-files">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="locale" value={locale} />
        {FILES.map((file) => (
          <button key={file} name="file" value={file} className="button quiet">
            {t(file)}
          </button>
        ))}
      </form>
      <FormDocumentView form={form} section="card" />
    </>
  )
}
