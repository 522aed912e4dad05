import type { NewMessage } from '../../cms/services/mail/enqueue-message'
import { isLocale } from '../../domain/locales/locales'
import type { MailPart } from '../../domain/mail/mail-content'
import type { NamedFactor } from '../../domain/staff/second-factor'
import { env } from '../../env'
import { panelText, type PanelKey } from '../../i18n/panel/panel-texts'
import type { Staff } from '../../payload-types'
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
// Nothing is left that could be looked through.
export const factorTakenMail = noticeOf('factorTakenSubject', 'factorTakenText', 'factorTakenNotMe')

function noticeOf(subject: PanelKey, text: PanelKey, advice?: 'factorTakenNotMe') {
  return (words: Words, to: string, factors: readonly NamedFactor[]): NewMessage => {
    const what = factors.map((factor) => writtenFactor(words, factor)).join(', ')
    return factorNotice(words, to, subject, (told) => [told(text, { what })], advice)
  }
}

export const newCodesMail = (words: Words, to: string): NewMessage =>
  factorNotice(words, to, 'factorCodesSubject', (told) => [told('factorCodesText')])

export const factorTriesMail = (words: Words, to: string): NewMessage =>
  factorNotice(words, to, 'factorTriesSubject', (told) => [told('factorTriesText')])

/** @param used `left`: how many codes were not used; `isSignIn`: whether it was given for a session, else for one change */
export const recoveryCodeMail = (
  words: Words,
  to: string,
  { left, isSignIn }: { left: number; isSignIn: boolean },
): NewMessage =>
  factorNotice(words, to, 'factorUsedSubject', (told) => {
    const text = told(isSignIn ? 'factorUsedText' : 'factorUsedConfirmText')
    return [`${text} ${told('factorCodesLeft', { codes: String(left) })}.`]
  })

/** Ends with what to do where it was somebody else. */
function factorNotice(
  words: Words,
  to: string,
  subject: PanelKey,
  sentences: (told: Told) => string[],
  advice: 'factorNotMe' | 'factorTakenNotMe' = 'factorNotMe',
): NewMessage {
  return mail(words, 'accountNotice', to, subject, (told) => {
    const title = told('factorTitle')
    const command = `\u2066${RECOVERY_COMMAND}\u2069`
    return texts(...sentences(told), told(advice, { title, command }))
  })
}

/** Marks of isolation: a name of the other direction of writing would change the places of what is around it. */
export function written({ name, email }: Pick<Staff, 'name' | 'email'>): string {
  return `\u2068${name}\u2069 (\u2068${email}\u2069)`
}

/** In marks of isolation, too. */
function writtenFactor({ t }: Words, factor: NamedFactor): string {
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
  sentence: Sentence,
  by: string,
): NewMessage {
  return mail(words, 'accountNotice', to, 'keysSubject', (told) => {
    const toldBy: Told = (key, names) => told(key, { who: by, ...names })
    return texts(sentence(toldBy, words.t), toldBy('keysNotAgreed'))
  })
}

/** The same for who has done it: with an account of theirs somebody else may have. */
export function ownKeyChangeMail(
  words: Words,
  to: string,
  sentence: Sentence,
  by: string,
): NewMessage {
  return factorNotice(words, to, 'keysSubject', (told) => [
    sentence((key, names) => told(key, { who: by, ...names }), words.t),
  ])
}

/** The mail that tells somebody what an admin has done with their account. @param names `who` has done it, and what the text names */
export function concernedMail(
  words: Words,
  to: string,
  {
    subject,
    text,
    names,
  }: {
    subject: 'loweredSubject' | 'deletedSubject' | 'addressAskedSubject'
    text: 'loweredText' | 'deletedText' | 'addressAskedText'
    names: Record<string, string>
  },
): NewMessage {
  return mail(words, 'accountNotice', to, subject, (told) =>
    texts(told(text, names), told('concernedNotAgreed', names)),
  )
}

const texts = (...sentences: string[]): MailPart[] =>
  sentences.map((text) => ({ kind: 'text', text }))

type Sentence = (told: Told, t: Words['t']) => string

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
