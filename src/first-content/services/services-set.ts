/**
 * One service of the first content, in every language. Days are calendar days; no price is known but
 * to the operator.
 */
export interface FirstService {
  key: string
  category: 'papers' | 'visas' | 'medical' | 'training' | 'legal' | 'banking' | 'travel'
  days?: { least: number; most: number }
}

/** The services in the order in which they are shown. Without days: an authority sets the pace. */
export const SERVICES_SET: readonly FirstService[] = [
  { key: 'papers-check', category: 'papers', days: { least: 1, most: 3 } },
  { key: 'seamans-book', category: 'papers' },
  { key: 'endorsement', category: 'papers' },
  { key: 'sea-service-record', category: 'papers', days: { least: 3, most: 7 } },
  { key: 'us-crew-visa', category: 'visas' },
  { key: 'schengen-visa', category: 'visas' },
  { key: 'medical-certificate', category: 'medical', days: { least: 1, most: 3 } },
  { key: 'refresher-courses', category: 'training', days: { least: 1, most: 3 } },
  { key: 'contract-review', category: 'legal', days: { least: 1, most: 3 } },
  { key: 'unpaid-wages', category: 'legal', days: { least: 1, most: 2 } },
  { key: 'allotments', category: 'banking', days: { least: 1, most: 3 } },
  { key: 'joining-travel', category: 'travel', days: { least: 1, most: 2 } },
]
