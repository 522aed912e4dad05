import type { z } from 'zod'

import { typedLine, typedParagraphs } from '../../../domain/texts/typed-text'
import {
  rulesOf,
  type FieldRules,
  type FieldProblem,
  type FormFile,
  type FormSchema,
  isPasswordField,
} from './form-fields'

/** What was typed, by the names of the fields, as it is shown again. */
export type Typed = Readonly<Record<string, string>>

/** What is wrong, by the names of the fields, in their order. */
export type Problems = Readonly<Record<string, FieldProblem>>

/** The fields of a form, in their order. */
export function fieldsOf(schema: FormSchema): [string, FieldRules][] {
  return Object.entries(schema.shape).map(([name, field]) => [name, rulesOf(field)])
}

/** What was typed into the fields of a form, without what no field may hold (control characters, marks of direction). */
export function readTyped(schema: FormSchema, texts: ReadonlyMap<string, string>): Typed {
  const typed: Record<string, string> = {}
  for (const [name, { input }] of fieldsOf(schema)) {
    if (input === 'file') continue
    const text = texts.get(name) ?? ''
    // Every character of a password counts.
    if (input === 'password') typed[name] = text
    else typed[name] = input === 'paragraphs' ? typedParagraphs(text) : typedLine(text)
  }
  return typed
}

/** What was typed without its passwords: all that may be kept or shown of it. */
export function withoutPasswords(typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !isPasswordField(name)))
}

/**
 * Checks what was typed, and the files that came with it.
 * @param wrongFiles what is wrong with a file counts before its schema is asked
 */
export function checkValues<Schema extends FormSchema>(
  schema: Schema,
  typed: Typed,
  files: Readonly<Record<string, FormFile | undefined>>,
  wrongFiles: Problems = {},
): { values: z.output<Schema> } | { problems: Problems } {
  const none = fieldsOf(schema).map(([name, { input }]) => [name, input === 'file' ? null : ''])
  const read = schema.safeParse({ ...Object.fromEntries(none), ...typed, ...files })
  const found = new Map(
    read.success
      ? []
      : read.error.issues.map(({ path, message }) => [String(path[0]), message as FieldProblem]), // as fields refuse
  )
  for (const [name, problem] of Object.entries(wrongFiles)) found.set(name, problem)
  if (read.success && found.size === 0) return { values: read.data }
  const names = Object.keys(schema.shape)
  const inOrder = [...found].toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other))
  return { problems: Object.fromEntries(inOrder) }
}
