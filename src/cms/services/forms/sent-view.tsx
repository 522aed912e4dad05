import type { ReactNode } from 'react'

import type { Locale } from '@/domain/locales/locales'
import { FormStyle } from '@/ui/components/form/form-style'
import { Icon } from '@/ui/components/icon'

import type { FormAbout, SiteForm } from './form'
import { formTexts } from './form-texts'

/** What comes after a form is sent; a form may have fewer. */
const STEPS = ['first', 'second', 'third']

interface Recorded {
  reference: string
  at: Date
  /** Whether a file came with it that no company gets. */
  hasUnopened: boolean
  /** Public path of the form by which its sender asks for a copy of it, or that it is erased. */
  ask?: string | undefined
}

interface Props {
  form: SiteForm
  about: FormAbout
  locale: Locale
  sent: Recorded
  /** Whose form it was (`FormView`). */
  of: string | undefined
  /** Where to go from here. */
  children: ReactNode
}

/** That a form is sent: its reference, when, and what happens next. */
export async function SentView({ form, about, locale, sent, of, children }: Props) {
  const { common, own, ownIfAny } = await formTexts(form, about, locale)
  const steps = STEPS.flatMap((step) => {
    const title = ownIfAny(`sent.steps.${step}.title`)
    // Of an example not every step follows.
    return title === undefined || title === ''
      ? []
      : [{ step, title, text: ownIfAny(`sent.steps.${step}.text`) }]
  })
  // The confirmation says the same.
  const fileNote = sent.hasUnopened ? ownIfAny('mail.fileUnopened') : undefined
  return (
    <div className="sent" data-sent={of ?? ''}>
      <FormStyle />
      <div>
        <span className="ok">
          <Icon name="check" />
        </span>
        <h1 className="display">{own('sent.title')}</h1>
        <p className="lede">{own('sent.text')}</p>
        {fileNote !== undefined && <p>{fileNote}</p>}
        <p>{common('sent.few')}</p>
      </div>
      <SentReference sent={sent} form={form} locale={locale} />
      <section className="card" aria-labelledby="_next">
        <h2 id="_next">{common('sent.next')}</h2>
        <ol className="next">
          {steps.map(({ step, title, text }) => (
            <li key={step}>
              <b>{title}</b>
              {text !== undefined && <p>{text}</p>}
            </li>
          ))}
        </ol>
      </section>
      <div className="callout warning" role="note">
        <i aria-hidden="true">!</i>
        <div>
          <h2 className="text-[17px]">
            {ownIfAny('sent.moneyTitle') ?? common('sent.moneyTitle')}
          </h2>
          <p>{ownIfAny('sent.money') ?? common('sent.money')}</p>
        </div>
      </div>
      <div className="acts">{children}</div>
    </div>
  )
}

/** What was recorded, and when. */
export async function SentReference({
  sent,
  form,
  locale,
}: {
  sent: Recorded
  form: SiteForm
  locale: Locale
}) {
  const { common } = await formTexts(form, { words: {} }, locale)
  return (
    <div>
      <dl className="card refno">
        <div>
          <dt>{common('sent.reference')}</dt>
          <dd className="big">
            <bdi dir="ltr" data-reference>
              {sent.reference}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{common('sent.at')}</dt>
          <dd>
            <time dateTime={sent.at.toISOString()}>{common('sent.utc', { at: sent.at })}</time>
          </dd>
        </div>
      </dl>
      {sent.ask !== undefined && (
        <p className="ask">
          <a href={sent.ask}>{common('aboutData')}</a>
        </p>
      )}
    </div>
  )
}
