import { enImports, type ImportsTexts } from './en'

/** What the panel says of imports; a part of `../uk.ts`. */
export const ukImports: ImportsTexts = enImports
