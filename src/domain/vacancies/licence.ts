/** What staff know of a company's licence, by the clock of the database. */
export interface Licence {
  number: string | undefined
  authority: string | undefined
  registerUrl: string | undefined
  /** The day that staff looked it up, UTC. */
  checkedOn: Date | undefined
  /** The last day that it is valid, UTC. */
  validUntil: Date | undefined
  /** Whether it has not run out yet; `undefined` where nobody knows until when it is valid. */
  isValid: boolean | undefined
}

/** `checked`: staff have looked it up and it is valid. Only then are a company's contacts links. */
export type LicenceState = 'checked' | 'expired' | 'unchecked'

/** What readers are told of a licence. */
export function licenceState({
  checkedOn,
  isValid,
}: Pick<Licence, 'checkedOn' | 'isValid'>): LicenceState {
  if (isValid === false) return 'expired'
  return checkedOn !== undefined && isValid === true ? 'checked' : 'unchecked'
}
