import type { Endpoint, PayloadRequest, Where } from 'payload'
import { addDataAndFileToRequest, APIError, Forbidden } from 'payload'

import { isLocale } from '../../../../domain/locales/locales'
import { panelText } from '../../../../i18n/panel/panel-texts'
import type { TranslatedCollection } from '../../../../content-types'
import { type EditLockAnswer, LOCK_DEEDS, type LockDeed } from './edit-lock-answer'
import { freeLock, holdLock, liveLocks, type Spot } from './edit-locks'

/**
 * `POST /api/<collection>/<id>/edit-lock?locale=<locale>` with `{ deed }`: tells staff who is writing a document, and
 * takes, renews, takes over or gives free the lock of one language of it, for whoever asks and may write it.
 */
export function editLock(collection: TranslatedCollection): Endpoint {
  return {
    path: '/:id/edit-lock',
    method: 'post',
    handler: async (req) => {
      const { locale, user } = req
      if (user?.collection !== 'staff') throw new Forbidden(req.t)
      const id = Number(req.routeParams?.id)
      await addDataAndFileToRequest(req)
      const deed = (req.data as { deed?: unknown } | undefined)?.deed
      if (!isLocale(locale) || !Number.isSafeInteger(id) || !isDeed(deed)) {
        throw new APIError(panelText(req.t, 'requestUnreadable'), 400, undefined, true)
      }
      const spot: Spot = { collection, id, locale }
      if (deed === 'leave') await freeLock(req, spot, user.id)
      else if (deed !== 'look') {
        if (!(await mayWrite(req, spot))) throw new Forbidden(req.t)
        await holdLock(req, spot, user.id, deed === 'take-over')
      }
      return Response.json(await answerTo(req, spot, user.id))
    },
  }
}

function isDeed(value: unknown): value is LockDeed {
  return LOCK_DEEDS.some((deed) => deed === value)
}

async function mayWrite(req: PayloadRequest, { collection, id }: Spot): Promise<boolean> {
  const verdict = await req.payload.collections[collection].config.access.update({ req, id })
  if (verdict === false) return false
  const isIt: Where = { id: { equals: id } }
  const { totalDocs } = await req.payload.count({
    collection,
    where: verdict === true ? isIt : { and: [isIt, verdict] },
    trash: true,
    // The rule itself is what is asked.
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

async function answerTo(
  req: PayloadRequest,
  { collection, id, locale }: Spot,
  asker: number,
): Promise<EditLockAnswer> {
  const locks = await liveLocks(req, collection, id)
  const held = locks.find((lock) => lock.locale === locale)
  const savedByOthers = await lastSaveOfOthers(req, { collection, id, locale }, asker)
  return {
    ...(held && { holder: { id: held.holder, name: held.name, since: held.since } }),
    others: locks
      .filter((lock) => lock.locale !== locale && lock.holder !== asker)
      .map(({ name, locale: other }) => ({ name, locale: other })),
    ...(savedByOthers !== undefined && { savedByOthers }),
  }
}

async function lastSaveOfOthers(
  req: PayloadRequest,
  { collection, id, locale }: Spot,
  asker: number,
): Promise<string | undefined> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: {
      parent: { equals: id },
      'version.editedLocale': { equals: locale },
      'version.editedBy': { not_equals: asker },
    },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    select: { updatedAt: true },
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs[0]?.updatedAt
}
