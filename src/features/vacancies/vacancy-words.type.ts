import { foldedInSql } from '../../domain/folding/folded-in-sql'
import { ARABIC_STEM_STEPS, LETTER_STEPS } from '../../domain/folding/letter-steps'
import { NAME_STEPS } from '../../domain/folding/name-steps'
import { TEXT_CONFIGURATIONS } from '../../domain/locales/text-configurations'

/** The words that a vacancy is found by. Names as in `vacancy-facets.type.ts`. */

/** Chinese is written without spaces: each character is a word, and a word of several is a phrase. */
export const spaced = (text: string) =>
  `regexp_replace(${text}, '([\\u3400-\\u9fff])', ' \\1 ', 'g')`

/** What stands in no language: names, places, and the number of the vacancy. */
const NAMES = `concat_ws(' ', v.id, v.vessel_name, v.vessel_engine, v.joining_port, c.name, c.city)`

// The index of the table begins with the language.
/** What the company wrote, by language. */
const DESCRIPTIONS = `(SELECT jsonb_object_agg(_locale::text, description) FROM vacancies_locales
  WHERE _locale = ANY(enum_range(NULL::_locales)) AND _parent_id = v.id AND description IS NOT NULL)`

/** Both, as columns `names` and `descriptions`. */
export const TEXT_COLUMNS = `${NAMES} AS names, ${DESCRIPTIONS} AS descriptions`

/** Before a word of a name as it is compared (`nameKey`): no word of a text begins with it. */
export const NAME_SIGN = '='

/** Names as they are compared, so that they are found in Latin and in Cyrillic letters. */
const NAME_KEYS = `array_to_tsvector(ARRAY(
    SELECT DISTINCT '${NAME_SIGN}' || word FROM unnest(string_to_array(${foldedInSql('names', NAME_STEPS)}, ' ')) word
    WHERE word ~ '^[a-z0-9]*[a-z][a-z0-9]*$' AND length(word) > 2))`

/** With folded letters; where a text has no others, it is not read again. */
const folded = (configuration: string, text: string) =>
  `CASE WHEN octet_length(${text}) > length(${text})
    THEN to_tsvector('${configuration}', ${foldedInSql(text, LETTER_STEPS)}) ELSE '' END`

/** Of these columns what `words @@ …` is asked of. Names are found with and without their accents. */
export const WORDS = [
  `to_tsvector('simple', ${spaced('names')})`,
  folded('simple', 'names'),
  NAME_KEYS,
  ...Object.entries(TEXT_CONFIGURATIONS).map(([locale, configuration]) => {
    const text = `descriptions ->> '${locale}'`
    if (locale === 'ar') {
      const stems = foldedInSql(foldedInSql(text, LETTER_STEPS), ARABIC_STEM_STEPS)
      return `to_tsvector('${configuration}', coalesce(${stems}, ''))`
    }
    return `to_tsvector('${configuration}', coalesce(${spaced(text)}, ''))`
  }),
  ...Object.entries(TEXT_CONFIGURATIONS)
    .filter(([locale]) => locale !== 'zh' && locale !== 'ar')
    .map(
      ([locale, configuration]) =>
        `coalesce(${folded(configuration, `(descriptions ->> '${locale}')`)}, '')`,
    ),
].join('\n  || ')

/** Of these columns the words as they are written, as an array: one that is mistyped is compared with them. */
export const WRITTEN_WORDS = `tsvector_to_array(to_tsvector('simple', concat_ws(' ', names,
  (SELECT string_agg(value, ' ') FROM jsonb_each_text(descriptions)))))`
