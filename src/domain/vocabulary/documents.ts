/** What a document is for. */
export type DocumentKind = 'competency' | 'proficiency' | 'medical' | 'identity' | 'visa'

interface SeafarerDocument {
  readonly kind: DocumentKind
  /** Regulation of the STCW Convention, as amended in Manila in 2010, or of another instrument where it says so. */
  readonly regulation?: string
}

const competency = (regulation: string) => ({ kind: 'competency', regulation }) as const
const proficiency = (regulation?: string) =>
  regulation === undefined
    ? ({ kind: 'proficiency' } as const)
    : ({ kind: 'proficiency', regulation } as const)
const medical = (regulation?: string) =>
  regulation === undefined
    ? ({ kind: 'medical' } as const)
    : ({ kind: 'medical', regulation } as const)

/** What a vacancy may ask a seafarer to have, as codes that are stored. */
const TABLE = {
  'certificate-of-competency': competency('STCW II, III'),
  'flag-endorsement': competency('STCW I/10'),
  'gmdss-general-operator': competency('STCW IV/2'),
  'rating-watch-certificate': proficiency('STCW II/4, III/4'),
  'able-seafarer-certificate': proficiency('STCW II/5, III/5'),

  'basic-safety-training': proficiency('STCW VI/1'),
  'survival-craft': proficiency('STCW VI/2'),
  'fast-rescue-boats': proficiency('STCW VI/2'),
  'advanced-fire-fighting': proficiency('STCW VI/3'),
  'medical-first-aid': proficiency('STCW VI/4'),
  'medical-care': proficiency('STCW VI/4'),
  'ship-security-officer': proficiency('STCW VI/5'),
  'security-awareness': proficiency('STCW VI/6'),
  'designated-security-duties': proficiency('STCW VI/6'),
  'tanker-basic-oil-chemical': proficiency('STCW V/1-1'),
  'tanker-advanced-oil': proficiency('STCW V/1-1'),
  'tanker-advanced-chemical': proficiency('STCW V/1-1'),
  'tanker-basic-gas': proficiency('STCW V/1-2'),
  'tanker-advanced-gas': proficiency('STCW V/1-2'),
  'passenger-ship-crowd-management': proficiency('STCW V/2'),
  'passenger-ship-crisis-management': proficiency('STCW V/2'),
  'igf-basic': proficiency('STCW V/3'),
  'igf-advanced': proficiency('STCW V/3'),
  'polar-basic': proficiency('STCW V/4'),
  'polar-advanced': proficiency('STCW V/4'),
  ecdis: proficiency('STCW II/1, II/2, II/3'),
  'radar-arpa': proficiency('STCW II/1, II/2, II/3'),
  'bridge-resource-management': proficiency('STCW II/1'),
  'engine-room-resource-management': proficiency('STCW III/1'),
  'high-voltage': proficiency('STCW III/1, III/2, III/6, III/7'),
  'ships-cook-certificate': proficiency('MLC 3.2'),
  'dp-certificate': proficiency(),
  'offshore-survival-training': proficiency(),
  'helicopter-escape-training': proficiency(),
  'crane-operator-certificate': proficiency(),
  'welder-certificate': proficiency(),

  'seafarer-medical-certificate': medical('STCW I/9, MLC 1.2'),
  'yellow-fever-vaccination': medical('IHR Annex 7'),
  'drug-and-alcohol-test': medical(),

  passport: { kind: 'identity' },
  'seamans-book': { kind: 'identity' },
  'seafarers-identity-document': { kind: 'identity', regulation: 'ILO C185' },
  'us-crew-visa': { kind: 'visa' },
  'schengen-visa': { kind: 'visa' },
  'australian-crew-visa': { kind: 'visa' },
} as const satisfies Record<string, SeafarerDocument>

export type DocumentCode = keyof typeof TABLE

/** Every document, certificates of competency first. */
export const DOCUMENTS: Readonly<Record<DocumentCode, SeafarerDocument>> = TABLE

export const DOCUMENT_CODES = Object.keys(TABLE) as DocumentCode[]

/** Narrows any value to a code of a document; prototype keys such as `constructor` are none. */
export function isDocument(value: unknown): value is DocumentCode {
  return typeof value === 'string' && Object.hasOwn(TABLE, value)
}
