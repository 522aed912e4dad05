import type { AskedSituation } from './help-words'

/**
 * What several words say together, in any order and with others between them: one of each group, divided by `|`. `*` at the
 * end stands for any ending, as in `HelpWords`. A list of phrases never has all of them: `agency asks`, `agency is asking me for`.
 */
export type SaidTogether = readonly [AskedSituation, ...string[]]
