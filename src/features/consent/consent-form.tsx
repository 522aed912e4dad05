import { CONSENT_CHOICES, type ConsentRecord } from '@/domain/browser/consent-record'
import type { Locale } from '@/domain/locales/locales'

import type { ConsentTexts } from './consent-texts'

const FORM = { method: 'post', action: '/server/consent' }

interface Props {
  locale: Locale
  texts: ConsentTexts
  /** What is allowed now; absent where nothing was decided. */
  record: ConsentRecord | undefined
}

/** Accept all, reject all, or one by one. Two forms, so that Enter at a box can only save the boxes. */
export function ConsentForm({ locale, texts, record }: Props) {
  const language = <input type="hidden" name="locale" value={locale} />
  return (
    <>
      <form {...FORM} className="consent-answers">
        {language}
        <button name="decision" value="accept" className="button">
          {texts.acceptAll}
        </button>
        <button name="decision" value="reject" className="button">
          {texts.rejectAll}
        </button>
      </form>
      <form {...FORM} className="consent-choices">
        {language}
        <fieldset aria-label={texts.choose}>
          {CONSENT_CHOICES.map((choice) => (
            <label key={choice}>
              <input
                type="checkbox"
                name={choice}
                value="true"
                defaultChecked={record?.[choice] ?? false}
                aria-labelledby={`consent-${choice}`}
                aria-describedby={`consent-${choice}-means`}
              />
              <span>
                <strong id={`consent-${choice}`}>{texts[choice]}</strong>
                <span id={`consent-${choice}-means`}>{texts[`${choice}Means`]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <button name="decision" value="save" className="button quiet">
          {texts.save}
        </button>
      </form>
    </>
  )
}
