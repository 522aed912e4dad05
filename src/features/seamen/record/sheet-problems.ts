import type { FieldProblem } from '../../../cms/services/forms/form-fields'
import type { SignedInSeaman } from '../../../cms/services/seaman-only/seaman-session.queries'
import { isTooYoung } from '../../../domain/sea-service/least-age'
import type { TypedValue, TypedValues } from '../../../domain/structured-fields/typed-values'
import type { LanguageFields, PersonFields, ReferenceFields, WorkFields } from './record-sections'

type Problems = Record<string, FieldProblem>

const MISSING = 'missing' as const
const TOO_LATE = 'tooLate' as const

/**
 * What no passport of a seafarer says: a birth that has not been, or of a child; next of kin without a name; the citizenship of the account
 * for a second time.
 * @param today `YYYY-MM-DD`
 */
export function personProblems(
  { birthDay, kinName, kinRelation, kinTelephone, otherCitizenship }: TypedValues<PersonFields>,
  today: string,
  { citizenship }: Pick<SignedInSeaman, 'citizenship'>,
): Problems {
  const isNameless =
    kinName === undefined && (kinRelation !== undefined || kinTelephone !== undefined)
  return {
    ...birthProblem(birthDay, today),
    ...(isNameless && { kinName: MISSING }),
    ...(otherCitizenship !== undefined &&
      otherCitizenship === citizenship && { otherCitizenship: 'contradicts' as const }),
  }
}

function birthProblem(birthDay: TypedValue, today: string): Problems {
  if (typeof birthDay !== 'string') return {}
  if (birthDay > today) return { birthDay: TOO_LATE }
  return isTooYoung(birthDay, today) ? { birthDay: 'tooYoung' } : {}
}

/** An amount says nothing without its currency and its time. */
export function workProblems({ pay, payCurrency, payPeriod }: TypedValues<WorkFields>): Problems {
  if (pay === undefined) return {}
  return {
    ...(payCurrency === undefined && { payCurrency: MISSING }),
    ...(payPeriod === undefined && { payPeriod: MISSING }),
  }
}

/**
 * A result of no test, or of one that has not been.
 * @param today `YYYY-MM-DD`
 */
export function languageProblems(
  { englishScore, englishTest, englishTestDay }: TypedValues<LanguageFields>,
  today: string,
): Problems {
  const isOfNone =
    englishTest === undefined && (englishScore !== undefined || englishTestDay !== undefined)
  const isAhead = typeof englishTestDay === 'string' && englishTestDay > today
  return {
    ...(isOfNone && { englishTest: MISSING }),
    ...(isAhead && { englishTestDay: TOO_LATE }),
  }
}

/** A reference is a company or a person. */
export function referenceProblems({ company, person }: TypedValues<ReferenceFields>): Problems {
  return company === undefined && person === undefined ? { company: MISSING } : {}
}
