/** A document as the API answers with it. */
interface Answered {
  id: number | string
  deletedAt?: string | null
}

/** What came of a request about the trash. */
interface TrashOutcome {
  docs: Answered[]
  /** Why something was refused, each in the language of the panel; one empty text where no answer came. */
  errors: string[]
}

/** What is done: something is put into the trash, deleted for good, or brought back. */
export type TrashDeed = 'trash' | 'delete' | 'restore' | 'restore as draft'

const DATA: Readonly<Record<TrashDeed, () => object | undefined>> = {
  trash: () => ({ deletedAt: new Date().toISOString() }),
  delete: () => undefined,
  restore: () => ({ deletedAt: null }),
  'restore as draft': () => ({ deletedAt: null, _status: 'draft' }),
}

/**
 * Sends a deed to the API, for the document or the documents of an address. What takes something away asks before, in a
 * window of its own (cms/consequences); who leaves it there gets neither documents nor errors, or the sentence that
 * nothing was changed.
 */
export async function sendTrashDeed(
  address: string,
  deed: TrashDeed,
  language: string,
): Promise<TrashOutcome> {
  const data = DATA[deed]()
  const asked = deed === 'trash' || deed === 'delete' ? '&ask=true' : ''
  try {
    const answer = await fetch(`${address}${asked}`, {
      method: deed === 'delete' ? 'DELETE' : 'PATCH',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      ...(data && { body: JSON.stringify(data) }),
    })
    const body = (await answer.json()) as {
      id?: number | string
      doc?: Answered
      docs?: Answered[]
      deletedAt?: string | null
      errors?: { message?: string }[]
    }
    const errors = (body.errors ?? []).map(({ message }) => message ?? '')
    if (body.docs) return { docs: body.docs, errors }
    if (!answer.ok) return { docs: [], errors: errors.length > 0 ? errors : [''] }
    // Of what was deleted for good the API answers with the document itself.
    const { id = '' } = body
    return { docs: [body.doc ?? { id }], errors: [] }
  } catch {
    // Lost on the way, or no JSON.
    return { docs: [], errors: [''] }
  }
}
