import type { FieldProblem } from '../../../cms/services/forms/form-fields'
import type { TypedValues } from '../../../domain/structured-fields/typed-values'
import type { PaperFields, ServiceFields } from './record-sections'

/** What no book of a seafarer says: no rank at all, a last day before the first. */
export function serviceProblems({
  rank,
  rankWritten,
  signOff,
  signOn,
}: TypedValues<ServiceFields>): Record<string, FieldProblem> {
  const isReversed = signOn !== undefined && signOff !== undefined && signOff < signOn
  return {
    ...(rank === undefined && rankWritten === undefined && { rank: 'missing' as const }),
    ...(isReversed && { signOff: 'tooEarly' as const }),
  }
}

/** What no paper says: nothing, an end before its beginning, or an end and none. */
export function paperProblems({
  document,
  expires,
  issued,
  name,
  validity,
}: TypedValues<PaperFields>): Record<string, FieldProblem> {
  const isReversed = issued !== undefined && expires !== undefined && expires < issued
  const isUnlimited = validity === 'unlimited'
  return {
    ...(document === undefined && name === undefined && { document: 'missing' as const }),
    ...(isReversed && { expires: 'tooEarly' as const }),
    ...(isUnlimited && expires !== undefined && { expires: 'contradicts' as const }),
    ...(validity === 'until' && expires === undefined && { expires: 'missing' as const }),
  }
}
