/** What readers say of a guide: whether it was of use, and a sentence beside it. */

/** Characters. */
export const LONGEST_SENTENCE = 500

/** How long a sentence is kept after it was written. The answer itself, without it, says nothing of anybody and stays. */
export const SENTENCE_MONTHS = 12
