import type { UIFieldServerProps } from 'payload'

import { onlyAdmins } from '@/cms/access'

import { DecisionButtons } from './decision-buttons'

/** What an admin decides about an account; nothing for others. */
export async function SeamanDecision({ id, req, data }: UIFieldServerProps) {
  if (id === undefined || (await onlyAdmins({ req })) !== true) return null
  return (
    <DecisionButtons
      id={Number(id)}
      state={String(data.state)}
      isConfirmed={Boolean(data.confirmedAt)}
    />
  )
}
