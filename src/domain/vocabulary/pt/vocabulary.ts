import type { LanguageGlossary } from '../glossary'
import type { Vocabulary } from '../terms'
import documents from './documents.json' with { type: 'json' }
import terms from './glossary.json' with { type: 'json' }
import kinds from './kinds.json' with { type: 'json' }
import ranks from './ranks.json' with { type: 'json' }
import vesselTypes from './vessel-types.json' with { type: 'json' }

export const vocabulary: Vocabulary = { ...kinds, ranks, vesselTypes, documents }

export const glossary: LanguageGlossary = { locale: 'pt', ...terms }
