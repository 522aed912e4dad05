import { readFileSync } from 'node:fs'
import path from 'node:path'

import { FontLetters } from './font-letters'

/** A family of a package of fonts, and the letters that it is there for. */
interface Family {
  name: string
  package: string
  /** As in the names of its files. */
  file: string
  /** It is loaded only where a text has one of them: that of Chinese is 20 MB. */
  scripts?: RegExp
}

/** In the order in which a letter is looked for. Why Amiri: decision 086. */
const FAMILIES: readonly Family[] = [
  { name: 'Noto Sans', package: 'noto-sans', file: 'NotoSans' },
  { name: 'Amiri', package: 'amiri', file: 'Amiri', scripts: /\p{Script_Extensions=Arabic}/u },
  {
    name: 'Noto Sans Devanagari',
    package: 'noto-sans-devanagari',
    file: 'NotoSansDevanagari',
    scripts: /\p{Script_Extensions=Devanagari}/u,
  },
  {
    name: 'Noto Sans SC',
    package: 'noto-sans-sc',
    file: 'NotoSansSC',
    // Whatever else Noto Sans has not.
    scripts:
      /[^\p{Cf}\s\p{Script=Common}\p{Script=Inherited}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Devanagari}]|[\u2e80-\u303f\u31c0-\u4dbf\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/u,
  },
]

/** The weights that forms are set in, as folders of the packages. */
const WEIGHTS = ['400Regular', '700Bold'] as const

/** The families that texts need. */
export function familiesFor(texts: readonly string[]): readonly Family[] {
  return FAMILIES.filter(({ scripts }) => !scripts || texts.some((text) => scripts.test(text)))
}

/** Where the files of families are, a folder for each weight. The process runs in the folder of the project. */
export function fontFolders(families: readonly Family[]): string[] {
  return families.flatMap((family) => WEIGHTS.map((weight) => folderOf(family, weight)))
}

/** What the letters of each family are, as far as they were asked for. */
const letters = new Map<string, FontLetters>()

/**
 * The letters that none of the families has, each once: they would be drawn as boxes, without a word.
 * @returns code points
 */
export function lettersWithoutFont(
  texts: readonly string[],
  families: readonly Family[],
): number[] {
  const known = families.map(lettersOf)
  const wanted = new Set(texts.flatMap((text) => [...text]))
  return [...wanted]
    .filter((letter) => !/[\s\p{Cf}]/u.test(letter))
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((letter) => !known.some((family) => family.has(letter)))
}

function lettersOf(family: Family): FontLetters {
  const kept = letters.get(family.name)
  if (kept) return kept
  const [weight] = WEIGHTS
  const read = new FontLetters(
    readFileSync(path.join(folderOf(family, weight), `${family.file}_${weight}.ttf`)),
  )
  letters.set(family.name, read)
  return read
}

const folderOf = (family: Family, weight: string) =>
  path.join(process.cwd(), 'node_modules/@expo-google-fonts', family.package, weight)
