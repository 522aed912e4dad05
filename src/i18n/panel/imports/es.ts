import { enImports, type ImportsTexts } from './en'

/** What the panel says of imports; a part of `../es.ts`. */
export const esImports: ImportsTexts = enImports
