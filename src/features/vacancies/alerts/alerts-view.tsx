import type { SignedInSeaman } from '@/cms/services/seaman-only/seaman-session.queries'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { CONTACT_FORM_PAGE, ALERTS_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'

import { alertsBesides, alertsOf, findAlert } from './alert-links.queries'
import { AlertList, AlertStyle, FilterMarks } from './alert-parts'
import { listOf } from './alert-words'
import { OWN_ALERTS } from './leave-alert.submit'

/** What was done a moment ago, as the address of the page says it. */
const DONE = ['confirmed', 'tooMany', 'ended'] as const

interface Props {
  token: string
  locale: Locale
}

/** The alerts of the address that a link was sent to. */
export async function AlertsView({ token, locale, done }: Props & { done: string | null }) {
  const t = await messagesIn(locale, 'vacancyAlerts.mine')
  const found = await alertsBesides(token)
  if (!found) return <UnknownAlert locale={locale} />
  const { email, alerts } = found
  const notice = DONE.find((one) => one === done)
  return (
    <div className="frame form-page">
      <AlertStyle />
      <div className="form-head">
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{t('text', { email: `\u2068${email}\u2069` })}</p>
      </div>
      <div className="form-two">
        <div className="form-main">
          {notice && (
            <p className={notice === 'tooMany' ? 'callout warning' : 'callout tip'} role="status">
              <i aria-hidden="true">{notice === 'tooMany' ? '!' : '✓'}</i>
              <span>{t(notice)}</span>
            </p>
          )}
          <section className="card form-part" aria-label={t('title')}>
            {alerts.length > 0 ? (
              <AlertList alerts={alerts} locale={locale} token={token} />
            ) : (
              <p>{t('none')}</p>
            )}
          </section>
          <p className="acts">
            <a href={listOf('', locale)} className="button">
              {t('more')}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}

/** Where the link of a mail leaves its alert with one press, or says that it has ended. */
export async function LeaveAlertView({ token, locale }: Props) {
  const t = await messagesIn(locale, 'vacancyAlerts.leave')
  const alert = await findAlert(token)
  if (!alert) return <UnknownAlert locale={locale} />
  const isEnded = alert.state === 'ended'
  return (
    <div className="frame form-page">
      <AlertStyle />
      <div className="sent">
        <div>
          <h1 className="display">{t(isEnded ? 'done' : 'title')}</h1>
          <p className="lede">{t(isEnded ? 'doneText' : 'text')}</p>
          <FilterMarks filter={alert.filter} locale={locale} />
        </div>
        <div className="acts">
          {!isEnded && (
            <form method="post" action="/server/alerts/leave">
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="locale" value={locale} />
              <button className="button">{t('button')}</button>
            </form>
          )}
          <a
            href={publicPath({ locale, path: `${ALERTS_PAGE}/${token}` }, env.DEFAULT_LOCALE)}
            className="button quiet"
          >
            {t('mine')}
          </a>
        </div>
      </div>
    </div>
  )
}

/** In the place of an alert that there is not, or not any more. */
async function UnknownAlert({ locale }: Pick<Props, 'locale'>) {
  const t = await messagesIn(locale, 'vacancyAlerts.leave')
  return (
    <div className="frame form-page">
      <AlertStyle />
      <div className="sent">
        <div>
          <h1 className="display">{t('unknown')}</h1>
          <p className="lede">{t('unknownText')}</p>
        </div>
        <div className="acts">
          <a
            href={publicPath({ locale, path: CONTACT_FORM_PAGE }, env.DEFAULT_LOCALE)}
            className="button quiet"
          >
            {t('contact')}
          </a>
        </div>
      </div>
    </div>
  )
}

/** In the place of the form that confirms an alert: what became of it, or that the link does not work. */
export async function ConfirmedAlert({ token, locale }: Props) {
  const alert = await findAlert(token)
  if (alert?.state !== 'active') return <ClosedConfirmation locale={locale} />
  return <AlreadyConfirmed token={token} locale={locale} />
}

async function AlreadyConfirmed({ token, locale }: Props) {
  const t = await messagesIn(locale, 'vacancyAlerts')
  return (
    <div className="sent">
      <AlertStyle />
      <div>
        <h1 className="display">{t('mine.confirmed')}</h1>
      </div>
      <div className="acts">
        <a
          href={publicPath({ locale, path: `${ALERTS_PAGE}/${token}` }, env.DEFAULT_LOCALE)}
          className="button"
        >
          {t('leave.mine')}
        </a>
      </div>
    </div>
  )
}

async function ClosedConfirmation({ locale }: Pick<Props, 'locale'>) {
  const t = await messagesIn(locale, 'forms.alert-confirm.closed')
  const tAlerts = await messagesIn(locale, 'vacancyAlerts.mine')
  return (
    <div className="sent">
      <AlertStyle />
      <div>
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{t('text')}</p>
      </div>
      <div className="acts">
        <a href={listOf('', locale)} className="button">
          {tAlerts('more')}
        </a>
      </div>
    </div>
  )
}

/** After an alert was ordered: what comes next, the same for every address. */
export async function AskedForAlert({ locale }: Pick<Props, 'locale'>) {
  const t = await messagesIn(locale, 'vacancyAlerts.asked')
  const ofMail = await messagesIn(locale, 'forms.mail')
  return (
    <p className="callout tip alert-asked" role="status">
      <AlertStyle />
      <i aria-hidden="true">✓</i>
      <span>
        <b>{t('title')}</b> {t('text')} {ofMail('earlier')}
      </span>
    </p>
  )
}

interface OwnProps {
  seaman: SignedInSeaman
  locale: Locale
}

/** On the account page: the alerts of a confirmed address; nothing where there are none. */
export async function OwnAlerts({ seaman, locale }: OwnProps) {
  const alerts = seaman.isConfirmed ? await alertsOf(seaman.email) : []
  const t = await messagesIn(locale, 'vacancyAlerts.mine')
  return (
    <section className="card form-part" id={OWN_ALERTS} aria-labelledby="_alerts">
      <AlertStyle />
      <h2 id="_alerts">{t('title')}</h2>
      {alerts.length > 0 ? <AlertList alerts={alerts} locale={locale} /> : <p>{t('none')}</p>}
      <div className="acts">
        <a href={listOf('', locale)} className="button quiet">
          {t('more')}
        </a>
      </div>
    </section>
  )
}
