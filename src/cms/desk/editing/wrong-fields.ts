import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientField, FormState } from 'payload'

/** A field of a form that was refused, and why. */
export interface WrongField {
  /** As the form names it: `mailings.1.price.USD`. */
  path: string
  sentence: string
}

/**
 * What a form was refused for, in the order of its fields. An answer about the form as it was before may have come in the same moment: of each field it
 * says that it is right, and only the sentence of the refusal is left (Payload 3.90.1).
 * @param sent the form as it was sent
 */
export function refusedFields(fields: FormState, sent: FormState): WrongField[] {
  return Object.entries(fields).flatMap(([path, field]) => {
    const { valid, errorMessage, passesCondition, value } = field
    if (!errorMessage || passesCondition === false) return []
    const before = sent[path]
    // Of what was wrong once and has been put right, the sentence is left too.
    const isOld = before?.valid !== false && before?.errorMessage === errorMessage
    const isTakenAway = valid !== false && value === before?.value && !isOld
    return valid === false || isTakenAway ? [{ path, sentence: errorMessage }] : []
  })
}

/**
 * What the panel calls a field, with the rows and groups it stands in: “Mailings 2 › Price › USD”.
 * Empty for a field that the configuration does not name.
 */
export function nameOfField(
  fields: readonly ClientField[],
  path: string,
  i18n: Pick<I18nClient, 'fallbackLanguage' | 'language' | 't'>,
): string {
  const names: string[] = []
  let inside = fields
  for (const segment of path.split('.')) {
    if (/^\d+$/.test(segment)) {
      names.push(`${names.pop() ?? ''} ${Number(segment) + 1}`.trim())
      continue
    }
    const field = fieldNamed(inside, segment)
    if (!field) break
    if ('label' in field && field.label) names.push(getTranslation(field.label, i18n))
    inside = 'fields' in field ? field.fields : []
  }
  return names.join(' › ')
}

/** Rows, tabs and the like have no name: what stands in them belongs to what is around them. */
function fieldNamed(fields: readonly ClientField[], name: string): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    if ('name' in field && field.name) continue
    const inside = field.type === 'tabs' ? field.tabs : [field]
    for (const part of inside) {
      if ('name' in part && part.name === name && 'fields' in part) return part as ClientField
      const found = 'fields' in part ? fieldNamed(part.fields, name) : undefined
      if (found) return found
    }
  }
  return undefined
}
