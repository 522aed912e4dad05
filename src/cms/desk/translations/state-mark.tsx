import type { TranslationState } from '../../../domain/translation/translation-state'
import { STATE_MARKS } from './state-words'

interface Props {
  state: TranslationState
  /** Whether something newer is written. */
  hasDraft?: boolean
}

/** A state as a small mark; whoever shows it says it in words beside it. */
export function StateMark({ state, hasDraft = false }: Props) {
  return (
    <span aria-hidden className="mh-state" data-state={state}>
      {STATE_MARKS[state]}
      {hasDraft && state !== 'draft' && <sup>{STATE_MARKS.draft}</sup>}
    </span>
  )
}
