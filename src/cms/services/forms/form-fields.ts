import { z } from 'zod'

import { characters } from '../../../domain/texts/characters'
import type { FormFileKinds } from '../../../domain/forms/form-file'
import { readDays } from '../../../domain/imports/read-days'
import { type Measure, withoutMeasure } from '../../../domain/texts/measures'
import {
  isEmailAddress,
  isTelephoneNumber,
  readTypedDay,
  readTypedNumber,
} from '../../../domain/texts/typed-text'

/** A field of a form: a zod type that reads what was typed, and knows how the field looks (`rulesOf`). */
export type FormField<Output> = z.ZodType<Output>

/** The fields of a form, in the order in which they are asked for. */
export type FormSchema = z.ZodObject<Record<string, FormField<unknown>>>

/** One choice; its label is in the reader's language. */
export interface Choice {
  value: string
  label: string
}

/** Choices below a heading. */
export interface ChoiceGroup {
  label: string
  choices: readonly Choice[]
}

/** What is wrong with what stands in a field; each is a sentence, `forms.problems.<problem>`. */
export type FieldProblem =
  | 'missing'
  | 'tooLong'
  | 'notEmail'
  | 'notTelephone'
  | 'notDay'
  | 'notYear'
  | 'tooEarly'
  | 'tooLate'
  | 'notNumber'
  | 'notWhole'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooYoung'
  | 'notAChoice'
  | 'notAgreed'
  /** It and another field cannot both be true. */
  | 'contradicts'
  | PasswordProblem
  | FileProblem

/** What is wrong with a password; `passwordWrong`: it is not the one of the account. */
export type PasswordProblem =
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordCommon'
  | 'passwordAddress'
  | 'passwordWrong'

/**
 * What is wrong with a file; `fileGone`: it was kept from an earlier try, and is not any more. `fileLost`: it came, and
 * could not be kept.
 */
export type FileProblem =
  | 'fileEmpty'
  | 'fileTooLarge'
  | 'fileWrongKind'
  | 'fileNotMailed'
  | 'fileNotWhatItSays'
  | 'fileMacros'
  | 'fileActs'
  | 'fileProtected'
  | 'fileBomb'
  | 'fileUnreadable'
  | 'filePicture'
  | 'fileHarmful'
  | 'fileUnchecked'
  | 'fileGone'
  | 'fileLost'
  /** All that may be kept of an account is. */
  | 'fileFull'

/** A file that was sent with a form, or kept from an earlier try. */
export interface FormFile {
  name: string
  /** By its content. */
  type: string
  /** Bytes. */
  size: number
  /** Hexadecimal. */
  sha256: string
}

/**
 * When a rule between fields asks for a field: where one of some others is filled in, or another one is not; its label says so. Each is the
 * name of a field, or that of one of its choices (`validity.until`).
 */
export type AskedByRule = true | { with: readonly string[] } | { or: string }

interface Common {
  /** Of the card that it stands in: `forms.<name>.groups.<group>`. */
  group?: string
  isOptional?: boolean
  /** A rule between fields may ask for it all the same: then its label does not say that it is not required. */
  isAskedByRule?: AskedByRule
  autocomplete?: string
  /** What stands in it before anybody has typed. */
  initial?: string | undefined
  /** Half a row wide beside its neighbour, where there is room. */
  isHalf?: boolean
}

/**
 * What a field looks like, by the kind of its control. A file that is never kept is not stored while its form is refused, nor sent
 * before it: that would be as it came.
 */
export type FieldRules = Common &
  (
    | { input: 'line'; maxLength: number; direction?: 'ltr' }
    | { input: 'email' | 'telephone'; maxLength: number }
    | { input: 'paragraphs'; maxLength: number }
    | { input: 'password' }
    | { input: 'choice' | 'radios'; choices: readonly (Choice | ChoiceGroup)[] }
    | { input: 'day'; least?: string; most?: string }
    | {
        input: 'number'
        least?: number
        most?: number
        decimals?: number
        /** The unit that the label says; it may be typed behind the number. */
        measure?: Measure
        /** A usual one, in the sentence that refuses what is no number. */
        example?: number
      }
    | { input: 'agreement' }
    | { input: 'file'; takes: FormFileKinds; mostBytes: number; isNeverKept?: true }
  )

const RULES = z.registry<FieldRules>()

/**
 * What a field looks like.
 * @throws Error where a field was not made by this file
 */
export function rulesOf(field: z.core.$ZodType): FieldRules {
  const rules = RULES.get(field)
  if (!rules) throw new Error('A field of a form is made by src/cms/services/forms/form-fields.ts.')
  return rules
}

/** Of a field that may be left empty, nothing; else what it says. */
type Read<Facts, Output> = Facts extends { isOptional: true } ? Output | undefined : Output

type Told<Facts> = Common & Omit<Facts, 'input' | keyof Common>
type RulesOf<Input extends FieldRules['input']> = Extract<FieldRules, { input: Input }>

/** A name, a subject: one line. */
export function line<const F extends Told<RulesOf<'line'>>>(rules: F): FormField<Read<F, string>> {
  return field({ input: 'line', ...rules }, (typed) => fits(typed, rules.maxLength))
}

/** An e-mail address. */
export function email<const F extends Common>(rules: F): FormField<Read<F, string>> {
  return field({ input: 'email', maxLength: 254, autocomplete: 'email', ...rules }, (typed) =>
    isEmailAddress(typed) ? { value: typed } : { problem: 'notEmail' },
  )
}

/** A telephone number, as it is written. */
export function telephone<const F extends Common>(rules: F): FormField<Read<F, string>> {
  return field({ input: 'telephone', maxLength: 40, autocomplete: 'tel', ...rules }, (typed) =>
    isTelephoneNumber(typed) ? { value: typed } : { problem: 'notTelephone' },
  )
}

/** A text of several lines, with a count of its characters. */
export function paragraphs<const F extends Told<RulesOf<'paragraphs'>>>(
  rules: F,
): FormField<Read<F, string>> {
  return field({ input: 'paragraphs', ...rules }, (typed) =>
    characters(typed) <= rules.maxLength ? { value: typed } : { problem: 'tooLong' },
  )
}

/** The password of an account. The name of the field says that it is one: no answer and no page holds what was typed. */
export function currentPassword(rules: Common): FormField<string> {
  return password({ autocomplete: 'current-password', ...rules }, () => undefined)
}

/** A password that is to be set. @param wrong what is wrong with it, if anything */
export function newPassword(
  rules: Common,
  wrong: (password: string) => PasswordProblem | undefined,
): FormField<string> {
  return password({ autocomplete: 'new-password', ...rules }, wrong)
}

function password(rules: Common, wrong: (password: string) => PasswordProblem | undefined) {
  return field({ input: 'password', ...rules, isOptional: false }, (typed) => {
    const problem = typed.length > MOST_TYPED ? 'passwordLong' : wrong(typed)
    return problem === undefined ? { value: typed } : { problem }
  })
}

/** Characters; more is no password. */
const MOST_TYPED = 1_000

/** Whether a field holds a password, by its name. Its value is never shown, stored or sent back. */
export function isPasswordField(name: string): boolean {
  return /password/i.test(name)
}

interface ChoiceRules extends Common {
  input?: 'radios'
  choices: readonly (Choice | ChoiceGroup)[]
}

/** One of a list; `input: 'radios'` shows a short list open. */
export function choice<const F extends ChoiceRules>(rules: F): FormField<Read<F, string>> {
  const values = new Set(
    rules.choices.flatMap((one) =>
      'choices' in one ? one.choices.map(({ value }) => value) : [one.value],
    ),
  )
  return field({ ...rules, input: rules.input ?? 'choice' }, (typed) =>
    values.has(typed) ? { value: typed } : { problem: 'notAChoice' },
  )
}

/** A day of the calendar, as `YYYY-MM-DD`. */
export function day<const F extends Told<RulesOf<'day'>>>(rules: F): FormField<Read<F, string>> {
  const { least, most } = rules
  return field({ input: 'day', ...rules }, (typed) => {
    const read = readTypedDay(typed)
    if (read === undefined) {
      // Where a browser has no field for days, they are typed as people say them.
      const { kind } = readDays(typed)
      return { problem: kind === 'withoutYear' ? 'notYear' : 'notDay' }
    }
    if (least !== undefined && read < least) return { problem: 'tooEarly' }
    if (most !== undefined && read > most) return { problem: 'tooLate' }
    return { value: read }
  })
}

/** Digits after the comma by which something still is a number, where a whole one is asked for. */
const MOST_DECIMALS = 12

/** A number; whole where no `decimals` are allowed. */
export function number<const F extends Told<RulesOf<'number'>>>(
  rules: F,
): FormField<Read<F, number>> {
  const { least, most, decimals = 0, measure } = rules
  return field({ input: 'number', ...rules }, (typed) => {
    const counted = measure === undefined ? typed : withoutMeasure(typed, measure)
    const read = readTypedNumber(counted, decimals)
    if (read === undefined) {
      const isPart = decimals === 0 && readTypedNumber(counted, MOST_DECIMALS) !== undefined
      return { problem: isPart ? 'notWhole' : 'notNumber' }
    }
    if (least !== undefined && read < least) return { problem: 'tooSmall' }
    if (most !== undefined && read > most) return { problem: 'tooLarge' }
    return { value: read }
  })
}

/** A box to tick, never ticked beforehand; where it is not optional, nothing is sent without it. */
export function agreement(rules: Common): FormField<boolean> {
  const read = z.string().transform((typed, context): boolean => {
    if (typed === '' && !rules.isOptional) return refuse(context, 'notAgreed')
    return typed !== ''
  })
  return read.register(RULES, { input: 'agreement', ...rules })
}

/** A file, read and checked before the schema sees it; nothing where it may be left out, and is. */
export function file(rules: Told<RulesOf<'file'>>): FormField<FormFile | undefined> {
  // What is not there at all, an object's schema would refuse in words of its own.
  const read = z.custom<FormFile | null>().transform((sent, context) => {
    if (sent === null && !rules.isOptional) return refuse(context, 'missing')
    return sent ?? undefined
  })
  return read.register(RULES, { input: 'file', ...rules })
}

function field<Output, F extends Common>(
  rules: FieldRules & F,
  read: (typed: string) => { value: Output } | { problem: FieldProblem },
): FormField<Read<F, Output>> {
  const type = z.string().transform((typed, context) => {
    if (typed === '') {
      if (!rules.isOptional) return refuse(context, 'missing')
      return undefined as Read<F, Output> // an empty field that may be empty
    }
    const found = read(typed)
    return 'problem' in found ? refuse(context, found.problem) : found.value
  })
  return type.register(RULES, rules)
}

function fits(typed: string, maxLength: number) {
  return typed.length <= maxLength ? { value: typed } : ({ problem: 'tooLong' } as const)
}

/** The problem is the issue's message: sentences are the page's. */
function refuse(context: z.core.$RefinementCtx, problem: FieldProblem): never {
  context.addIssue({ code: 'custom', message: problem })
  return z.NEVER
}
