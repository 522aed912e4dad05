import type { PayloadRequest } from 'payload'

import type { NewMessage } from '../../cms/mail/enqueue-message'
import { isLocale } from '../../domain/locales'
import type { MailPart } from '../../domain/mail-content'
import { env } from '../../env'
import { panelText, type PanelKey } from '../../i18n/panel/panel-texts'

type Words = Pick<PayloadRequest, 'i18n' | 't'>

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

/** The mails that tell the owner of an account what became of its second factors. */
export const factorAddedMail = notice('factorAddedSubject', 'factorAddedText')
export const factorRemovedMail = notice('factorRemovedSubject', 'factorRemovedText')
export const factorTakenMail = notice('factorTakenSubject', 'factorTakenText')
export const newCodesMail = notice('factorCodesSubject', 'factorCodesText')
export const recoveryCodeMail = notice('factorUsedSubject', 'factorUsedText')
export const factorTriesMail = notice('factorTriesSubject', 'factorTriesText')

function notice(subject: PanelKey, text: PanelKey) {
  return (words: Words, to: string): NewMessage =>
    mail(words, 'accountNotice', to, subject, (told) => [
      { kind: 'text', text: told(text) },
      { kind: 'text', text: told('staffNotMe') },
    ])
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
