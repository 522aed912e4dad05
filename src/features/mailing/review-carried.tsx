import type { CHOICE_PARAMETERS } from './chosen-mailing'
import type { ReviewAbout } from './review.form'

interface Props {
  about: ReviewAbout
  /** Of the page, with what was typed at a later step. */
  query: string
  /** What this step does not ask for. */
  names: readonly (typeof CHOICE_PARAMETERS)[number][]
}

/** What was chosen at other steps, and typed at the last one, comes along unseen. */
export function Carried({ about, query, names }: Props) {
  const asked = new URLSearchParams(query)
  return (
    <>
      <input type="hidden" name="mailing" value={about.offer.mailing.id} />
      {[...names, 'kept'].flatMap((name) => {
        const value = asked.get(name)
        return value === null ? [] : <input key={name} type="hidden" name={name} value={value} />
      })}
    </>
  )
}
