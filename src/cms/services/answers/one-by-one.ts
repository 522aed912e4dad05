import {
  APIError,
  type Collection,
  createLocalReq,
  type PayloadRequest,
  type SelectType,
  type Where,
} from 'payload'

import { panelText } from '../../../i18n/panel/panel-texts'
import { refusalSentence } from './refusal'

/** How many documents one request may change: each takes a transaction of its own. */
const MOST = 500

const ONE_OF_MANY = 'oneOfMany'

/** Whether a document is one of many that are changed by one request: whoever asked for it has not looked at each. */
export const isOneOfMany = ({ context }: Pick<PayloadRequest, 'context'>): boolean =>
  context[ONE_OF_MANY] === true

/** A document as its editors name it. */
export interface Named {
  id: number | string
  title: string
}

/** What came of each document; `message` is the sentence with the document's name before it. */
export interface Outcome<Result> {
  done: Result[]
  refused: (Named & { sentence: string; message: string; fields: string[]; isPublic: true })[]
}

interface Selection {
  where: Where | undefined
  /** Look at what the panel lists, the drafts, instead of what is live. */
  draft: boolean
  trash?: boolean | undefined
  limit?: number | undefined
  select?: SelectType
}

/**
 * The documents a request is about, as far as its user may read them.
 * @throws APIError without a condition, or where there are too many
 */
export async function findSelected<Fields extends object>(
  req: PayloadRequest,
  { config }: Collection,
  { where, draft, trash, limit, select }: Selection,
): Promise<(Named & Fields)[]> {
  if (!where) throw new APIError(panelText(req.t, 'requestUnreadable'), 400, undefined, true)
  const { useAsTitle = 'id' } = config.admin
  const { docs } = await req.payload.find({
    collection: config.slug,
    where,
    draft,
    trash: trash ?? false,
    limit: limit ?? MOST + 1,
    pagination: false,
    fallbackLocale: false,
    depth: 0,
    select: { ...select, ...(useAsTitle !== 'id' && { [useAsTitle]: true }) },
    overrideAccess: false,
    user: req.user,
    req: await requestLike(req),
  })
  if (docs.length > MOST) {
    throw new APIError(panelText(req.t, 'bulkTooMany', { most: MOST }), 400, undefined, true)
  }
  return docs.map((found) => {
    // What was selected besides is what the caller says it is.
    const fields = found as unknown as Named & Fields & Record<string, unknown>
    const title = fields[useAsTitle]
    return { ...fields, title: typeof title === 'string' && title !== '' ? title : `#${found.id}` }
  })
}

/**
 * Does one thing with many documents, each in a transaction of its own: Payload's own bulk operations
 * share one, and commit what a refused document had changed before it was refused (3.90.1). What is
 * refused because of another document (a page below one that is not published yet) is tried again
 * once that is done.
 */
export async function oneByOne<Result>(
  req: PayloadRequest,
  documents: readonly Named[],
  work: (id: number | string, own: PayloadRequest) => Promise<Result>,
): Promise<Outcome<Result>> {
  const done: Result[] = []
  let waiting = documents
  for (;;) {
    const refused: Outcome<Result>['refused'] = []
    for (const { id, title } of waiting) {
      const own = await requestLike(req)
      try {
        done.push(await work(id, own))
      } catch (error) {
        const sentence = (await refusalSentence(error, own)) ?? broke(req, id, error)
        const message = `${title}: ${sentence}`
        refused.push({ id, title, sentence, message, fields: fieldsOf(error), isPublic: true })
      }
    }
    if (refused.length === 0 || refused.length === waiting.length) return { done, refused }
    waiting = refused
  }
}

/** The fields that a save was refused for. */
function fieldsOf(error: unknown): string[] {
  const { data } = (error ?? {}) as { data?: { errors?: { path?: unknown }[] } }
  if (!Array.isArray(data?.errors)) return []
  return data.errors.flatMap(({ path }) => (typeof path === 'string' ? [path] : []))
}

function broke(req: PayloadRequest, id: number | string, error: unknown): string {
  req.payload.logger.error({ err: error, document: id }, 'a document of many could not be changed')
  return panelText(req.t, 'bulkBroke')
}

/** A request by the same person for the same thing, without what an earlier document left in it. */
function requestLike(req: PayloadRequest): Promise<PayloadRequest> {
  const { headers, i18n, locale, payload, query, t, user } = req
  return createLocalReq(
    {
      ...(locale && { locale }),
      ...(user && { user }),
      context: { [ONE_OF_MANY]: true },
      req: { headers, i18n, payloadAPI: 'REST', query: { ...query }, t },
    },
    payload,
  )
}
