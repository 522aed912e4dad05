/** What a diagram explains: each has drawings of its own for its parts, in their order. */
export const DIAGRAM_KINDS = [
  'agreement',
  'wages',
  'rest',
  'whoPays',
  'complaint',
  'abandonment',
  'fraud',
  'papers',
  'validity',
  'mailing',
] as const
export type DiagramKind = (typeof DIAGRAM_KINDS)[number]

/** What is drawn by itself, as on a sea chart: it says nothing. */
export const CHART_KINDS = [
  'harbour',
  'quay',
  'leadingLights',
  'passage',
  'lighthouse',
  'anchorage',
  'strait',
  'wreck',
] as const
export type ChartKind = (typeof CHART_KINDS)[number]

/**
 * The numbers that are drawn for a part of a diagram: an amount, years, months, or the hours between which somebody works.
 * Nothing where one of them is no number.
 * @example drawnNumbers('6 12 13.5') // [6, 12, 13.5]
 */
export function drawnNumbers(text: string | null | undefined): number[] | undefined {
  const words = (text ?? '').split(/\s+/).filter((word) => word !== '')
  return words.every((word) => /^-?\d{1,7}(?:\.\d{1,2})?$/.test(word))
    ? words.map(Number)
    : undefined
}

/** A bar from a number to another, on the scale of all bars of a diagram. */
export interface Bar {
  from: number
  to: number
}

/**
 * The bars of an account: what comes in begins where the last one ended, what goes out goes back from there; the last part
 * is what is left.
 * @example accountBars([100, -40, 60]) // [{ from: 0, to: 100 }, { from: 60, to: 100 }, { from: 0, to: 60 }]
 */
export function accountBars(amounts: readonly number[]): Bar[] {
  let sum = 0
  return amounts.map((amount, index) => {
    if (index === amounts.length - 1) return { from: 0, to: Math.max(amount, 0) }
    const before = sum
    sum += amount
    return { from: Math.max(Math.min(before, sum), 0), to: Math.max(before, sum, 0) }
  })
}

/** Hours of a day, from midnight, in which somebody works or rests. */
export interface DayPart {
  hours: number
  isRest: boolean
}

/**
 * A day of 24 hours in parts, by the hours between which somebody works. Nothing where they do not follow each other.
 * @example dayParts([6, 12]) // rest for 6 hours, work for 6, rest for 12
 */
export function dayParts(between: readonly number[]): DayPart[] {
  const turns = [...between, 24]
  let last = 0
  const parts: DayPart[] = []
  for (const [index, turn] of turns.entries()) {
    if (turn < last || turn > 24) return []
    if (turn > last) parts.push({ hours: turn - last, isRest: index % 2 === 0 })
    last = turn
  }
  return parts
}
