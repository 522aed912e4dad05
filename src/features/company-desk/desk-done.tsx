import { messagesIn } from '@/i18n/messages-translator'
import type { Locale } from '@/domain/locales/locales'

import type { DoneNotice } from './desk-visitor'

/** After which somebody waits for a mail. */
const MAILED: ReadonlySet<DoneNotice> = new Set(['claimed', 'linkSent'])

/** A sentence that says what was done a moment ago. */
export async function DeskDone({ done, locale }: { done: DoneNotice | undefined; locale: Locale }) {
  if (done === undefined) return null
  const t = await messagesIn(locale, 'desk.notices')
  const ofMail = await messagesIn(locale, 'forms.mail')
  const isDone = done !== 'noRight'
  return (
    <p
      className={`callout ${isDone ? 'tip' : 'warning'}`}
      role="status"
      data-forget-unsent={done === 'signedOut' || done === 'left' ? '' : undefined}
    >
      <i aria-hidden="true">{isDone ? '✓' : '!'}</i>
      <span>
        {t(done)} {MAILED.has(done) && ofMail('earlier')}
      </span>
    </p>
  )
}
