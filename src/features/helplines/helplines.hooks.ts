import type {
  ArrayFieldValidation,
  GlobalAfterChangeHook,
  SelectFieldSingleValidation,
  TextFieldSingleValidation,
} from 'payload'
import { array, select } from 'payload/shared'

import { HELPLINES_TAG } from '../../cms/publications/tag-sql'
import { renewTag } from '../../cms/publications/writing/tags'
import { HELPLINE_KINDS, helplineHref } from '../../domain/texts/helplines'
import { panelText } from '../../i18n/panel/panel-texts'

/** A number, an address or a page that a press can lead to. */
export const validateValue: TextFieldSingleValidation = (value, { req, siblingData, required }) => {
  if (!value) return !required || req.t('validation:required')
  const { kind, onlyInside, country } = siblingData as Partial<Record<string, unknown>>
  const known = HELPLINE_KINDS.find((one) => one === kind)
  // Its own field says that it is missing.
  if (!known) return true
  const href = helplineHref({
    kind: known,
    value,
    isNational: onlyInside === true && Boolean(country),
  })
  return href !== undefined || panelText(req.t, 'helplineValueWrong')
}

/** What is reached from one country alone has to say which. */
export const validateCountry: SelectFieldSingleValidation = (value, options) => {
  const chosen = select(value, options)
  if (chosen !== true || value) return chosen
  const { onlyInside } = options.siblingData as { onlyInside?: unknown }
  return onlyInside !== true || options.req.t('validation:required')
}

/** Where there are any, a telephone that answers day and night stays before all others: pages of help begin with it. */
export const validateLines: ArrayFieldValidation = (value, options) => {
  const rows = array(value, options)
  if (rows !== true) return rows
  const lines = (value ?? []) as Partial<Record<string, unknown>>[]
  const first = ({ atTop, kind, hours }: (typeof lines)[number]) =>
    atTop === true && kind === 'phone' && hours === 'always'
  return lines.length === 0 || lines.some(first) || panelText(options.req.t, 'helplinesNoneAtTop')
}

/** Gives pages that show helplines new keys, in the transaction that changes them. */
export const renewShownHelplines: GlobalAfterChangeHook = async ({ doc, req }) => {
  await renewTag(req, HELPLINES_TAG)
  return doc as unknown
}
