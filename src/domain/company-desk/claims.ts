/**
 * What may become of a claim of a company's page. `asked`: the link of the mail has not been pressed; `waiting`: it has,
 * and staff look the company up in its register.
 */
export const CLAIM_STATES = ['asked', 'waiting', 'accepted', 'refused'] as const

export type ClaimState = (typeof CLAIM_STATES)[number]

/** Of staff: a press makes the other change. An acceptance can be taken back, a refusal cannot: a new claim is made. */
const DECISIONS: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  asked: [],
  waiting: ['accepted', 'refused'],
  accepted: ['refused'],
  refused: [],
}

/** Whether staff may bring a claim from one state into another. */
export function mayBecome(from: ClaimState, to: ClaimState): boolean {
  return DECISIONS[from].includes(to)
}

/** Days until a claim is erased, whose link nobody has pressed, or that is refused. */
export const CLAIM_DAYS = { asked: 7, refused: 180 } as const

/**
 * Where the mailbox of a claim is, seen from the company. The first two are the company's; for any other the register has
 * to name the address.
 */
const CLAIM_PLACES = ['shownAddress', 'ownDomain', 'freeMail', 'otherDomain'] as const

export type ClaimPlace = (typeof CLAIM_PLACES)[number]

/** Whether a mailbox at such a place is the company's by what the site shows of it. */
export function isOwnPlace(place: ClaimPlace): boolean {
  return place === 'shownAddress' || place === 'ownDomain'
}
