import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { NewMessage } from '../../../src/cms/services/mail/enqueue-message'
import type { Message } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

const cms = cmsUnderTest()

const MESSAGE: NewMessage = {
  kind: 'confirmation',
  delivery: 'atLeastOnce',
  to: 'Oksana@ship.example',
  locale: 'uk',
  subject: 'Ваша заявка',
  parts: [{ kind: 'text', text: 'Ми її отримали.' }],
}

const PASSWORD = 'only-for-tests'
const clients: Record<string, RestClient> = { stranger: {} }

beforeAll(async () => {
  for (const role of ['admin', 'editor', 'translator'] as const) {
    const email = `${role}@site.example`
    await cms().create({
      collection: 'staff',
      data: { email, role, name: role, languages: ['uk'], password: PASSWORD },
    })
    clients[role] = await signIn(email, PASSWORD)
  }
})

const sql = (statement: string) => cms().db.pool.query(statement)

beforeEach(() => sql('DELETE FROM messages; DELETE FROM suppressed_addresses'))

async function put(state: Message['state'], kind: NewMessage['kind'] = 'confirmation') {
  const { enqueueMessage } = await import('../../../src/cms/services/mail/enqueue-message')
  await enqueueMessage(await createLocalReq({}, cms()), { ...MESSAGE, kind })
  const { rows } = await cms().db.pool.query<{ id: number }>(
    `UPDATE messages SET state = '${state}', attempts = 7, next_attempt_at = NULL RETURNING id`,
  )
  return Number(rows[0]?.id)
}

const read = (id: number) => cms().findByID({ collection: 'messages', id, depth: 0 })
const suppressed = async () =>
  (await cms().find({ collection: 'suppressed-addresses' })).docs.map((one) => [
    one.address,
    one.reason,
  ])

describe('sending again', () => {
  it.each(['sent', 'failed', 'uncertain', 'suppressed', 'bounced'] as const)(
    'puts a message that is %s into the outgoing mail, under its own ID',
    async (state) => {
      const id = await put(state)
      const { messageId } = await read(id)
      await sql(`INSERT INTO suppressed_addresses (address) VALUES ('oksana@ship.example')`)
      const { status, body } = await ask(clients.editor ?? {}, 'POST', `/messages/${id}/send-again`)
      expect([status, body]).toEqual([200, { message: 'The message is on its way again.' }])
      expect(await read(id)).toMatchObject({ state: 'queued', attempts: 0, messageId })
      expect(await suppressed()).toEqual([])
    },
  )

  it.each(['queued', 'sending'] as const)('does nothing to one that is %s', async (state) => {
    const id = await put(state)
    await sql(`INSERT INTO suppressed_addresses (address) VALUES ('oksana@ship.example')`)
    expect((await ask(clients.admin ?? {}, 'POST', `/messages/${id}/send-again`)).status).toBe(409)
    expect(await read(id)).toMatchObject({ state, attempts: 7 })
    expect(await suppressed()).toEqual([['oksana@ship.example', 'byStaff']])
  })
})

describe('a bounce', () => {
  it('is noted, and nothing more is sent to its address', async () => {
    const id = await put('sent')
    expect((await ask(clients.editor ?? {}, 'POST', `/messages/${id}/bounced`)).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'bounced' })
    expect(await suppressed()).toEqual([['oksana@ship.example', 'bounced']])
  })

  it('is none of a message that was never sent', async () => {
    const id = await put('failed')
    expect((await ask(clients.editor ?? {}, 'POST', `/messages/${id}/bounced`)).status).toBe(409)
    expect(await suppressed()).toEqual([])
  })
})

describe('mail of accounts', () => {
  it.each(['invitation', 'passwordReset'] as const)(
    'holds links that make somebody another: an editor neither reads %s nor sends it again',
    async (kind) => {
      const id = await put('sent', kind)
      for (const [who, status] of [
        ['stranger', 404],
        ['translator', 404],
        ['editor', 404],
        ['admin', 200],
      ] as const) {
        const client = clients[who] ?? {}
        const list = await ask<{ docs?: unknown[] }>(client, 'GET', '/messages')
        expect([who, list.body.docs?.length ?? 0]).toEqual([who, status === 200 ? 1 : 0])
        const answer = await ask(client, 'POST', `/messages/${id}/send-again`)
        expect([who, answer.status === 200]).toEqual([who, status === 200])
      }
    },
  )
})

describe('an address that staff add to the list', () => {
  it('is found however it is written', async () => {
    const client = clients.editor ?? {}
    const data = { address: ' Oksana@SHIP.example ' }
    expect((await ask(client, 'POST', '/suppressed-addresses', data)).status).toBe(201)
    expect(await suppressed()).toEqual([['oksana@ship.example', 'byStaff']])
    const wrong = { address: 'a@b.example, c@d.example' }
    expect((await ask(client, 'POST', '/suppressed-addresses', wrong)).status).toBe(400)
  })
})

describe('many at once, as the lists of the panel ask for it', () => {
  const where = 'where[id][not_equals]='

  it('neither changes nor deletes a message, whoever asks', async () => {
    const id = await put('failed')
    for (const who of ['translator', 'editor', 'admin']) {
      const client = clients[who] ?? {}
      const data = { state: 'sent', to: 'thief@site.example' }
      for (const attempt of [
        await ask(client, 'PATCH', `/messages?${where}`, data),
        await ask(client, 'DELETE', `/messages?${where}`),
        await ask(client, 'PATCH', `/messages/${id}`, data),
        await ask(client, 'DELETE', `/messages/${id}`),
      ]) {
        expect([who, attempt.status]).toEqual([who, expect.toBeOneOf([400, 403, 404])])
      }
    }
    expect(await read(id)).toMatchObject({ state: 'failed', to: MESSAGE.to })
  })

  it('takes addresses from the list of those that refuse mail, and changes none', async () => {
    await sql(`INSERT INTO suppressed_addresses (address) VALUES ('a@b.example'), ('c@d.example')`)
    const editor = clients.editor ?? {}
    const data = { address: 'e@f.example' }
    expect((await ask(editor, 'PATCH', `/suppressed-addresses?${where}`, data)).status).toBe(400)
    expect(await suppressed()).toHaveLength(2)
    expect((await ask(editor, 'DELETE', `/suppressed-addresses?${where}`)).status).toBe(200)
    expect(await suppressed()).toEqual([])
  })
})
