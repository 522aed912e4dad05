import { DATA_FORM, dataQuery } from '../../../domain/forms/form-addresses'
import { SENT_STATE_PAGE } from '../../../domain/addresses/site-pages'
import { KINDS_WITH_STATE } from '../../../domain/forms/requests'
import type { Locale } from '../../../domain/locales/locales'
import type { MailPart } from '../../../domain/mail/mail-content'
import { publicPath } from '../../../domain/addresses/paths'
import { env } from '../../../env'
import { messagesIn } from '../../../i18n/messages-translator'
import { overridingAccess } from '../../local-api'
import { enqueueMessage } from '../mail/enqueue-message'
import type { FormAbout, RecordContext, RequestForm } from './form'
import { formTexts } from './form-texts'

/**
 * Writes the mails about a request, in its transaction: a confirmation to the sender, where they left an address, and a
 * notice to the staff, where the site has an address for notices.
 * @param key that it was sent with: in a link to its sender, it opens the page that says what became of it
 */
export async function announceRequest(
  form: RequestForm,
  values: Record<string, unknown>,
  context: RecordContext<FormAbout>,
  key: string,
): Promise<void> {
  const { req, request, about, locale } = context
  const summary = form.summary(values, about)
  if (summary.email !== undefined) {
    const { own, common } = await formTexts(form, about, locale)
    const besides = await form.confirmation?.(values, context)
    // Nothing that was typed: the address may be an anonymous client's, who would be sent whatever somebody likes.
    await enqueueMessage(req, {
      kind: 'confirmation',
      delivery: 'atLeastOnce',
      to: summary.email,
      locale,
      subject: own('mail.subject', { reference: request.reference }),
      parts: [
        { kind: 'text', text: own('mail.text') },
        facts(common('sent.reference'), request.reference),
        ...(besides ?? []),
        ...(await stateLink(form, key, locale)),
        { kind: 'text', text: common('mail.keep') },
        ...askAbout(form, request.reference, locale, common('aboutData')),
        { kind: 'text', text: common('mail.notYou') },
      ],
      request: request.id,
    })
  }
  await tellStaff(form, context, summary.name)
}

async function tellStaff(
  form: RequestForm,
  { req, request, about, robotSign }: RecordContext<FormAbout>,
  name: string | undefined,
): Promise<void> {
  const { notify } = await req.payload.findGlobal({
    slug: 'request-settings',
    depth: 0,
    req,
    ...overridingAccess('who is told is the site’s'),
  })
  if (!notify) return
  const locale: Locale = env.SOURCE_LOCALE
  const { own, common } = await formTexts(form, about, locale)
  const subject = common('mail.staffSubject', { kind: own('title'), reference: request.reference })
  await enqueueMessage(req, {
    kind: 'staffNotice',
    delivery: 'atMostOnce',
    to: notify,
    locale,
    subject: robotSign === undefined ? subject : common('mail.staffRobotSubject', { subject }),
    parts: [
      { kind: 'text', text: common('mail.staffText', { kind: own('title') }) },
      ...(robotSign === undefined
        ? []
        : [{ kind: 'text', text: common(`mail.staffRobot.${robotSign}`) } as const]),
      facts(common('sent.reference'), request.reference),
      ...(name === undefined ? [] : [{ kind: 'quote', text: name } as const]),
      {
        kind: 'link',
        text: common('mail.staffLink'),
        href: `${env.SITE_URL}/admin/collections/requests/${request.id}`,
      },
    ],
    request: request.id,
  })
}

async function stateLink({ kind }: RequestForm, key: string, locale: Locale): Promise<MailPart[]> {
  if (!KINDS_WITH_STATE.includes(kind)) return []
  const path = publicPath({ locale, path: `${SENT_STATE_PAGE}/${key}` }, env.DEFAULT_LOCALE)
  const text = (await messagesIn(locale, 'sentState'))('link')
  return [{ kind: 'link', text, href: env.SITE_URL + path }]
}

/** The way to ask for a copy of what was sent, or that it is erased: as short as the way to send it. */
function askAbout(
  { name }: RequestForm,
  reference: string,
  locale: Locale,
  text: string,
): MailPart[] {
  // Who has just asked does not ask about the asking.
  if (name === 'data') return []
  const path = publicPath({ locale, path: DATA_FORM }, env.DEFAULT_LOCALE)
  return [{ kind: 'link', text, href: env.SITE_URL + path + dataQuery(reference) }]
}

function facts(label: string, value: string): MailPart {
  return { kind: 'facts', facts: [{ label, value }] }
}
