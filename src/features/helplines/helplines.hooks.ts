import type { GlobalAfterChangeHook, TextFieldSingleValidation } from 'payload'

import { HELPLINES_TAG } from '../../cms/publications/tag-sql'
import { renewTag } from '../../cms/publications/writing/tags'
import { HELPLINE_KINDS, helplineHref } from '../../domain/helplines'
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

/** Gives pages that show helplines new keys, in the transaction that changes them. */
export const renewShownHelplines: GlobalAfterChangeHook = async ({ doc, req }) => {
  await renewTag(req, HELPLINES_TAG)
  return doc as unknown
}
