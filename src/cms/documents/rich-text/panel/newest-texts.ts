import type { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'

/** How often the form of a document is told while somebody types in a block, in ms: it takes a step in the history. */
export const TELL_EVERY = 250

/** How many letters the form may be behind, and still be known to be behind. */
const MOST = 30

/** The newest of each text, and what its form may still hold: as it was before, and each letter since, as JSON. */
interface Typed {
  before: string
  since: string[]
  newest: unknown
}

/**
 * The rich texts of a form that are newer than what it holds, by the path of their fields. Payload's editor tells the form
 * when the browser is idle (3.90.1), which on a busy machine is a second after the last letter.
 */
export class NewestTexts {
  private readonly typed = new Map<string, Typed>()
  private readonly listeners = new Set<() => void>()

  /** @param inForm what the form holds of the field */
  put(path: string, inForm: unknown, text: unknown): void {
    const { before, since } = this.typed.get(path) ?? { before: printOf(inForm), since: [] }
    this.typed.set(path, { before, since: [...since, printOf(text)].slice(-MOST), newest: text })
    for (const listener of this.listeners) listener()
  }

  /**
   * The fields of the form with the newest texts in them; the same where it has them all. What neither was typed nor was
   * there before comes from elsewhere, and counts.
   */
  over(fields: FormState): FormState {
    let renewed = fields
    for (const [path, { before, since, newest }] of this.typed) {
      const inForm = printOf(fields[path]?.value)
      const at = since.lastIndexOf(inForm)
      if (at === since.length - 1 || (at === -1 && inForm !== before)) {
        this.typed.delete(path)
        continue
      }
      this.typed.set(path, { before: inForm, since: since.slice(at + 1), newest })
      renewed = { ...renewed, [path]: { ...fields[path], value: newest } }
    }
    return renewed
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

const ofForms = new WeakMap<object, NewestTexts>()

/** Those of a form, which is told from others by a function that stays its own. */
export function newestTextsOf({ getFields }: Pick<ReturnType<typeof useForm>, 'getFields'>) {
  const texts = ofForms.get(getFields) ?? new NewestTexts()
  ofForms.set(getFields, texts)
  return texts
}

function printOf(text: unknown): string {
  return JSON.stringify(text ?? null)
}
