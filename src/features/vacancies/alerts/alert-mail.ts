import type { NewMessage } from '@/cms/services/mail/enqueue-message'
import type { Locale } from '@/domain/locales/locales'
import type { MailPart } from '@/domain/mail/mail-content'
import { isolated } from '@/domain/mail/mail-text'
import { publicPath } from '@/domain/addresses/paths'
import { ALERT_CONFIRM_PAGE, ALERT_LEAVE_PAGE, ALERTS_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'

import type { VacancySummary } from '../vacancy'
import { vacancyTextsIn } from '../vacancy-texts'
import { chosenLine, filterLine, listOf } from './alert-words'

/** Whom an alert writes to, and about what. */
export interface Alerted {
  id: number
  email: string
  locale: Locale
  /** As `alertFilter` writes it. */
  filter: string
}

const address = (path: string, locale: Locale) =>
  env.SITE_URL + publicPath({ locale, path }, env.DEFAULT_LOCALE)

/** Returns the one-click unsubscribe address (RFC 8058). A person who opens it as a link gets a page. */
function leaveAddress(token: string, locale: Locale): string {
  return `${env.SITE_URL}/server/alerts/leave?${new URLSearchParams({ token, locale }).toString()}`
}

/** The mail by which somebody confirms an alert. @param alert with the id 0 where nothing comes of it */
export async function confirmMail(alert: Alerted, token: string): Promise<NewMessage> {
  const { id, email, locale, filter } = alert
  const t = await messagesIn(locale, 'vacancyAlerts.mail')
  return {
    once: `vacancy-alert-${id}-confirm`,
    kind: 'vacancyAlertLink',
    delivery: 'atLeastOnce',
    to: email,
    locale,
    subject: t('confirm.subject'),
    parts: [
      { kind: 'text', text: t('confirm.text') },
      ...watched(t('filter'), await chosenLine(filter, locale)),
      {
        kind: 'link',
        text: t('confirm.link'),
        href: address(`${ALERT_CONFIRM_PAGE}/${token}`, locale),
      },
      { kind: 'text', text: t('confirm.until') },
      { kind: 'text', text: t('notYou') },
    ],
  }
}

/** Returns the mail for an order of an alert that exists already, or that is over the limit of the address. */
export async function noNewAlertMail(
  why: 'already' | 'tooMany',
  alert: Alerted,
  token: string,
): Promise<NewMessage> {
  const { id, email, locale, filter } = alert
  const t = await messagesIn(locale, 'vacancyAlerts.mail')
  return {
    once: `vacancy-alert-${id}-${why}`,
    kind: 'vacancyAlertLink',
    delivery: 'atLeastOnce',
    to: email,
    locale,
    subject: t(`${why}.subject`),
    parts: [
      { kind: 'text', text: t(`${why}.text`) },
      ...(why === 'already' ? watched(t('filter'), await filterLine(filter, locale)) : []),
      { kind: 'link', text: t('mine'), href: address(`${ALERTS_PAGE}/${token}`, locale) },
      { kind: 'text', text: t('notYou') },
    ],
  }
}

interface News {
  /** Those that the mail names. */
  vacancies: readonly VacancySummary[]
  /** How many are new, and how many match. */
  count: number
  total: number
}

/** The mail that tells of new vacancies; of one alert there is one a day, by its key too. */
export async function newVacanciesMail(
  alert: Alerted,
  { vacancies, count, total }: News,
  token: string,
  at: Date,
): Promise<NewMessage> {
  const { id, email, locale, filter } = alert
  const t = await messagesIn(locale, 'vacancyAlerts.mail')
  const line = await filterLine(filter, locale)
  return {
    key: `vacancy-alert-${id}-${at.toISOString().slice(0, 10)}`,
    kind: 'vacancyAlert',
    delivery: 'atMostOnce',
    to: email,
    locale,
    subject: t('new.subject', { count, filter: isolated(line, locale) }),
    parts: [
      { kind: 'text', text: t('new.text', { count }) },
      ...watched(t('filter'), line),
      ...(await briefs(vacancies, locale)),
      {
        kind: 'link',
        text: t('new.all', { count: total }),
        href: env.SITE_URL + listOf(filter, locale),
      },
      { kind: 'text', text: t('new.why') },
      {
        kind: 'link',
        text: t('new.leave'),
        href: address(`${ALERT_LEAVE_PAGE}/${token}`, locale),
      },
      { kind: 'link', text: t('mine'), href: address(`${ALERTS_PAGE}/${token}`, locale) },
    ],
    unsubscribe: leaveAddress(token, locale),
  }
}

/** What each vacancy is, as the list shows it. */
async function briefs(vacancies: readonly VacancySummary[], locale: Locale): Promise<MailPart[]> {
  const t = await messagesIn(locale, 'vacancies')
  const companies = await messagesIn(locale, 'vacancySearch')
  const factsOf = await vacancyTextsIn(locale)
  return vacancies.flatMap((vacancy): MailPart[] => {
    const { title, ship, pay, joining, length } = factsOf(vacancy)
    const { dates, place } = joining
    const join = (before: string, next: string | undefined) =>
      next === undefined ? before : t('sentence.clauses', { before, next })
    return [
      {
        kind: 'link',
        text: vacancy.isExample ? `${t('example')} · ${title}` : title,
        href: address(vacancy.path, locale),
      },
      {
        kind: 'facts',
        facts: [
          { label: t('vesselType'), value: ship },
          { label: t('pay'), value: 'words' in pay ? pay.words : `${pay.amount} ${pay.period}` },
          { label: t('joining'), value: join(dates, place) },
          ...(length ? [{ label: t('length'), value: join(length.text, length.tolerance) }] : []),
          { label: companies('company'), value: vacancy.company.name },
        ],
      },
    ]
  })
}

/** What is watched; nothing where it cannot be said. */
function watched(label: string, value: string): MailPart[] {
  return value === '' ? [] : [{ kind: 'facts', facts: [{ label, value }] }]
}
