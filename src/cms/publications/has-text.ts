/** SQL: whether a body (a column of Lexical's JSON) says anything. An editor that was merely clicked into leaves an empty paragraph. */
export function hasText(column: string): string {
  return `coalesce(jsonb_path_exists(${column},
    '$.root.children[*] ? (@.type != "paragraph" || exists(@.children[*]))'), false)`
}
