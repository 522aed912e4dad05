import { enImports, type ImportsTexts } from './en'

/** What the panel says of imports; a part of `../id.ts`. */
export const idImports: ImportsTexts = enImports
