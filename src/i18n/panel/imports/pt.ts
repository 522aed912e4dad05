import { enImports, type ImportsTexts } from './en'

/** What the panel says of imports; a part of `../pt.ts`. */
export const ptImports: ImportsTexts = enImports
