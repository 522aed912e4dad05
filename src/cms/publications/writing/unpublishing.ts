import {
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type SanitizedConfig,
  traverseFields,
} from 'payload'

/**
 * Notes for the validation of fields whether a language is being unpublished. Payload validates the whole
 * text then too, though nobody will read it; drafts it does not validate.
 */
export const noteUnpublishing: CollectionBeforeChangeHook = ({ data, req }) => {
  req.context.isUnpublishing = (data as { _status?: unknown })._status === 'draft'
  return data as unknown
}

function isUnpublishing(req: PayloadRequest): boolean {
  return req.context.isUnpublishing === true
}

/**
 * Lets no field keep a text with its readers: neither for what it lacks, nor for a draft of a shared field that a colleague
 * has not finished. Works on the finished configuration, where each field has its validation, Payload's own too.
 */
export function letUnpublish(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, hooks } of config.collections) {
    if (!hooks.beforeChange.includes(noteUnpublishing)) continue
    traverseFields({
      fields,
      config,
      fillEmpty: false,
      callback: ({ field }) => {
        const asked = field as { validate?: (value: unknown, options: never) => unknown }
        const { validate } = asked
        if (validate === undefined) return
        asked.validate = (value, options) =>
          isUnpublishing((options as { req: PayloadRequest }).req) || validate(value, options)
      },
    })
  }
  return config
}
