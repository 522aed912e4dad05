/** Draws that are the same for the same seed, on every machine. */
export interface Random {
  /** At least 0, less than 1. */
  fraction(): number
  /** A whole number, both ends included. */
  whole(least: number, most: number): number
  /** Whether something of this probability happens. */
  chance(probability: number): boolean
  /** @throws RangeError where there is nothing to choose from */
  pick<T>(choices: readonly T[]): T
  /** So many different ones, or all where there are fewer, in the order of the choices. */
  some<T>(choices: readonly T[], count: number): T[]
  /** A copy in another order. */
  shuffled<T>(items: readonly T[]): T[]
}

/** A generator of numbers that look random (mulberry32: 32 bits of state). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1))
  const shuffled = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, place: fraction() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item)
  return {
    fraction,
    whole,
    shuffled,
    chance: (probability) => fraction() < probability,
    pick: <T>(choices: readonly T[]): T => {
      const at = whole(0, choices.length - 1)
      if (at >= choices.length || at < 0) throw new RangeError('There is nothing to choose from.')
      return choices[at] as T // within the bounds, as was just seen
    },
    some: <T>(choices: readonly T[], count: number): T[] => {
      const drawn = new Set(shuffled(choices.map((_, at) => at)).slice(0, count))
      return choices.filter((_, at) => drawn.has(at))
    },
  }
}
