import { escapeMarkup } from '../../../domain/texts/escape-markup'
import { direction, languageTag, type Locale } from '../../../domain/locales/locales'
import { safeHref } from '../../../domain/addresses/link-safety'
import type { MailPart } from '../../../domain/mail/mail-content'
import { foreignText, headerText, isolated, ownText } from '../../../domain/mail/mail-text'

/** What a message says, in the language of its addressee. */
export interface MessageContent {
  locale: Locale
  subject: string
  parts: readonly MailPart[]
  /** Who signs it. */
  site: { name: string; url: string }
}

/** The same message as plain text and as HTML. */
export interface MessageViews {
  subject: string
  text: string
  html: string
}

/** How a label is parted from what it names. */
const COLONS: Partial<Record<Locale, string>> = { fr: '\u00a0: ', zh: '：' }

/** Shows a message in both ways, without pictures and without anything that tells who reads it. */
export function viewMessage(content: MessageContent): MessageViews {
  const subject = headerText(content.subject)
  return { subject, text: plainText(content), html: html({ ...content, subject }) }
}

function plainText({ locale, parts, site }: MessageContent): string {
  const blocks = parts.map((part) => plainPart(part, locale))
  // As programs know a signature: they fold it, and leave it out of answers.
  return `${blocks.join('\n\n')}\n\n-- \n${isolated(site.name, locale)}\n${site.url}\n`
}

function plainPart(part: MailPart, locale: Locale): string {
  switch (part.kind) {
    case 'text':
      return ownText(part.text)
    case 'heading':
      return ownText(part.text)
    case 'facts':
      return part.facts
        .map(({ label, value }) => ownText(label) + colon(locale) + isolated(value, locale))
        .join('\n')
    case 'link': {
      const href = safeHref(part.href)
      const text = ownText(part.text)
      // On a line of its own and without marks, or programs take these for a part of it.
      return href === undefined || href === text ? text : `${text}\n${href}`
    }
    case 'letter':
      return isolated(part.text, locale)
    case 'quote':
      return isolated(part.text, locale)
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
  }
}

const colon = (locale: Locale) => COLONS[locale] ?? ': '

const inLines = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>\n')

function html({ locale, subject, parts, site }: MessageContent): string {
  return `<!doctype html>
<html lang="${languageTag(locale)}" dir="${direction(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(subject)}</title>
</head>
<body dir="${direction(locale)}" style="margin:0 auto;padding:16px;max-width:36em;font:16px/1.5 system-ui,sans-serif;text-align:start">
${parts.map((part) => htmlPart(part, locale)).join('\n')}
<p style="margin-top:2em;font-size:14px"><bdi>${escapeMarkup(foreignText(site.name))}</bdi><br>
<a href="${escapeMarkup(site.url)}">${escapeMarkup(site.url)}</a></p>
</body>
</html>
`
}

function htmlPart(part: MailPart, locale: Locale): string {
  switch (part.kind) {
    case 'text':
      return `<p>${inLines(ownText(part.text))}</p>`
    case 'heading':
      return `<h1 style="font-size:20px">${inLines(ownText(part.text))}</h1>`
    case 'facts':
      return `<p>${part.facts
        .map(
          ({ label, value }) =>
            `<b>${escapeMarkup(ownText(label) + colon(locale))}</b><bdi>${inLines(foreignText(value))}</bdi>`,
        )
        .join('<br>\n')}</p>`
    case 'link': {
      const href = safeHref(part.href)
      const text = escapeMarkup(ownText(part.text))
      if (href === undefined) return `<p>${text}</p>`
      // The address stands there too: a link that hides where it leads is what fraud looks like.
      const address = part.text === href ? '' : `<br>\n<bdi dir="ltr">${escapeMarkup(href)}</bdi>`
      return `<p><a href="${escapeMarkup(href)}">${text}</a>${address}</p>`
    }
    case 'letter':
      return `<p dir="auto">${inLines(foreignText(part.text))}</p>`
    case 'quote':
      return `<blockquote dir="auto" style="margin-inline:0;padding-inline-start:1em;border-inline-start:3px solid #888">${inLines(foreignText(part.text))}</blockquote>`
  }
}
