import { enImports, type ImportsTexts } from './en'

/** What the panel says of imports; a part of `../ar.ts`. */
export const arImports: ImportsTexts = enImports
