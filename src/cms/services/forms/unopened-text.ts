import type { ReadDocument, UnopenedType } from '../../../domain/forms/form-file'
import { isJobRefused } from '../child-processes/job-child'
import { isChildBusy } from '../child-processes/job-children'
import { inFileChild } from './file-children'

/** The text of a document that is kept unopened; nothing where there is none, or it cannot be read at the moment. */
export async function unopenedText(bytes: Buffer, type: UnopenedType): Promise<string | undefined> {
  const taken = await takeText(bytes, type)
  return 'text' in taken && taken.text !== '' ? taken.text : undefined
}

/** The text of a document; `unreadable`: it has none that can be taken out. `busy`: it was not begun, and may be asked again. */
type TakenText = { text: string } | { problem: 'busy' | 'unreadable' }

/** Takes the text out of a document in a process of its own, whose time and memory are bounded (file-children.ts). */
export async function takeText(bytes: Buffer, type: ReadDocument): Promise<TakenText> {
  try {
    const answer = await inFileChild({ wants: 'text', input: bytes, type })
    return 'text' in answer ? { text: answer.text } : { problem: 'unreadable' }
  } catch (error) {
    if (isChildBusy(error)) return { problem: 'busy' }
    if (isJobRefused(error)) return { problem: 'unreadable' }
    throw error
  }
}
