import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'

import { isEditor } from '../../cms/access'
import { dollarsAMonth } from '../../domain/pay-insight'
import { feeWords, hostOf, isFreeMail, unusualPay } from '../../domain/vacancy-flags'
import { isRank } from '../../domain/vocabulary/ranks'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Vacancy } from '../../payload-types'
import { getPayInsight } from './pay-insight.queries'
import { lookAlikeOf, sameTextElsewhere } from './vacancy-flags.queries'

/** `GET /api/vacancies/<id>/flags`: what staff should look at before its latest draft is published, in their language. */
export const vacancyFlags: Endpoint = {
  path: '/:id/flags',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const id = Number(req.routeParams?.id)
    const draft = Number.isInteger(id) && id > 0 ? await latestDraft(req, id) : null
    if (!draft) throw new APIError(req.t('general:notFound'), 404, undefined, true)
    return Response.json({ flags: await flagsOf(req, draft) })
  },
}

/** A draft may leave out whatever it likes; its texts come by language. */
type Draft = Partial<Omit<Vacancy, 'description'>> & {
  description?: Readonly<Record<string, string | null>> | null
}

async function latestDraft(req: PayloadRequest, id: number): Promise<Draft | null> {
  // With every language a localized text is an object, which the generated type does not say.
  return req.payload.findByID({
    collection: 'vacancies',
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  }) as Promise<unknown> as Promise<Draft | null>
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

async function flagsOf(req: PayloadRequest, draft: Draft): Promise<string[]> {
  const texts = Object.values(draft.description ?? {}).flatMap((text) => text?.trim() || [])
  const company = typeof draft.company === 'object' ? draft.company.id : (draft.company ?? 0)
  const emails = [draft.contact?.email ?? '', ...texts].flatMap((text) => text.match(EMAIL) ?? [])
  const [pay, like, same] = await Promise.all([
    payFlag(req, draft),
    lookAlikeOf(req, { company, domains: [...new Set(emails.map(hostOf))] }),
    sameTextElsewhere(req, { company, texts }),
  ])
  const fees = feeWords(texts.join('\n'))
  const free = [...new Set(emails.filter(isFreeMail))]
  return [
    fees.length > 0 && panelText(req.t, 'flagFees', { words: fees.join(' · ') }),
    free.length > 0 && panelText(req.t, 'flagFreeMail', { addresses: free.join(', ') }),
    like && panelText(req.t, 'flagLookAlike', { ...like }),
    pay,
    same && panelText(req.t, 'flagSameText', { ...same }),
  ].flatMap((flag) => flag || [])
}

async function payFlag(
  req: PayloadRequest,
  { rank, vesselGroup, pay }: Draft,
): Promise<string | undefined> {
  const [min, max] = [pay?.min ?? pay?.max, pay?.max ?? pay?.min]
  if (!isRank(rank) || !vesselGroup || !pay || pay.negotiable) return undefined
  if (typeof min !== 'number' || typeof max !== 'number') return undefined
  const insight = await getPayInsight(rank, vesselGroup)
  const wage =
    insight &&
    dollarsAMonth({ min, max, currency: pay.currency, period: pay.period }, insight.rates)
  const side = wage === undefined ? undefined : unusualPay(wage, insight)
  if (!insight || side === undefined) return undefined
  const dollars = new Intl.NumberFormat(req.i18n.language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  return panelText(req.t, side === 'low' ? 'flagPayLow' : 'flagPayHigh', {
    median: dollars.format(insight.median),
    count: insight.count,
  })
}
