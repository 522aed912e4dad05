import { CONSENT_CHOICES } from '@/domain/browser/consent-record'

const CHOICE_TEXTS = CONSENT_CHOICES.flatMap((choice) => [choice, `${choice}Means`] as const)

/** The texts that the strip and the page share, by their names in the messages. */
const TEXT_NAMES = [
  ...CHOICE_TEXTS,
  'title',
  'intro',
  'introWithoutTag',
  'acceptAll',
  'rejectAll',
  'choose',
  'save',
  'saved',
  'close',
] as const

type TextName = (typeof TEXT_NAMES)[number]

export type ConsentTexts = Record<TextName, string>

/** All of them, each from where `read` finds it. */
export function consentTexts(read: (name: TextName) => string): ConsentTexts {
  return Object.fromEntries(TEXT_NAMES.map((name) => [name, read(name)])) as ConsentTexts // each is there
}
