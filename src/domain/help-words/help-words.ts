import type { Locale } from '../locales/locales'
import type { HelpSituation } from '../texts/helplines'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import id from './id.json' with { type: 'json' }
import ph from './ph.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import uk from './uk.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** What readers in trouble ask a search for, the gravest first. */
export const ASKED_SITUATIONS = [
  'ownLife',
  'assaulted',
  'threatened',
  'hurt',
  'leftBehind',
  'notPaid',
  'papersKept',
  'cheated',
] as const satisfies readonly HelpSituation[]
export type AskedSituation = (typeof ASKED_SITUATIONS)[number]

/**
 * What readers of a language in trouble type, in small letters; `*` at the end stands for any ending. None is what somebody
 * types who looks for a job, a ship, a rank or a paper.
 */
interface HelpWords {
  /** Words and phrases by what they say has happened. */
  alone: Readonly<Record<AskedSituation, readonly string[]>>
  /**
   * What several words say together, in any order and with others between them: one of each group, divided by `|`. A list
   * of phrases never has all of them: `agency asks`, `agency is asking me for`.
   */
  together: Readonly<Record<AskedSituation, readonly (readonly string[])[]>>
  /** Calls that begin ordinary searches too (`help me find a job`): a call where nothing else is written. */
  calls: readonly string[]
}

/** By language. */
export const HELP_WORDS: Readonly<Record<Locale, HelpWords>> = {
  ...{ en, uk, ru, fr, ar, es },
  ...{ de, ph, hi, pt, id, zh },
}
