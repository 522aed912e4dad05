import { getTranslations } from 'next-intl/server'

import { ContactCard } from './contact-card'
import type { ContactView } from './contact-profile.queries'

interface Props {
  /** Nothing is shown where there is none. */
  contact: ContactView | undefined
}

/** The contact as a part of a page, with its heading. */
export async function ContactPanel({ contact }: Props) {
  if (!contact) return null
  const t = await getTranslations('contact')
  return (
    <section aria-labelledby="_contact" className="card contact-panel">
      <h2 id="_contact">{t('title')}</h2>
      <ContactCard contact={contact} bookingClass="button" />
    </section>
  )
}
