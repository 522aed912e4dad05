/** SQL: whether anybody began a body (a column of Lexical's JSON). An editor that was merely clicked into leaves an empty paragraph. */
export function isBegun(column: string): string {
  return `coalesce(jsonb_path_exists(${column},
    '$.root.children[*] ? (@.type != "paragraph" || exists(@.children[*]))'), false)`
}

/** Blocks that show nothing where they have no words; see `cms/documents/rich-text/body-blocks.ts`, which says it of other nodes too. */
const NOTHING_BUT_WORDS = ['callout', 'steps', 'questions', 'letter', 'diagram']

/** Letters by their class are Latin ones alone in a database with the collation C, as the embedded one has. */
const SIGN = '[^[:space:][:punct:]…—–·]'

/** As `domain/translation/words.ts` writes it. */
const PLACEHOLDER = String.raw`^\\[[^\\]]* …\\]$`

/**
 * SQL: whether readers see anything of a body: words, or a block that shows something by itself. Of a body of which only
 * the structure was taken over from the source they see nothing.
 */
export function hasText(column: string): string {
  const words = ['text', 'title', 'question', 'label']
    .map((name) => `(@.${name} like_regex "${SIGN}" && !(@.${name} like_regex "${PLACEHOLDER}"))`)
    .join(' || ')
  const itself = NOTHING_BUT_WORDS.map((kind) => `@.fields.blockType != "${kind}"`).join(' && ')
  return `coalesce(jsonb_path_exists(${column},
    '$.root.** ? (${words} || @.type == "horizontalrule" || @.type == "block" && ${itself})'), false)`
}
