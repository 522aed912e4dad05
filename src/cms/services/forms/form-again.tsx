import type { Locale } from '@/domain/locales/locales'
import { FormStyle } from '@/ui/components/form/form-style'

import type { SiteForm } from './form'
import { formTexts } from './form-texts'
import { keptField, keptValue, newKey, OWN_FIELDS } from './own-fields'
import type { Refusal } from './refusals'

interface Props {
  form: SiteForm
  locale: Locale
  refusal: Refusal
  /** The public path of the page. */
  action: string
}

/** What comes of a box that is ticked. */
const TICKED = 'yes'

/**
 * A form of which nothing is known but what was sent, while the database is away: all of it, to be sent once more.
 */
export async function FormAgain({ form, locale, refusal, action }: Props) {
  const { common, own, ownIfAny, notice } = await formTexts(form, { words: {} }, locale)
  const { typed, keptFiles, lostFiles } = refusal
  const hidden = {
    ...typed,
    [OWN_FIELDS.key]: refusal.key ?? newKey(),
    ...(refusal.shown !== undefined && { [OWN_FIELDS.shown]: refusal.shown }),
    ...(refusal.kept !== undefined && { [OWN_FIELDS.kept]: refusal.kept }),
    ...Object.fromEntries(
      Object.entries(keptFiles).map(([field, file]) => [keptField(field), keptValue(file)]),
    ),
  }
  const read = Object.entries(typed).filter(([, text]) => text !== '' && text !== TICKED)
  return (
    <>
      <FormStyle />
      <div className="form-head">
        <h1 className="display">{ownIfAny('notDone') ?? common('summary.notSent')}</h1>
        {refusal.notice && <p className="lede">{notice(refusal.notice)}</p>}
      </div>
      <form
        method="post"
        action={action}
        className="form-main"
        {...(lostFiles.length > 0 && { encType: 'multipart/form-data' })}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="card form-part">
          <p>{common('summary.kept')}</p>
          <dl className="typed">
            {read.map(([name, text]) => (
              <div key={name}>
                <dt>{ownIfAny(`${name}.label`)}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ))}
          </dl>
          {lostFiles.map((field) => (
            <label key={field} className="f">
              {ownIfAny(`${field}.label`)}: {common('problems.fileLost')}
              <input type="file" name={field} />
            </label>
          ))}
        </div>
        <div className="send">
          <button className="button">{own('send')}</button>
        </div>
      </form>
    </>
  )
}
