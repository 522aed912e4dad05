/**
 * What the panel says of our own, in Payload's notation: `{{name}}` is replaced. Every other language
 * has the same keys; one that is missing there is said in English.
 */
export const en = {
  oneLanguageAtATime: 'Write and publish one language at a time: name it in “locale”.',
} as const
