import { enImports, type ImportsTexts } from './en'

/** What the panel says of imports; a part of `../de.ts`. */
export const deImports: ImportsTexts = enImports
