import { getFormatter } from 'next-intl/server'

import { languageTag, type Locale } from '@/domain/locales/locales'
import type { MailPart } from '@/domain/mail/mail-content'
import { formatMoney } from '@/domain/money/money'
import { countryName } from '@/domain/vocabulary/countries'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { RANKS } from '@/domain/vocabulary/ranks'
import type { WrittenText } from '@/domain/texts/written-text'
import { messagesIn } from '@/i18n/messages-translator'
import { languageAttributes } from '@/ui/components/language-attributes'

import { mailingLetter } from './mailing-letter'
import type { ReachedCompany } from './mailing-reach.queries'
import { promoEnd } from './promo-end'
import type { ReviewAbout } from './review.form'
import { NotToThem } from './review-left-out'

interface Props {
  about: ReviewAbout
  locale: Locale
  /** Public path of the list of open vacancies, which are answered for nothing. */
  vacancies: string
}

/** Names that are shown of the companies. */
const SAMPLE = 6

/** What a mailing costs, whom it reaches, what they get, and the words of the editors. */
export async function ReviewSummary({ about, locale, vacancies }: Props) {
  return (
    <div className="review-know">
      <Reach about={about} locale={locale} />
      {about.companies.length > 0 && (
        <>
          <Cost about={about} locale={locale} />
          <LetterPreview about={about} locale={locale} />
        </>
      )}
      <FreeWay locale={locale} vacancies={vacancies} />
      {about.companies.length > 0 && <EditorsWords about={about} locale={locale} />}
    </div>
  )
}

async function Reach({ about, locale }: Omit<Props, 'vacancies'>) {
  const t = await messagesIn(locale, 'mailingReview')
  const ofVacancies = await messagesIn(locale, 'vacancies')
  const { companies, choice, leftOut, offer } = about
  if (companies.length === 0) {
    return (
      <section className="card" aria-labelledby="_reach">
        <h2 id="_reach">{t('nobodyTitle')}</h2>
        <p>{t('nobody')}</p>
        <NotToThem leftOut={leftOut} locale={locale} />
      </section>
    )
  }
  const { departments, vesselTypes } = VOCABULARIES[locale]
  const list = new Intl.ListFormat(languageTag(locale), { type: 'disjunction' })
  const filter =
    offer.reach === 'matching'
      ? t('matching', {
          department: choice.rank ? departments[RANKS[choice.rank].department] : '',
          ships: list.format(choice.vessels.map((code) => vesselTypes[code].label)),
        })
      : offer.reach === 'country' && choice.country
        ? t('inCountry', { country: countryName(choice.country, locale) })
        : t('everyone')
  return (
    <section className="card" aria-labelledby="_reach">
      <h2 id="_reach">{t('reach')}</h2>
      <p className="review-reach">{t('companies', { count: companies.length })}</p>
      <p>{filter}</p>
      <p>{await byCountry(companies, locale)}</p>
      <ul className="review-names">
        {companies.slice(0, SAMPLE).map(({ id, name, isExample }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {isExample && ` (${ofVacancies('example')})`}
          </li>
        ))}
        {companies.length > SAMPLE && <li>{t('andMore', { count: companies.length - SAMPLE })}</li>}
      </ul>
      <NotToThem leftOut={leftOut} locale={locale} />
      <p className="quiet-text">
        {t(companies.some(({ isExample }) => isExample) ? 'countedExamples' : 'countedNow')}
      </p>
    </section>
  )
}

async function byCountry(companies: readonly ReachedCompany[], locale: Locale): Promise<string> {
  const t = await messagesIn(locale, 'mailingReview')
  const format = await getFormatter({ locale })
  const counts = new Map<string, number>()
  for (const { country } of companies) {
    if (country !== undefined) counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  const most = [...counts].toSorted(([, one], [, other]) => other - one)
  return new Intl.ListFormat(languageTag(locale), { type: 'conjunction' }).format(
    most.map(([code, count]) =>
      t('counted', { name: countryName(code, locale), count: format.number(count) }),
    ),
  )
}

async function Cost({ about, locale }: Omit<Props, 'vacancies'>) {
  const t = await messagesIn(locale, 'mailingReview')
  const format = await getFormatter({ locale })
  const { order, offer } = about
  const tag = languageTag(locale)
  const { words, asOf } = offer
  return (
    <section className="card" aria-labelledby="_cost">
      <h2 id="_cost">{t('cost')}</h2>
      {order.total === undefined ? (
        <p>{t('onRequest')}</p>
      ) : (
        <dl className="review-cost">
          {order.lines.map(({ kind, amount }) => (
            <div key={kind}>
              <dt>{t(`lines.${kind}`)}</dt>
              <dd>
                <bdi dir="ltr">{formatMoney(amount, tag)}</bdi>
              </dd>
            </div>
          ))}
          <div className="sum">
            <dt>{t('total')}</dt>
            <dd>
              <bdi dir="ltr">{formatMoney(order.total, tag)}</bdi>
            </dd>
          </div>
        </dl>
      )}
      <p className="quiet-text">
        <time dateTime={asOf.toISOString().slice(0, 10)}>
          {t('asOf', { date: format.dateTime(asOf, { dateStyle: 'long', timeZone: 'UTC' }) })}
        </time>{' '}
        {order.lines.some(({ kind }) => kind === 'promo') && (
          <>
            {t('promoNote')}{' '}
            {offer.mailing.ends?.promo && promoEnd(offer.mailing.ends.promo, locale)}
          </>
        )}
      </p>
      <p>{t('notPaidHere')}</p>
      <Words text={words.settlement} locale={locale} />
    </section>
  )
}

/** The letter itself, with what the seafarer has still to write named in its place. */
async function LetterPreview({ about, locale }: Omit<Props, 'vacancies'>) {
  const t = await messagesIn(locale, 'mailingReview')
  const labels = await messagesIn(locale, 'forms.mailing')
  const { subject, parts } = await mailingLetter(
    {
      name: `[${labels('name.label')}]`,
      email: `[${labels('email.label')}]`,
      telephone: `[${labels('telephone.label')}]`,
      rank: about.choice.rank,
      vessels: about.choice.vessels,
      available: `[${labels('available.label')}]`,
      message: `[${labels('message.label')}]`,
      hasForm: about.form !== undefined,
      hasFile: about.form === undefined,
    },
    locale,
    undefined,
  )
  return (
    <section className="card" aria-labelledby="_letter">
      <h2 id="_letter">{t('letter')}</h2>
      <details>
        <summary>{t('letterShow')}</summary>
        <div className="review-mail">
          <p>
            <strong>{subject}</strong>
          </p>
          {parts.map((part, index) => (
            <PreviewPart key={index} part={part} />
          ))}
        </div>
      </details>
      <p className="quiet-text">{t('letterNote')}</p>
    </section>
  )
}

function PreviewPart({ part }: { part: MailPart }) {
  switch (part.kind) {
    case 'facts':
      return (
        <dl>
          {part.facts.map(({ label, value }) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'quote':
      return <blockquote>{part.text}</blockquote>
    default:
      return <p>{part.text}</p>
  }
}

async function FreeWay({ locale, vacancies }: Pick<Props, 'locale' | 'vacancies'>) {
  const t = await messagesIn(locale, 'mailingReview')
  const mailing = await messagesIn(locale, 'mailing')
  return (
    <section className="card" aria-labelledby="_free">
      <h2 id="_free">{t('freeTitle')}</h2>
      <p>{mailing('optional')}</p>
      <p>{t('free')}</p>
      <div className="acts">
        <a href={vacancies} className="button quiet">
          {t('vacancies')}
        </a>
      </div>
    </section>
  )
}

async function EditorsWords({ about, locale }: Omit<Props, 'vacancies'>) {
  const t = await messagesIn(locale, 'mailingReview')
  const { refund, privacy } = about.offer.words
  if (!refund && !privacy) return null
  return (
    <section className="card" aria-labelledby="_words">
      <h2 id="_words">{t('words')}</h2>
      <Words text={refund} locale={locale} />
      <Words text={privacy} locale={locale} />
    </section>
  )
}

function Words({ text, locale }: { text: WrittenText | undefined; locale: Locale }) {
  if (!text) return null
  return (
    <p className="review-words" {...languageAttributes(text.locale, locale)}>
      {text.text}
    </p>
  )
}
