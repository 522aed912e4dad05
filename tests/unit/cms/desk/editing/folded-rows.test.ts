import type { FormState } from 'payload'
import { expect, it } from 'vitest'

import { leaveRowsAsTheyAre } from '@/cms/desk/editing/folded-rows'

// What the panel's form does with an answer is exported nowhere (3.90.1).
import { mergeServerFormState } from '../../../../node_modules/@payloadcms/ui/dist/forms/Form/mergeServerFormState.js'

const form = (...rows: NonNullable<FormState[string]['rows']>): FormState => ({
  mailings: { rows, value: rows.length },
})

it('leaves a row folded that was folded while the server answered', () => {
  const sent = form({ id: 'first', collapsed: false }, { id: 'second', collapsed: true })
  const answer = structuredClone(sent)
  leaveRowsAsTheyAre(answer, sent)
  const now = form({ id: 'first', collapsed: true }, { id: 'second', collapsed: false })
  const merged = mergeServerFormState({ currentState: now, incomingState: answer })
  expect(merged.mailings?.rows).toMatchObject(now.mailings?.rows ?? [])
})

it('lets the server fold a row that was just added', () => {
  const sent = form({ id: 'new', isLoading: true })
  const answer = form({ id: 'new', collapsed: true })
  leaveRowsAsTheyAre(answer, sent)
  expect(answer.mailings?.rows).toEqual([{ id: 'new', collapsed: true }])
})
