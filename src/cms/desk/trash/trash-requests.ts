import { deedPatience } from '../../services/panel/deed-patience'
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
export type TrashDeed = 'trash' | 'delete' | 'restore' | 'restore as draft'

const DATA: Readonly<Record<TrashDeed, () => object | undefined>> = {
  trash: () => ({ deletedAt: new Date().toISOString() }),
  delete: () => undefined,
  restore: () => ({ deletedAt: null }),
  'restore as draft': () => ({ deletedAt: null, _status: 'draft' }),
}

interface Asked {
  /** Of the document, or of the documents that a condition selects. */
  address: string
  deed: TrashDeed
  /** How many documents it is about. */
  count: number
  /** Of the panel. */
  language: string
}

/**
 * Sends a deed to the API. What takes something away asks before, in a window of its own (cms/desk/consequences), which ends
 * its waiting itself; how long the first answer takes is bounded here.
 */
export async function sendTrashDeed({
  address,
  deed,
  count,
  language,
}: Asked): Promise<TrashOutcome> {
  const data = DATA[deed]()
  const asked = deed === 'trash' || deed === 'delete' ? '&ask=true' : ''
  try {
    const answer = await fetch(`${address}${asked}`, {
      method: deed === 'delete' ? 'DELETE' : 'PATCH',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      ...(data && { body: JSON.stringify(data) }),
      signal: deedPatience(count),
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
