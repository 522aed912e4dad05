import { describe, expect, it } from 'vitest'

import type { TextAnswer } from '../../../src/features/imports/pasted-text.endpoint'
import { cmsUnderTest } from '../cms-under-test'
import { ask } from '../rest'
import { importWorld } from './import-world'

/** What an editor pastes becomes drafts, with what was read and nothing else. */

const cms = cmsUnderTest()
const world = importWorld(cms)

const POST = `2nd Engineer for Bulk Carrier
Salary: 7000 USD
Joining: 15.01.2027, Santos

Bosun - LNG Carrier
Salary: 1900 USD per month
crew@agency.example`

const drafts = (data: object, who = world.editor) =>
  ask<{ ids?: number[]; errors?: { message: string }[] }>(
    who,
    'POST',
    '/imports/drafts-of-text',
    data,
  )

describe('a text that is pasted', () => {
  it('is shown with what was read in it, in the language of the panel, and nothing is written', async () => {
    const editor = { ...world.editor, panelLanguage: 'uk' }
    const { status, body } = await ask<TextAnswer>(editor, 'POST', '/imports/read-text', {
      text: POST,
    })
    expect(status).toBe(200)
    const [first] = body.vacancies
    const rank = first?.facts.find(({ field }) => field === 'rank')
    expect(rank).toMatchObject({
      text: '2nd Engineer',
      start: 0,
      label: 'Посада',
      meaning: 'Другий механік',
    })
    for (const { facts } of body.vacancies) {
      for (const { start, end, text } of facts) expect(body.text.slice(start, end)).toBe(text)
    }
    expect(await world.vacancies()).toEqual([])
  })

  it('becomes a draft of each vacancy, or of those that are chosen', async () => {
    const { company } = world
    const { status, body } = await drafts({ text: POST, company })
    expect([status, body.ids?.length]).toEqual([201, 2])
    const made = await Promise.all(
      (body.ids ?? []).map((id) =>
        cms().findByID({ collection: 'vacancies', id, draft: true, depth: 0 }),
      ),
    )
    expect(made).toMatchObject([
      {
        _status: 'draft',
        company,
        rank: 'second-engineer',
        vesselType: 'bulk-carrier',
        pay: { min: 700_000, currency: 'USD', period: null },
        contact: { email: 'crew@agency.example' },
      },
      {
        _status: 'draft',
        rank: 'bosun',
        vesselType: 'lng-carrier',
        pay: { min: 190_000, currency: 'USD', period: 'month' },
      },
    ])
    // Nobody wrote a last day.
    expect(made.map(({ openUntilDay }) => openUntilDay ?? null)).toEqual([null, null])
    const one = await drafts({ text: POST, company, chosen: [1] })
    expect(one.body.ids).toHaveLength(1)
  })

  it('is refused in words where nothing can be made of it', async () => {
    const { company } = world
    for (const data of [
      { company, text: '' },
      { company, text: 5 },
      { company, text: 'Good morning' },
      { company, text: 'x'.repeat(20_001) },
      { text: POST },
      { text: POST, company: 999_999 },
      { text: POST, company, chosen: [] },
    ]) {
      const { status, body } = await drafts(data)
      expect([status, body.errors?.[0]?.message]).toEqual([400, expect.stringMatching(/\.$/)])
    }
    expect(await world.vacancies()).toEqual([])
  })

  it('is no work of a translator or a stranger', async () => {
    for (const who of [world.translator, {}]) {
      expect((await drafts({ text: POST, company: world.company }, who)).status).toBe(403)
      expect((await ask(who, 'POST', '/imports/read-text', { text: POST })).status).toBe(403)
    }
  })
})
