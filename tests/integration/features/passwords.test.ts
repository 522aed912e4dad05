import { beforeAll, describe, expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

const cms = cmsUnderTest()

const EMAIL = 'ada@site.example'
const PASSWORD = 'only-for-tests'
let ada: RestClient
let id: number

beforeAll(async () => {
  const data = { email: EMAIL, password: PASSWORD, name: 'Ada', role: 'admin' } as const
  id = (await cms().create({ collection: 'staff', data })).id
  ada = await signIn(EMAIL, PASSWORD)
})

const WRONG: [why: string, password: unknown, sentence: string][] = [
  ['of three characters', 'abc', 'at least 12 characters'],
  ['of eleven characters', 'abcdefghijk', 'at least 12 characters'],
  ['of eleven characters outside of UTF-16', '🚢'.repeat(11), 'at least 12 characters'],
  ['of 129 characters', 'a'.repeat(129), 'at most 128 characters'],
  ['that is a list', ['abcdefghijklm'], 'Only text'],
  ['that is a number', 1_234_567_890_123, 'Only text'],
]

/** A refusal names the field, so that the panel shows the sentence beside it. */
function refusal(sentence: string) {
  return {
    errors: [
      { data: { errors: [{ path: 'password', message: expect.stringContaining(sentence) }] } },
    ],
  }
}

describe.each(WRONG)('a password %s', (_, password, sentence) => {
  it('makes no account', async () => {
    const data = { email: 'new@site.example', name: 'New', role: 'editor', password }
    const { status, body } = await ask(ada, 'POST', '/staff', data)
    expect([status, body]).toMatchObject([400, refusal(sentence)])
    expect((await cms().count({ collection: 'staff' })).totalDocs).toBe(1)
  })

  it('replaces none', async () => {
    const { status, body } = await ask(ada, 'PATCH', `/staff/${id}`, { password })
    expect([status, body]).toMatchObject([400, refusal(sentence)])
    const list = await ask(ada, 'PATCH', `/staff?where[id][equals]=${id}`, { password })
    expect([list.status, JSON.stringify(list.body)]).toEqual([
      400,
      expect.stringContaining(sentence),
    ])
    await expect(signIn(EMAIL, PASSWORD)).resolves.toBeDefined()
  })

  it('is not set by a link either', async () => {
    const token = await cms().forgotPassword({
      collection: 'staff',
      data: { email: EMAIL },
      disableEmail: true,
    })
    const { status, body } = await ask({}, 'POST', '/staff/reset-password', { token, password })
    expect([status, body]).toMatchObject([
      400,
      refusal(typeof password === 'string' ? sentence : 'required'),
    ])
  })
})

it('a password of twelve characters is taken, and any of 128', async () => {
  let present = PASSWORD
  for (const password of ['correct hors', 'éàüñ'.repeat(32), PASSWORD]) {
    await ask(ada, 'POST', '/staff/confirm-password', { password: present, for: 'account' })
    present = password
    expect((await ask(ada, 'PATCH', `/staff/${id}`, { password })).status).toBe(200)
    await expect(signIn(EMAIL, password)).resolves.toBeDefined()
  }
})

it('an account is changed without its password', async () => {
  for (const data of [{ name: 'Ada L.' }, { name: 'Ada', password: '' }]) {
    expect((await ask(ada, 'PATCH', `/staff/${id}`, data)).status).toBe(200)
  }
  await expect(signIn(EMAIL, PASSWORD)).resolves.toBeDefined()
})
