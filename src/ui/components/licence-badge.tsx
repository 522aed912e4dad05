import type { LicenceState } from '@/domain/vacancies/licence'

interface Props {
  state: LicenceState
  /** What it says, with the date. */
  children: string
}

/** What is known of a licence: a sign and words, never colour alone. */
export function LicenceBadge({ state, children }: Props) {
  return <span className={`badge ${state}`}>{children}</span>
}
