import Link from 'next/link'

import type { SignedInSeaman } from '@/cms/seaman-only/seaman-session.queries'
import type { Locale } from '@/domain/locales'
import { messagesIn } from '@/i18n/messages-translator'
import { languageAttributes } from '@/ui/components/language-attributes'

import { MOST_OWN_REQUESTS, type OwnRequest, ownRequests } from './own-requests.queries'

interface Props {
  seaman: SignedInSeaman
  locale: Locale
}

const STYLE = `
.own-requests>li{display:grid;gap:6px;padding-block:14px;min-inline-size:0}
.own-requests>li+li{border-block-start:1px solid var(--line)}
.own-requests h3{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 12px;font-size:16px;overflow-wrap:anywhere}
.own-requests h3 a{color:var(--accent);text-decoration:underline;text-underline-offset:4px;padding-block:8px}
.own-requests .state{padding:2px 10px;border:1px solid var(--line);border-radius:999px;font-size:13.5px;font-weight:600}
.own-requests .when{display:flex;flex-wrap:wrap;gap:2px 16px;font-size:14px;color:var(--muted);font-variant-numeric:tabular-nums}
.own-requests blockquote{padding:12px 16px;border-inline-start:3px solid var(--accent);background:var(--soft);border-radius:0 9px 9px 0;white-space:pre-line;overflow-wrap:anywhere}
[dir=rtl] .own-requests blockquote{border-radius:9px 0 0 9px}
.own-requests figcaption{font-size:14px;color:var(--muted)}
`

/** What was sent under the confirmed address of an account, with its state and the answers. */
export async function OwnRequests({ seaman, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.account')
  const requests = seaman.isConfirmed ? await ownRequests(seaman, locale) : []
  return (
    <section className="card form-part" aria-labelledby="_requests">
      <style href="own-requests" precedence="form">
        {STYLE}
      </style>
      <div>
        <h2 id="_requests">{t('requests')}</h2>
        <p className="hint">{t(seaman.isConfirmed ? 'requestsHint' : 'confirmFirst')}</p>
      </div>
      {requests.length > 0 ? (
        <ul className="own-requests">
          {requests.map((request) => (
            <Sent key={request.reference} request={request} locale={locale} />
          ))}
        </ul>
      ) : (
        seaman.isConfirmed && <p>{t('noRequests')}</p>
      )}
      {requests.length === MOST_OWN_REQUESTS && (
        <p className="hint">{t('more', { count: MOST_OWN_REQUESTS })}</p>
      )}
    </section>
  )
}

async function Sent({ request, locale }: { request: OwnRequest; locale: Locale }) {
  const t = await messagesIn(locale, 'seaman.account')
  const { reference, kind, state, at, about, answers } = request
  return (
    <li>
      <h3>
        {t(`kinds.${kind}`)}
        {about && (
          <Link href={about.href} prefetch={false} {...languageAttributes(about.locale, locale)}>
            {about.title}
          </Link>
        )}
        <span className="state">{t(`states.${state}`)}</span>
      </h3>
      <p className="when">
        <bdi dir="ltr">{reference}</bdi>
        <time dateTime={at.toISOString()}>{t('sentOn', { date: at })}</time>
      </p>
      {answers.map(({ text, at: answered }) => (
        <figure key={answered.toISOString() + text}>
          <figcaption>{t('answer', { date: answered })}</figcaption>
          <blockquote dir="auto">{text}</blockquote>
        </figure>
      ))}
      {answers.length === 0 && <p className="when">{t('noAnswer')}</p>}
    </li>
  )
}
