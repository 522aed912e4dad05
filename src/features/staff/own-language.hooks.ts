import {
  type CollectionAfterLoginHook,
  getLocalI18n,
  type PayloadRequest,
  type TypedUser,
} from 'payload'

import type { Staff } from '../../payload-types'

/** The names by which Payload remembers in which language somebody reads the content, and we in which one the panel. */
type Kept = 'locale' | 'panel-language'

/** A translator who comes for the first time begins in her own language; what she has chosen since stays. */
export const beginInOwnLanguage: CollectionAfterLoginHook<Staff> = async ({ req, user }) => {
  const [first] = user.role === 'translator' ? (user.languages ?? []) : []
  if (first !== undefined && !(await preferenceOf(req, user.id, 'locale'))) {
    await keep(req, user, 'locale', first)
  }
  return user
}

/** Mails about what others have done are written in the language in which somebody last saw the panel. */
export const notePanelLanguage: CollectionAfterLoginHook<Staff> = async ({ req, user }) => {
  const { language } = req.i18n
  const known = await preferenceOf(req, user.id, 'panel-language')
  if (known?.value === language) return user
  if (!known) await keep(req, user, 'panel-language', language)
  else {
    const { id } = known
    await req.payload.update({ ...asOwner(req, user), id, data: { value: language } })
  }
  return user
}

/** As the panel speaks. */
export type Words = Pick<PayloadRequest, 'i18n' | 't'>

/** The words in which somebody of the staff last saw the panel; those of `req` where that is not known. */
export async function wordsOf(req: PayloadRequest, staff: number): Promise<Words> {
  const known = await preferenceOf(req, staff, 'panel-language')
  const { config } = req.payload
  const supported = Object.keys(config.i18n.supportedLanguages)
  if (typeof known?.value !== 'string' || !supported.includes(known.value)) return req
  // Of those of the panel, as was just asked.
  const language = known.value as Parameters<typeof getLocalI18n>[0]['language']
  const i18n = await getLocalI18n({ config, language })
  return { i18n, t: i18n.t }
}

/** Preferences are everybody's own, and Payload takes the owner from the request; at a sign-in no one is in it yet. */
function asOwner(req: PayloadRequest, user: Staff) {
  const owner: TypedUser = { ...user, collection: 'staff' }
  return { collection: 'payload-preferences', overrideAccess: true, user: owner, req } as const
}

async function preferenceOf(req: PayloadRequest, staff: number, key: Kept) {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: {
      key: { equals: key },
      'user.relationTo': { equals: 'staff' },
      'user.value': { equals: staff },
    },
    limit: 1,
    depth: 0,
    // The site itself reads them.
    overrideAccess: true,
    req,
  })
  return docs[0]
}

async function keep(req: PayloadRequest, user: Staff, key: Kept, value: string): Promise<void> {
  const owner = { relationTo: 'staff', value: user.id } as const
  await req.payload.create({ ...asOwner(req, user), data: { key, value, user: owner } })
}
