import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'

import { leaveRowsAsTheyAre } from './folded-rows'

/** What the server says of a form while it is written; in the place of Payload's own. */
export const buildFormState: typeof buildFormStateHandler = async (args) => {
  const answer = await buildFormStateHandler(args)
  if (answer.state) leaveRowsAsTheyAre(answer.state, args.formState ?? {})
  return answer
}
