import type { Locale } from '../locales/locales'
import { SAID_TOGETHER_LATIN } from './said-together-latin'
import { SAID_TOGETHER_OTHER } from './said-together-other'
import type { SaidTogether } from './said-together.type'

/** By language. None is what somebody types who looks for a job, a ship, a rank or a paper. */
export const SAID_TOGETHER: Readonly<Record<Locale, readonly SaidTogether[]>> = {
  ...SAID_TOGETHER_LATIN,
  ...SAID_TOGETHER_OTHER,
}
