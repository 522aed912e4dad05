import type { FoldStep } from '../../domain/folding/fold-step'

/**
 * An expression of SQL whose text is folded by the steps, as `applySteps` folds it in JavaScript. The database must be
 * encoded in UTF-8.
 * @param expression of type text
 */
export function foldedInSql(expression: string, steps: readonly FoldStep[]): string {
  return steps.reduce(inSql, expression)
}

function inSql(text: string, step: FoldStep): string {
  if ('form' in step) return `normalize(${text}, ${step.form})`
  if ('lower' in step) return `lower(${text})`
  if ('text' in step) return `replace(${text}, ${quoted(step.text)})`
  if ('letters' in step) return `translate(${text}, ${quoted(step.letters)})`
  return `regexp_replace(${text}, ${quoted(step.pattern)}, 'g')`
}

/** Steps are ours, and know no line breaks; a quotation mark among them is doubled. */
const quoted = (texts: readonly string[]) =>
  texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')
