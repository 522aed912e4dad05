import { enImports, type ImportsTexts } from './en'

/** What the panel says of imports; a part of `../zh.ts`. */
export const zhImports: ImportsTexts = enImports
