import type { NewMessage } from '../../cms/mail/enqueue-message'
import { isLocale } from '../../domain/locales'
import type { MailPart } from '../../domain/mail-content'
import type { NamedFactor } from '../../domain/second-factor'
import { env } from '../../env'
import { panelText, type PanelKey } from '../../i18n/panel/panel-texts'
import { RECOVERY_COMMAND } from './forgotten-password'
import type { Words } from './own-language.hooks'

/** The mail to a new address of an account, with the link by which it is confirmed. @param token that stands in the link */
export function newAddressMail(words: Words, to: string, token: string): NewMessage {
  return mail(words, 'staffLink', to, 'staffLinkSubject', (told) => [
    { kind: 'text', text: told('staffLinkText') },
    {
      kind: 'link',
      text: told('staffLinkPress'),
      href: `${env.SITE_URL}/admin/new-address/${token}`,
    },
    { kind: 'text', text: told('staffLinkUntil') },
  ])
}

/** The mail that tells the owner of an account that its password was changed. */
export function passwordChangedMail(words: Words, to: string): NewMessage {
  return mail(words, 'accountNotice', to, 'staffPasswordSubject', (told) => [
    { kind: 'text', text: told('staffPasswordText') },
    { kind: 'text', text: told('staffNotMe') },
  ])
}

/** The mail that tells the address that an account had that another one is used from now on. */
export function emailChangedMail(words: Words, to: string, address: string): NewMessage {
  return mail(words, 'accountNotice', to, 'staffEmailSubject', (told) => [
    { kind: 'text', text: told('staffEmailText', { address: `\u2068${address}\u2069` }) },
    { kind: 'text', text: told('staffNotMe') },
  ])
}

/** The mails that tell the owner of an account what became of its second factors, which are named. */
export const factorAddedMail = noticeOf('factorAddedSubject', 'factorAddedText')
export const factorRemovedMail = noticeOf('factorRemovedSubject', 'factorRemovedText')
export const factorTakenMail = noticeOf('factorTakenSubject', 'factorTakenText')

function noticeOf(subject: PanelKey, text: PanelKey) {
  return (words: Words, to: string, factors: readonly NamedFactor[]): NewMessage =>
    factorNotice(words, to, subject, (told) => [
      told(text, { what: factors.map((factor) => written(words, factor)).join(', ') }),
    ])
}

export const newCodesMail = (words: Words, to: string): NewMessage =>
  factorNotice(words, to, 'factorCodesSubject', (told) => [told('factorCodesText')])

export const factorTriesMail = (words: Words, to: string): NewMessage =>
  factorNotice(words, to, 'factorTriesSubject', (told) => [told('factorTriesText')])

/** @param left how many codes were not used */
export const recoveryCodeMail = (words: Words, to: string, left: number): NewMessage =>
  factorNotice(words, to, 'factorUsedSubject', (told) => [
    `${told('factorUsedText')} ${told('factorCodesLeft', { codes: String(left) })}.`,
  ])

/** Ends with what to do where it was somebody else. */
function factorNotice(
  words: Words,
  to: string,
  subject: PanelKey,
  sentences: (told: Told) => string[],
): NewMessage {
  return mail(words, 'accountNotice', to, subject, (told) => {
    const title = told('factorTitle')
    const command = `\u2066${RECOVERY_COMMAND}\u2069`
    return [...sentences(told), told('factorNotMe', { title, command })].map((text) => ({
      kind: 'text',
      text,
    }))
  })
}

/** In marks of isolation: a name may be of the other direction of writing. */
function written({ t }: Words, factor: NamedFactor): string {
  if (factor.method === 'passkey')
    return `${panelText(t, 'factorPasskey')} \u2068${factor.name}\u2069`
  return panelText(t, factor.method === 'app' ? 'factorApp' : 'factorCodes')
}

/**
 * The mail that tells an admin what another one has decided about everybody's keys.
 * @param sentence what it was, in the words of who reads it
 * @param by who has done it, by name and address
 */
export function keyChangeMail(
  words: Words,
  to: string,
  sentence: (told: Told, t: Words['t']) => string,
  by: string,
): NewMessage {
  return mail(words, 'accountNotice', to, 'keysSubject', (told) => {
    const toldBy: Told = (key, names) => told(key, { who: by, ...names })
    return [sentence(toldBy, words.t), toldBy('keysNotAgreed')].map((text) => ({
      kind: 'text',
      text,
    }))
  })
}

type Told = (key: PanelKey, names?: Record<string, string>) => string

function mail(
  { i18n, t }: Words,
  kind: 'staffLink' | 'accountNotice',
  to: string,
  subject: PanelKey,
  parts: (told: Told) => MailPart[],
): NewMessage {
  const site = new URL(env.SITE_URL).host
  const told: Told = (key, names) => panelText(t, key, { site, ...names })
  return {
    kind,
    delivery: 'atLeastOnce',
    to,
    // Payload's panel has languages that the site has not; there our texts are English.
    locale: isLocale(i18n.language) ? i18n.language : 'en',
    subject: told(subject),
    parts: parts(told),
  }
}
