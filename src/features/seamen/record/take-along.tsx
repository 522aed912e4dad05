import { OWN_FORM_ADDRESS } from '@/domain/addresses/own-form-address'
import {
  LANGUAGE_OF_COMPANIES,
  type Locale,
  LOCALES,
  languageTag,
  nativeName,
} from '@/domain/locales/locales'
import { letterName } from '@/domain/texts/letter-name'
import { withCommas } from '@/i18n/commas'
import { messagesIn } from '@/i18n/messages-translator'

import { RECORD_FORM_FILES, type RecordFormFile, TAKE_ALONG } from './record-form-files'

interface Props {
  locale: Locale
  /** Those that a PDF was not made for: no font has them. */
  letters: readonly string[]
}

/** The own form as a file, in any of the languages. */
export async function TakeAlong({ locale, letters }: Props) {
  const t = await messagesIn(locale, 'seaman.record.form')
  return (
    <section className="card form-part" id={TAKE_ALONG} aria-labelledby={`_${TAKE_ALONG}`}>
      <div>
        <h2 id={`_${TAKE_ALONG}`}>{t('title')}</h2>
        <p className="hint">{t('text')}</p>
      </div>
      {letters.length > 0 && (
        <p className="err" role="alert">
          <span>{t('letters', { letters: withCommas(letters.map(letterName), locale) })}</span>
        </p>
      )}
      <form method="get" action={OWN_FORM_ADDRESS}>
        <input type="hidden" name="page" value={locale} />
        <div className="f">
          <label htmlFor="_form-language">{t('language')}</label>
          <span className="sel">
            <select id="_form-language" name="language" defaultValue={LANGUAGE_OF_COMPANIES}>
              {LOCALES.map((code) => (
                <option key={code} value={code} lang={languageTag(code)}>
                  {nativeName(code)}
                </option>
              ))}
            </select>
          </span>
        </div>
        <div className="f">
          <label htmlFor="_form-file">{t('file')}</label>
          <span className="sel">
            <select id="_form-file" name="file">
              {FILES.map((file) => (
                <option key={file} value={file}>
                  {t(file)}
                </option>
              ))}
            </select>
          </span>
          <p className="hint">{t('machines')}</p>
        </div>
        <p className="acts">
          <button className="button">{t('make')}</button>
        </p>
      </form>
    </section>
  )
}

// Its own keys.
const FILES = Object.keys(RECORD_FORM_FILES) as RecordFormFile[]
