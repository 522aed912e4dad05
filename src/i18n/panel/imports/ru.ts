import { enImports, type ImportsTexts } from './en'

/** What the panel says of imports; a part of `../ru.ts`. */
export const ruImports: ImportsTexts = enImports
