import type { FormState } from 'payload'

/** As Payload calls the two fields of a new password. */
const PASSWORD = 'password'
const REPEATED = 'confirm-password'

/** What Payload says of these fields in the browser, in the language of the panel. */
export interface OwnSentences {
  required: string
  doNotMatch: string
}

export interface Verdict {
  path: string
  valid: boolean
  errorMessage: string
}

/**
 * Which of the two fields are judged otherwise by what they hold than by the form. An empty one is wrong as Payload says; what
 * it has looked at, it asks again before it sends; and what the server has refused stays refused until it is changed.
 */
export function otherVerdicts(fields: FormState, own: OwnSentences): Verdict[] {
  return [PASSWORD, REPEATED].flatMap((path) => {
    const field = fields[path]
    if (!field?.value || field.validate) return []
    const differs = path === REPEATED && field.value !== fields[PASSWORD]?.value
    if ((field.valid === false) === differs) return []
    if (!differs && field.errorMessage && !isOwn(field.errorMessage, own)) return []
    return [{ path, valid: !differs, errorMessage: differs ? own.doNotMatch : '' }]
  })
}

/** Whether a sentence is judged by `otherVerdicts`: nobody else then puts it back into the form. */
export function isJudgedAtOnce(path: string, sentence: string, own: OwnSentences): boolean {
  return (path === PASSWORD || path === REPEATED) && isOwn(sentence, own)
}

function isOwn(sentence: string, { required, doNotMatch }: OwnSentences): boolean {
  return sentence === required || sentence === doNotMatch
}
