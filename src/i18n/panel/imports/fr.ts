import { enImports, type ImportsTexts } from './en'

/** What the panel says of imports; a part of `../fr.ts`. */
export const frImports: ImportsTexts = enImports
