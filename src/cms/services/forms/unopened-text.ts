import type { UnopenedType } from '../../../domain/forms/form-file'
import { isJobRefused } from '../child-processes/job-child'
import { isChildBusy } from '../child-processes/job-children'
import { inFileChild } from './file-children'

/** The text of a document that is kept unopened; nothing where there is none, or it cannot be read at the moment. */
export async function unopenedText(bytes: Buffer, type: UnopenedType): Promise<string | undefined> {
  try {
    const answer = await inFileChild({ wants: 'text', input: bytes, type })
    return 'text' in answer && answer.text !== '' ? answer.text : undefined
  } catch (error) {
    if (isJobRefused(error) || isChildBusy(error)) return undefined
    throw error
  }
}
