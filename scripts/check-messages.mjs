import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

import { languageTag, LOCALES } from '../src/domain/locales/locales'

/**
 * Interface messages: every language says the same things, with the same arguments, in every plural
 * form it has. Run with tsx: the list of languages is TypeScript.
 */

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/** @typedef {{ [key: string]: string | Messages }} Messages */

const SOURCE = 'en'

/**
 * What is wrong, one sentence each; empty where nothing is.
 * @param {Partial<Record<import('../src/domain/locales/locales').Locale, Messages>>} languages
 * @returns {string[]}
 */
export function messageProblems(languages) {
  const problems = []
  const source = new Map(flatten(languages[SOURCE] ?? {}))
  for (const locale of LOCALES) {
    const messages = languages[locale]
    if (!messages) {
      problems.push(`${locale}: has no messages`)
      continue
    }
    const own = new Map(flatten(messages))
    for (const key of source.keys())
      if (!own.has(key)) problems.push(`${locale}: ${key} is missing`)
    for (const [key, text] of own) {
      const english = source.get(key)
      const found =
        english === undefined
          ? [`is not in ${SOURCE}`]
          : problemsOfOne(text, english, languageTag(locale))
      problems.push(...found.map((problem) => `${locale}: ${key} ${problem}`))
    }
  }
  return problems
}

/**
 * @param {Messages} messages
 * @param {string} [prefix]
 * @returns {Generator<[string, unknown]>}
 */
function* flatten(messages, prefix = '') {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'object' && value !== null) yield* flatten(value, `${prefix}${key}.`)
    else yield [`${prefix}${key}`, value]
  }
}

/**
 * @param {unknown} text
 * @param {unknown} english
 * @param {string} tag
 * @returns {string[]}
 */
function problemsOfOne(text, english, tag) {
  if (typeof text !== 'string') return ['is not text']
  if (text.trim() === '') return ['is empty']
  // To ICU it opens a quotation, and the argument is shown as it is written.
  if (/'[{}<#]/.test(text)) return ['has a straight apostrophe before a bracket; write ’']
  /** @type {Element[]} */
  let elements
  try {
    elements = parse(text)
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`]
  }
  return [...argumentProblems(elements, english), ...pluralProblems(elements, tag)]
}

/**
 * @param {Element[]} elements
 * @param {unknown} english
 */
function argumentProblems(elements, english) {
  /** @type {Set<string>} */
  let expected
  try {
    expected = new Set(argumentsOf(parse(String(english))))
  } catch {
    // Already said, of the source itself.
    return []
  }
  const used = new Set(argumentsOf(elements))
  return [
    ...[...expected].filter((one) => !used.has(one)).map((one) => `lacks ${one}`),
    ...[...used].filter((one) => !expected.has(one)).map((one) => `has ${one}, ${SOURCE} has not`),
  ]
}

/** @type {Partial<Record<TYPE, string>>} */
const KINDS = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
  [TYPE.tag]: 'tag',
}

/**
 * Every argument with its type, e.g. `{count} (plural)`, `{role} (select a|b|other)`.
 * @param {Element[]} elements
 * @returns {Generator<string>}
 */
function* argumentsOf(elements) {
  for (const element of walk(elements)) {
    const kind = KINDS[element.type]
    if (kind === undefined) continue
    const name = 'value' in element ? element.value : ''
    const detail =
      element.type === TYPE.select ? ` ${Object.keys(element.options).toSorted().join('|')}` : ''
    const ordinal = element.type === TYPE.plural && element.pluralType === 'ordinal'
    yield `{${name}} (${ordinal ? 'ordinal' : kind}${detail})`
  }
}

/**
 * @param {Element[]} elements
 * @param {string} tag
 */
function pluralProblems(elements, tag) {
  const problems = []
  for (const element of walk(elements)) {
    if (element.type !== TYPE.plural) continue
    const type = element.pluralType ?? 'cardinal'
    const needed = new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories
    const given = Object.keys(element.options).filter((option) => !option.startsWith('='))
    for (const category of needed) {
      if (!given.includes(category)) {
        problems.push(`lacks the plural form “${category}” of {${element.value}}`)
      }
    }
    for (const category of given) {
      if (!needed.some((one) => one === category)) {
        problems.push(`has a plural form “${category}” that the language has not`)
      }
    }
    for (const [category, { value }] of Object.entries(element.options)) {
      if (value.length === 0) problems.push(`has an empty plural form “${category}”`)
    }
  }
  return problems
}

/**
 * @param {Element[]} elements
 * @returns {Generator<Element>}
 */
function* walk(elements) {
  for (const element of elements) {
    yield element
    if ('options' in element) {
      for (const { value } of Object.values(element.options)) yield* walk(value)
    }
    if ('children' in element) yield* walk(element.children)
  }
}

async function main() {
  const folder = fileURLToPath(new URL('../src/i18n/messages', import.meta.url))
  const files = await readdir(folder)
  const languages = Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        path.basename(file, '.json'),
        JSON.parse(await readFile(path.join(folder, file), 'utf8')),
      ]),
    ),
  )
  const problems = [
    ...Object.keys(languages)
      .filter((name) => !LOCALES.some((locale) => locale === name))
      .map((name) => `${name}: is not a language of the site`),
    ...messageProblems(languages),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else
    console.log(`${[...flatten(languages[SOURCE])].length} messages in ${files.length} languages`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
