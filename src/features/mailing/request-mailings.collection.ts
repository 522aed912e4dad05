import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type Field,
  type Plugin,
  type SelectField,
} from 'payload'

import { PRICES_TAG } from '../../cms/publications/tag-sql'
import { renewTag } from '../../cms/publications/writing/tags'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Crewing, Request as SentRequest } from '../../payload-types'

/** States that only a mailing has; the second and the third are the site's to set. */
const OF_MAILINGS: readonly string[] = ['confirmed', 'sending', 'done', 'declined']
const OF_SITE: readonly string[] = ['sending', 'done']

/** What staff may not do by hand: send without letters, or take back what has gone out. */
const keepStates: CollectionBeforeChangeHook<SentRequest> = ({
  data,
  originalDoc,
  operation,
  context,
  req,
}) => {
  const { state } = data
  const before = originalDoc?.state
  if (operation === 'create' || state === undefined || state === before) return data
  if (context.sendsMailing === true) return data
  const isMailing = originalDoc?.kind === 'mailing'
  const isWrong =
    (OF_MAILINGS.includes(state) && !isMailing) ||
    OF_SITE.includes(state) ||
    (isMailing && before === 'sending') ||
    (isMailing && before === 'done' && state !== 'closed')
  if (isWrong) throw new APIError(panelText(req.t, 'requestStateNotNow'), 400, undefined, true)
  return data
}

/**
 * States that staff may choose, for the list in the form. The one that is set is always among them: who asks whether a value
 * may be saved gets the new one here, and `keepStates` answers that with a sentence. Of several requests at once, whose kinds
 * are not known, whatever may be chosen for a mailing can be.
 */
const statesToChoose: NonNullable<SelectField['filterOptions']> = ({ data, options }) => {
  const { kind, state }: { kind?: unknown; state?: unknown } = data
  const isMailing = kind === undefined || kind === 'mailing'
  const isClosed = isMailing && state === 'sending'
  // As values: the labels are functions, which do not go to the browser.
  return options
    .map((option) => (typeof option === 'string' ? option : option.value))
    .filter(
      (value) =>
        value === state ||
        (!isClosed && !OF_SITE.includes(value) && (isMailing || !OF_MAILINGS.includes(value))),
    )
}

const withStatesToChoose = (field: Field): Field =>
  field.type === 'select' && field.name === 'state'
    ? { ...field, filterOptions: statesToChoose }
    : field

/** The cards of mailings say how many companies take them. */
const renewReach: CollectionAfterChangeHook<Crewing> = async ({ doc, previousDoc, req }) => {
  const took: unknown = previousDoc?.acceptsMailings
  if (doc.acceptsMailings === true || took === true) await renewTag(req, PRICES_TAG)
  return doc
}

/** What a mailing is among requests and companies, added to their collections. */
export const mailingsOfRequests: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    if (collection.slug === 'crewings') {
      const { hooks } = collection
      return {
        ...collection,
        hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), renewReach] },
      }
    }
    if (collection.slug !== 'requests') return collection
    const { hooks } = collection
    return {
      ...collection,
      hooks: { ...hooks, beforeChange: [keepStates, ...(hooks?.beforeChange ?? [])] },
      fields: [
        {
          name: 'mailing',
          label: panelTextByLanguage('mailingOne'),
          type: 'ui',
          admin: {
            condition: (data) => data.kind === 'mailing',
            disableListColumn: true,
            disableBulkEdit: true,
            components: {
              Field: '/src/features/mailing/admin/mailing-of-request#MailingOfRequest',
            },
          },
        },
        ...collection.fields.map(withStatesToChoose),
      ],
    }
  }),
})
