/**
 * What the upstream answers. Only `mailings` has to be there (docs/mailing-contract.md).
 * @typedef {{ mailings: Record<string, unknown>[], application?: unknown, currency?: unknown }} PriceAnswer
 */

/** @type {PriceAnswer} */
export const DEFAULT_PRICES = {
  mailings: [
    {
      id: 'coastal',
      title: 'Coastal',
      description: 'Crewing agencies near you, for short contracts and coastal trade.',
      price: 19,
      included: ['Your application form as PDF', 'A report of who received it'],
    },
    {
      id: 'ocean',
      title: 'Ocean',
      description: 'Owners and agencies whose fleets match your rank and certificates.',
      price: 49,
      firstPromo: 39,
      included: [
        'Your application form as PDF',
        'Companies chosen by rank and type of ship',
        'A report of who received it',
      ],
    },
    {
      id: 'world',
      title: 'World',
      description: 'Every company on the list, in all flags and trades.',
      price: { USD: 79, EUR: '73.50', UAH: 3290 },
      included: [
        'Your application form as PDF',
        'Every company on the list',
        'A second sending after 30 days',
        'A report of who received it',
      ],
    },
  ],
  application: { price: 10 },
  currency: { base: 'USD', rates: { EUR: 0.92, UAH: 41.5 } },
}
