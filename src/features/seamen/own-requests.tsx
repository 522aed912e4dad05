import type { SignedInSeaman } from '@/cms/services/seaman-only/seaman-session.queries'
import { fileSize } from '@/domain/forms/file-size'
import { numberFormat } from '@/domain/locales/intl-formats'
import type { Locale } from '@/domain/locales/locales'
import { isolated } from '@/domain/mail/mail-text'
import type { RequestKind, RequestState } from '@/domain/forms/requests'
import { sentFile } from '@/domain/members/seaman-account'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'
import { Icon, type IconName } from '@/ui/components/icon'
import { languageAttributes } from '@/ui/components/language-attributes'

import { MOST_OWN_REQUESTS, type OwnRequest, ownRequests } from './own-requests.queries'

/** What was typed into a form, with the labels that it has there. */
export type WordsOf = (
  kind: RequestKind,
  values: unknown,
) => readonly { label: string; value: string; isOwnWords: boolean }[]

interface Props {
  wordsOf: WordsOf
  seaman: SignedInSeaman
  locale: Locale
}

const STYLE = `
.own-requests>li{display:grid;gap:6px;padding-block:14px;min-inline-size:0}
.own-requests>li+li{border-block-start:1px solid var(--line)}
.own-requests h3{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 12px;font-size:16px;overflow-wrap:anywhere}
.own-requests h3 a{color:var(--accent);text-decoration:underline;text-underline-offset:4px;padding-block:8px}
.own-requests .state{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 8px;font-size:15px}
.own-requests .state .icon{inline-size:18px;block-size:18px;margin-block-start:3px}
.own-requests .state b{font-weight:650}
.own-requests .state span{grid-column:2;font-size:14px;color:var(--muted)}
.own-requests :is(.answered,.done) :is(.icon,b){color:var(--good)}
.own-requests .declined :is(.icon,b){color:var(--bad)}
.own-requests :is(.closed,.withdrawn) :is(.icon,b){color:var(--muted)}
.own-requests .when{display:flex;flex-wrap:wrap;gap:2px 16px;font-size:14px;color:var(--muted);font-variant-numeric:tabular-nums}
.own-requests blockquote{padding:12px 16px;border-inline-start:3px solid var(--accent);background:var(--soft);border-radius:0 9px 9px 0;white-space:pre-line;overflow-wrap:anywhere}
.own-requests summary{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);cursor:pointer}
.own-requests summary::before{content:'▸';margin-inline-end:8px}
.own-requests [open]>summary::before{content:'▾'}
[dir=rtl] .own-requests :not([open])>summary::before{content:'◂'}
.own-requests dl.typed{grid-template-columns:minmax(0,1fr)}
.own-requests dd{white-space:pre-line;overflow-wrap:anywhere}
.own-files a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);text-decoration:underline;text-underline-offset:4px;overflow-wrap:anywhere}
[dir=rtl] .own-requests blockquote{border-radius:9px 0 0 9px}
.own-requests figcaption{font-size:14px;color:var(--muted)}
`

/** Each state has a sign of its own: who does not see colours tells them apart. */
const SIGNS: Readonly<Record<RequestState, IconName>> = {
  new: 'clock',
  inProgress: 'work',
  answered: 'mail',
  confirmed: 'check',
  sending: 'arrow-up',
  done: 'seal',
  declined: 'alert',
  closed: 'lock',
  withdrawn: 'cross',
}

/** What was sent under the confirmed address of an account, with its state and the answers. */
export async function OwnRequests({ seaman, locale, wordsOf }: Props) {
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
            <Sent
              key={request.reference}
              request={request}
              words={wordsOf(request.kind, request.values)}
              locale={locale}
            />
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

interface SentProps {
  request: OwnRequest
  words: ReturnType<WordsOf>
  locale: Locale
}

async function Sent({ request, words, locale }: SentProps) {
  const t = await messagesIn(locale, 'seaman.account')
  const { reference, kind, state, at, about, answers, files } = request
  return (
    <li>
      <h3>
        {t(`kinds.${kind}`)}
        {about && (
          <a href={about.href} {...languageAttributes(about.locale, locale)}>
            {about.title}
          </a>
        )}
      </h3>
      <p className={`state ${state}`}>
        <Icon name={SIGNS[state]} />
        <b>{t(`states.${state}`)}</b> <span>{t(`next.${state}`)}</span>
      </p>
      <p className="when">
        <bdi dir="ltr">{reference}</bdi>
        <time dateTime={at.toISOString()}>{t('sentOn', { date: at })}</time>
      </p>
      {words.length > 0 && (
        <details>
          <summary>{t('words')}</summary>
          <dl className="typed">
            {words.map(({ label, value, isOwnWords }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd {...(isOwnWords && { dir: 'auto' })}>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {files.length > 0 && (
        <ul className="own-files" aria-label={t('files')}>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <a href={sentFile(id)} download>
                {t('file', { name: isolated(name, locale), size: sizeIn(size, locale) })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {answers.map(({ text, at: answered }) => (
        <figure key={answered.toISOString() + text}>
          <figcaption>{t('answer', { date: answered })}</figcaption>
          <blockquote dir="auto">{text}</blockquote>
        </figure>
      ))}
    </li>
  )
}

function sizeIn(bytes: number, locale: Locale): string {
  const { value, unit } = fileSize(bytes)
  const style = { style: 'unit', unit, unitDisplay: 'short' } as const
  return numberFormat(formattingTag(locale), style).format(value)
}
