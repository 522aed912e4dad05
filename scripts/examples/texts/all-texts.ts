import type { Locale } from '../../../src/domain/locales/locales'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import type { ExampleTexts } from './example-texts'
import { fr } from './fr'
import { hi } from './hi'
import { id } from './id'
import { ph } from './ph'
import { pt } from './pt'
import { ru } from './ru'
import { uk } from './uk'
import { zh } from './zh'

export const EXAMPLE_TEXTS: Readonly<Record<Locale, ExampleTexts>> = {
  ...{ en, uk, ru, fr, ar, es },
  ...{ de, ph, hi, pt, id, zh },
}
