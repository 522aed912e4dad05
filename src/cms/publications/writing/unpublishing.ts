import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

/**
 * Notes for the validation of fields whether a language is being unpublished. Payload validates the whole
 * text then too, though nobody will read it; drafts it does not validate.
 */
export const noteUnpublishing: CollectionBeforeChangeHook = ({ data, req }) => {
  req.context.isUnpublishing = (data as { _status?: unknown })._status === 'draft'
  return data as unknown
}

/** Whether what is saved is taken from its readers: nothing that it lacks may keep it there. */
export function isUnpublishing(req: PayloadRequest): boolean {
  return req.context.isUnpublishing === true
}
