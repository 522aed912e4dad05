import type { UIFieldServerProps } from 'payload'

import { direction, isLocale, languageTag } from '@/domain/locales/locales'
import { safeHref } from '@/domain/addresses/link-safety'
import type { MailPart } from '@/domain/mail/mail-content'
import { panelText } from '@/i18n/panel/panel-texts'

import { storedParts } from '../mail-part-schema'

/** What a message says, as its addressee reads it. */
export function MessageText({ data, req }: UIFieldServerProps) {
  const locale = isLocale(data.locale) ? data.locale : 'en'
  return (
    <section className="mh-mail" aria-labelledby="mh-mail">
      <h2 id="mh-mail">{panelText(req.t, 'mailText')}</h2>
      <div lang={languageTag(locale)} dir={direction(locale)}>
        {/* Parts of one message, written once: their places are their names. */}
        {storedParts(data.content).map((part, place) => (
          <Part key={place} part={part} />
        ))}
      </div>
    </section>
  )
}

function Part({ part }: { part: MailPart }) {
  switch (part.kind) {
    case 'heading':
      return <h3>{part.text}</h3>
    case 'text':
      return <p>{part.text}</p>
    case 'letter':
      return <p dir="auto">{part.text}</p>
    case 'quote':
      return <blockquote dir="auto">{part.text}</blockquote>
    case 'link': {
      const href = safeHref(part.href)
      return href === undefined ? (
        <p>{part.text}</p>
      ) : (
        <p>
          <a href={href} rel="noreferrer">
            {part.text}
          </a>
        </p>
      )
    }
    case 'facts':
      return (
        <dl>
          {part.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )
  }
}
