import type { Endpoint, GlobalSlug, PayloadRequest, SanitizedGlobalConfig } from 'payload'
import { APIError, executeAccess } from 'payload'

import { LOCALES } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { panelText } from '../../../i18n/panel/panel-texts'
import { changedFields, valuesOf } from '../../services/audit/changed-fields'
import { recordEvent } from '../../services/audit/record-event.hooks'
import { inOneTransaction } from '../../database/within-transaction'
import { labelOfPath, stateIn } from './global-state'
import { beginRestoring, endRestoring } from './global-versions.hooks'
import { pathsOfDeleted } from './named-documents'
import { momentOf } from './moment'

type Values = Record<string, unknown>

/** The largest number that a version can have. */
const LARGEST_ID = 2 ** 31 - 1

/**
 * `POST /api/globals/<slug>/versions/<id>`, in the place of Payload's: brings back what a global said in all languages.
 * Payload writes an old version past rights of fields, validation and half of the hooks (3.90.1); here it is saved as
 * somebody would save it, one language after the other, in one transaction.
 */
export function restoreGlobal(slug: GlobalSlug): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const global = req.payload.globals.config.find((one) => one.slug === slug)
      if (!global) throw new Error(`There is no global ${slug}.`)
      // Who may not, learns nothing of what there is.
      await executeAccess({ req }, global.access.update)
      const { locale } = req
      try {
        const message = await inOneTransaction(req, () => restore(req, global))
        return Response.json({ message })
      } finally {
        endRestoring(req)
        Object.assign(req, { locale })
      }
    },
  }
}

async function restore(req: PayloadRequest, global: SanitizedGlobalConfig): Promise<string> {
  const { flattenedFields: fields } = global
  const slug = global.slug
  const { version, updatedAt } = await versionOf(req, slug)
  const deleted = pathsOfDeleted(fields, version)
  if (deleted.length > 0) {
    const gone = panelText(req.t, 'historyDocumentGone')
    refuse(
      req,
      deleted.map((path) => `${labelOfPath(fields, path, req.i18n)}: ${gone}`),
    )
  }
  const before = await presentState(req, slug)
  beginRestoring(req)
  // What all languages share comes back with the first of them; of the others only those whose texts differ then.
  let present = before
  for (const locale of [
    env.SOURCE_LOCALE,
    ...LOCALES.filter((code) => code !== env.SOURCE_LOCALE),
  ]) {
    const then = stateIn(fields, version, locale)
    if (changedFields(fields, then, stateIn(fields, present, locale)).length === 0) continue
    await save(req, global, { locale, data: then })
    present = await presentState(req, slug)
  }
  const changed = changedFields(fields, present, before)
  if (changed.length === 0) return panelText(req.t, 'historyGlobalSame')
  await recordEvent(req, {
    action: 'versionRestored',
    collection: slug,
    changed: changed.map(({ path }) => path),
    codes: valuesOf(changed),
  })
  return panelText(req.t, 'historyGlobalRestored', { date: momentOf(updatedAt, req.i18n) })
}

async function versionOf(
  req: PayloadRequest,
  slug: GlobalSlug,
): Promise<{ version: Values; updatedAt: string }> {
  const gone = () => new APIError(panelText(req.t, 'historyVersionGone'), 404, undefined, true)
  const id = Number(req.routeParams?.id)
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) throw gone()
  const { docs } = await req.payload.findGlobalVersions({
    slug,
    where: { id: { equals: id } },
    locale: 'all',
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const [found] = docs
  if (!found) throw gone()
  return { version: found.version as unknown as Values, updatedAt: found.updatedAt }
}

/** What a global says in all languages, within the transaction. */
async function presentState(req: PayloadRequest, slug: GlobalSlug): Promise<Values> {
  const state = await req.payload.findGlobal({
    slug,
    locale: 'all',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return state as unknown as Values
}

async function save(
  req: PayloadRequest,
  { flattenedFields, slug }: SanitizedGlobalConfig,
  { locale, data }: { locale: (typeof LOCALES)[number]; data: Values },
): Promise<void> {
  try {
    await req.payload.updateGlobal({
      slug: slug,
      locale,
      data: data, // of whichever global
      depth: 0,
      overrideAccess: false,
      // Whoever has the form open would save over what comes back.
      overrideLock: false,
      user: req.user,
      req,
    })
  } catch (error) {
    const complaints = complaintsOf(error)
    if (!complaints) throw error
    refuse(
      req,
      complaints.map(
        ({ path, message }) => `${labelOfPath(flattenedFields, path, req.i18n)}: ${message}`,
      ),
    )
  }
}

/** The fields whose values are not allowed, or not allowed any more. */
function complaintsOf(error: unknown): { path: string; message: string }[] | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined
  const { errors } = (error.data ?? {}) as { errors?: unknown }
  return Array.isArray(errors) ? (errors as { path: string; message: string }[]) : undefined
}

function refuse(req: PayloadRequest, reasons: readonly string[]): never {
  const message = panelText(req.t, 'historyInvalid', { reasons: reasons.join('; ') })
  throw new APIError(message, 409, undefined, true)
}
