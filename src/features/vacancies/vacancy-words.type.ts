import { TEXT_CONFIGURATIONS } from '../../domain/text-configurations'

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

/** Of these columns what `words @@ …` is asked of. Names are found with and without their accents. */
export const WORDS = [
  `to_tsvector('simple', ${spaced('names')})`,
  "to_tsvector('simple', unaccent(names))",
  ...Object.entries(TEXT_CONFIGURATIONS).map(
    ([locale, configuration]) =>
      `to_tsvector('${configuration}', coalesce(${spaced(`descriptions ->> '${locale}'`)}, ''))`,
  ),
].join('\n  || ')

/** Of these columns the words as they are written, as an array: one that is mistyped is compared with them. */
export const WRITTEN_WORDS = `tsvector_to_array(to_tsvector('simple', concat_ws(' ', names,
  (SELECT string_agg(value, ' ') FROM jsonb_each_text(descriptions)))))`
