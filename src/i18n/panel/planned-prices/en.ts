/** What the panel says of prices that are planned; a part of `../en.ts`. */
export const enPlannedPrices = {
  plannedMany: 'Planned prices',
  plannedOne: 'Planned price',
  plannedDescription:
    'Prices that hold from a time on, with nobody saving anything then. Remove one and save to cancel it.',
  plannedFrom: 'Holds from',
  plannedFromDescription: 'In your own time zone, which the line above the price names.',
  plannedPriceDescription: 'In every currency that has a price right before it.',
  promoFrom: 'First price starts',
  promoFromDescription: 'Left empty: as soon as this is saved.',
  promoUntil: 'First price ends',
  promoUntilDescription:
    'Left empty: when somebody changes it. From this time on it no longer holds; readers see the time in UTC.',
  inWords: 'What holds and what comes',
  inWordsNow: 'Now: {{price}}',
  inWordsThen: 'From {{from}}: {{price}}',
  inWordsPromo: '{{price}} (first mailing {{promo}})',
  plannedTwice:
    'Another planned price of this mailing begins at the same time. Choose another time or remove one of them.',
  plannedCurrency: 'There is a price in {{currency}} until then. Write the new one too.',
  plannedEmpty: 'Write the price in at least one currency.',
  plannedTooFar: 'This is more than {{years}} years ahead. Check the year.',
  promoEndsBefore: 'The first price has to end after it starts.',
  promoMissing: 'Write the price of a first mailing above, or leave this empty.',
  promoNotLessLater:
    'From {{from}} the price is {{price}}. The price of a first mailing must be less than that, or end by then.',
} as const

/** The same in another language. */
export type PlannedPricesTexts = Record<keyof typeof enPlannedPrices, string>
