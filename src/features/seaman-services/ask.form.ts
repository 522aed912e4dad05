import { z } from 'zod'

import { processNow } from '@/domain/time/process-clock'
import { defineForm, type FormAbout } from '../../cms/services/forms/form'
import { agreement, file, paragraphs } from '../../cms/services/forms/form-fields'
import { seamanOnly } from '../../cms/services/seaman-only/seaman-only'
import { signInAddress } from '../../cms/services/seaman-only/sign-in-address'
import type { SignedInSeaman } from '../../cms/services/seaman-only/seaman-session.queries'
import { isolated } from '../../domain/mail/mail-text'
import { eraseAtOf } from '../../domain/forms/requests'
import { env } from '../../env'
import { dayName } from '../../i18n/day-range'
import { messagesIn } from '../../i18n/messages-translator'
import { getService, type ServiceView } from './seaman-services.queries'
import { localApi, overridingAccess } from '../../cms/local-api'

/** The service that a member asks for. */
interface AskAbout extends FormAbout {
  service: ServiceView
  seaman: SignedInSeaman
}

/** Bytes. */
const LARGEST_FILE = 5 * 1024 * 1024

/** A service that a member asks the site for. Who asks is known: name and address are those of the account. */
export const askForm = defineForm({
  name: 'service',
  kind: 'service',
  async load({ service: id }, locale, { cookies }): Promise<AskAbout | undefined> {
    const found = await getService(new Headers({ cookie: cookies }), locale, Number(id))
    if (found.kind !== 'open' || !found.seaman || !found.told) return undefined
    const { seaman, told: service } = found
    const settings = await (
      await localApi()
    ).findGlobal({
      slug: 'request-settings',
      depth: 0,
      ...overridingAccess('how long requests are kept is told to whoever sends one'),
    })
    return {
      service,
      seaman,
      words: {
        service: isolated(service.title, locale),
        email: isolated(seaman.email, locale),
        until: dayName(
          eraseAtOf('service', processNow('a day that is told before anything is kept'), settings),
          locale,
        ),
      },
    }
  },
  async leadsFirst(back, locale, { cookies }) {
    // It came from a page of ours, or it was not taken; without an origin no cookie of the staff counts.
    const { kind } = await seamanOnly(new Headers({ cookie: cookies, origin: env.SITE_URL }))
    return kind === 'signedOut' ? signInAddress(locale, back) : undefined
  },
  schema: () =>
    z.object({
      message: paragraphs({ group: 'request', maxLength: 3_000 }),
      file: file({
        group: 'request',
        takes: 'read',
        mostBytes: LARGEST_FILE,
        isOptional: true,
      }),
      consent: agreement({ group: 'send' }),
    }),
  sender: ({ seaman }) => String(seaman.id),
  summary: (_values, { service, seaman }) => ({
    name: seaman.name,
    email: seaman.email,
    about: { relationTo: 'seaman-services', value: service.id },
  }),
  async confirmation(_values, { locale }) {
    const t = await messagesIn(locale, 'forms.service.mail')
    return [{ kind: 'text', text: t('next') }]
  },
})

/** Whether a form asks for a service. */
export function isAsk(about: FormAbout): about is AskAbout {
  return 'service' in about && 'seaman' in about
}
