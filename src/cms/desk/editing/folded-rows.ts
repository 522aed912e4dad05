import type { FormState } from 'payload'

/**
 * Takes out of an answer about a form whether its rows are folded. Payload repeats what was so when the form
 * was sent, and the form takes that for new: a row that somebody folds or opens meanwhile springs back
 * (3.90.1). Rows that the form has not drawn yet keep what the configuration says.
 * @param answer is changed itself
 */
export function leaveRowsAsTheyAre(answer: FormState, sent: FormState): void {
  for (const [path, field] of Object.entries(answer)) {
    const drawn = new Set(
      sent[path]?.rows?.filter(({ isLoading }) => isLoading !== true).map(({ id }) => id),
    )
    for (const row of field.rows ?? []) {
      if (drawn.has(row.id)) delete row.collapsed
    }
  }
}
