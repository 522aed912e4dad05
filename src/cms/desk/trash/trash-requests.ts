import { actionPatience } from '../../services/panel/action-patience'
import { isAboutAddress, refusalsIn } from '../consequences/panel/refusals'

/** A document as the API answers with it. */
interface Answered {
  id: number | string
  deletedAt?: string | null
}

/** What came of a request about the trash. */
export interface TrashOutcome {
  /** What it was done with. */
  docs: Answered[]
  /**
   * How it ended for what it was not done with: somebody left it when asked; a window has said why already; it was
   * refused; nobody knows, as no answer came.
   */
  end: 'done' | 'left' | 'told' | 'refused' | 'unanswered'
  /** Why something was refused, each in the language of the panel. */
  sentences: string[]
  /** Whether it could come back without its address. */
  isAboutAddress: boolean
}

/** What is done: something is put into the trash, deleted for good, or brought back. */
export type TrashAction = 'trash' | 'delete' | 'restore' | 'restore as draft'

const DATA: Readonly<Record<TrashAction, () => object | undefined>> = {
  trash: () => ({ deletedAt: new Date().toISOString() }),
  delete: () => undefined,
  restore: () => ({ deletedAt: null }),
  'restore as draft': () => ({ deletedAt: null, _status: 'draft' }),
}

interface Asked {
  /** Of the document, or of the documents that a condition selects. */
  address: string
  action: TrashAction
  /** How many documents it is about. */
  count: number
  /** Of the panel. */
  language: string
}

/**
 * Sends an action to the API. An action that takes something away asks first, in a window of its own
 * (cms/desk/consequences), which ends the waiting itself; the time of the first answer is limited here.
 */
export async function sendTrashAction({
  address,
  action,
  count,
  language,
}: Asked): Promise<TrashOutcome> {
  const data = DATA[action]()
  const asked = action === 'trash' || action === 'delete' ? '&ask=true' : ''
  try {
    const answer = await fetch(`${address}${asked}`, {
      method: action === 'delete' ? 'DELETE' : 'PATCH',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      ...(data && { body: JSON.stringify(data) }),
      signal: actionPatience(count),
    })
    return outcomeOf(answer.ok, (await answer.json()) as Answer)
  } catch {
    // Lost on the way, too late, or no JSON.
    return { docs: [], end: 'unanswered', sentences: [], isAboutAddress: false }
  }
}

interface Answer {
  id?: number | string
  doc?: Answered
  docs?: Answered[]
  /** Said by the window that asks. */
  isLeft?: boolean
  isTold?: boolean
}

function outcomeOf(isOk: boolean, body: Answer): TrashOutcome {
  const { doc, docs, id, isLeft, isTold } = body
  const sentences = refusalsIn(body)
  const end = isLeft ? 'left' : isTold ? 'told' : isOk ? 'done' : 'refused'
  // Of what was deleted for good the API answers with the document itself.
  const single = isOk ? [doc ?? { id: id ?? '' }] : []
  return { docs: docs ?? single, end, sentences, isAboutAddress: isAboutAddress(body) }
}
