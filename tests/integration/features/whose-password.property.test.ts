/** @module-tag soak */
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'

import { load } from '../../site/load'
import { cmsUnderTest } from '../cms-under-test'

/**
 * Whose password an account gets, whatever its owner and a stranger do with its address, in any order. The owner alone
 * reads the mail. The stranger presses nothing.
 */

const cms = cmsUnderTest()

const features = async () => ({
  ...(await import('../../../src/features/seamen/seaman-accounts.submit')),
  ...(await import('../../../src/features/seamen/seaman-application.submit')),
  ...(await import('../../../src/features/seamen/seaman-links.queries')),
  ...(await import('../../../src/cms/services/seaman-only/seaman-session.queries')),
})

const EMAIL = 'olena@ship.example'
const STRANGERS = 'stranger@ship.example'

const act = fc.record({
  kind: fc.constantFrom(
    'apply',
    'apply',
    'press a confirmation',
    'press a confirmation',
    'ask for a link to sign in',
    'press a link to sign in',
    'ask for a reset',
    'press a reset',
    'ask for a change',
    'press a change',
  ),
  by: fc.constantFrom('owner', 'stranger'),
  /** Which of the links in the mail, the newest first, modulo their number. */
  link: fc.nat(3),
})

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

interface Browser {
  application: string | undefined
  signIn: string | undefined
  cookies: string
  passwords: string[]
}

const browser = (): Browser => ({
  application: undefined,
  signIn: undefined,
  cookies: '',
  passwords: [],
})

let browsers: Record<Act['by'], Browser>
let strangersAccount: number

beforeEach(begin)

async function begin(): Promise<void> {
  browsers = { owner: browser(), stranger: browser() }
  for (const table of ['seaman_events', 'seamen', 'messages']) {
    await cms().db.pool.query(`DELETE FROM ${table}`)
  }
  const { rows } = await cms().db.pool.query<{ id: number }>(
    `INSERT INTO seamen (name, email, language, state, confirmed_at)
     VALUES ('Stranger', $1, 'en', 'active', now()) RETURNING id`,
    [STRANGERS],
  )
  strangersAccount = rows[0]?.id ?? 0
}

/** Tokens of links in the owner's mail to a page, the newest first. */
async function linksTo(page: string): Promise<string[]> {
  const { docs } = await cms().find({
    collection: 'messages',
    // What is held back reaches nobody.
    where: { to: { equals: EMAIL }, state: { not_equals: 'held' } },
    sort: '-id',
    depth: 0,
    pagination: false,
  })
  return docs.flatMap(
    ({ content }) =>
      new RegExp(`/seaman/${page}/([\\w-]{43})`).exec(JSON.stringify(content))?.[1] ?? [],
  )
}

const cookiesOf = (set: readonly string[]) => set.map((one) => one.split(';', 1)[0]).join('; ')

let typed = 0
/** A new password of somebody, who remembers it. */
function newPassword(by: Act['by']): string {
  const password = `${by} types number ${(typed += 1)}`
  browsers[by].passwords.push(password)
  return password
}

const FACTS = { rank: 'second-mate', citizenship: 'UA' } as const

async function perform({ kind, by, link }: Act): Promise<void> {
  const does = await features()
  const who = browsers[by]
  const { owner, stranger } = browsers
  const token = async (page: string) => {
    const links = await linksTo(page)
    return links[link % Math.max(1, links.length)] ?? ''
  }
  switch (kind) {
    case 'apply':
      who.application = await does.applyForAccount(cms(), {
        name: `By the ${by}`,
        email: EMAIL,
        telephone: by === 'stranger' ? '+380440000000' : null,
        ...FACTS,
        password: newPassword(by),
        language: 'en',
      })
      return
    case 'press a confirmation': {
      const pressed = await token('confirm')
      const found = await does.findApplication(pressed, owner.application)
      if (!found) return
      const chosen = found.isHere
        ? undefined
        : { data: { name: 'Olena', telephone: null, ...FACTS }, password: newPassword('owner') }
      await does.confirmApplication(cms(), pressed, { device: owner.application, chosen })
      return
    }
    case 'ask for a link to sign in':
      who.signIn = (by === 'owner' ? 'o' : 's').repeat(43)
      await does.sendLinkTo(cms(), EMAIL, 'signIn', { device: who.signIn })
      return
    case 'press a link to sign in': {
      const { application: applied, cookies, signIn: device } = owner
      const options = { cookies, device, applied }
      const set = await does.signInByLink(cms(), await token('link'), options)
      if (set) owner.cookies = cookiesOf(set)
      return
    }
    case 'ask for a reset':
      await does.sendLinkTo(cms(), EMAIL, 'resetPassword')
      return
    case 'press a reset': {
      const password = newPassword('owner')
      const isSet = await does.resetPassword(
        cms(),
        await token('password'),
        password,
        owner.application,
      )
      if (!isSet) owner.passwords.pop()
      return
    }
    case 'ask for a change':
      // The stranger's own account is to have the owner's address.
      await does.askForEmailChange(cms(), { id: strangersAccount, language: 'en' }, EMAIL)
      return
    case 'press a change': {
      const seaman = await does.seamanOf(owner.cookies)
      const pressed = await token('confirm')
      if (seaman) await does.confirmNewAddress(cms(), pressed, seaman)
      expect(stranger.cookies).toBe('')
    }
  }
}

/** Whether a password opens the account with the address. */
async function opens(password: string): Promise<boolean> {
  await cms().db.pool.query('DELETE FROM rate_limits')
  await cms().db.pool.query('UPDATE seamen SET login_attempts = 0, lock_until = NULL')
  const { signIn } = await features()
  const sender = { cookies: '', address: '198.51.100.7' }
  return (await signIn(cms(), { email: EMAIL, password }, sender)) !== undefined
}

async function expectItIsTheOwners(): Promise<void> {
  const { rows } = await cms().db.pool.query<{ id: number; telephone: string; confirmed: boolean }>(
    `SELECT id, telephone, confirmed_at IS NOT NULL AS confirmed FROM seamen WHERE email = $1`,
    [EMAIL],
  )
  expect(rows.map(({ id }) => id)).not.toContain(strangersAccount)
  const [account] = rows
  if (account?.confirmed) expect(account.telephone).toBeNull()
  // Nobody is in whose address is not confirmed.
  const { rows: sessions } = await cms().db.pool.query(
    `SELECT FROM seaman_sessions s JOIN seamen a ON a.id = s.seaman_id WHERE a.confirmed_at IS NULL`,
  )
  expect(sessions).toEqual([])
  for (const password of browsers.stranger.passwords) expect(await opens(password)).toBe(false)
}

async function expectTheOwnerGetsIn(): Promise<void> {
  const { rows } = await cms().db.pool.query('SELECT FROM seamen WHERE email = $1', [EMAIL])
  if (rows.length === 0) return
  const password = 'the owner has the last word'
  const { resetPassword, sendLinkTo } = await features()
  // A stranger may use up the mails of an address that has confirmed nothing, for a day.
  await cms().db.pool.query(`UPDATE messages SET created_at = created_at - interval '1 day'`)
  await sendLinkTo(cms(), EMAIL, 'resetPassword')
  expect(await resetPassword(cms(), (await linksTo('password'))[0] ?? '', password)).toBe(true)
  expect(await opens(password)).toBe(true)
}

it('is the owner’s, in whatever order applications, links, resets and changes come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 10 }), async (acts) => {
      await begin()
      for (const one of acts) await perform(one)
      await expectItIsTheOwners()
      await expectTheOwnerGetsIn()
    }),
    { numRuns: load({ gate: 25, soak: 35, many: 400 }), endOnFailure: true },
  )
}, 240_000)

/** The whole table for two steps of the stranger around the owner's press. */
it.each([
  ['the stranger applies, the owner presses', ['stranger'], 0],
  ['the owner applies, then the stranger, the owner presses the newest', ['owner', 'stranger'], 0],
  ['the owner applies, then the stranger, the owner presses the own one', ['owner', 'stranger'], 1],
  ['the stranger applies, then the owner, the owner presses the newest', ['stranger', 'owner'], 0],
  ['the stranger applies, then the owner, the owner presses the other', ['stranger', 'owner'], 1],
] as const)('%s', async (_name, applicants, link) => {
  for (const by of applicants) await perform({ kind: 'apply', by, link: 0 })
  await perform({ kind: 'press a confirmation', by: 'owner', link })
  await expectItIsTheOwners()
  const { rows } = await cms().db.pool.query(
    'SELECT FROM seamen WHERE email = $1 AND confirmed_at IS NOT NULL AND hash IS NOT NULL',
    [EMAIL],
  )
  expect(rows).toHaveLength(1)
  const works = []
  for (const password of browsers.owner.passwords) works.push(await opens(password))
  expect(works.filter(Boolean)).toHaveLength(1)
  // The others ended with it.
  expect((await cms().db.pool.query(`SELECT FROM seaman_links`)).rowCount).toBe(0)
})

it.each(['link', 'password'] as const)(
  'keeps what its owner typed who presses a %s in the browser of the application',
  async (page) => {
    await perform({ kind: 'apply', by: 'stranger', link: 0 })
    await perform({ kind: 'apply', by: 'owner', link: 0 })
    const { owner } = browsers
    if (page === 'link') {
      await perform({ kind: 'ask for a link to sign in', by: 'owner', link: 0 })
      await perform({ kind: 'press a link to sign in', by: 'owner', link: 0 })
      expect(await opens(owner.passwords[0] ?? '')).toBe(true)
    } else {
      await perform({ kind: 'ask for a reset', by: 'owner', link: 0 })
      await perform({ kind: 'press a reset', by: 'owner', link: 0 })
    }
    const { rows } = await cms().db.pool.query(
      'SELECT name, rank, citizenship FROM seamen WHERE email = $1',
      [EMAIL],
    )
    expect(rows).toEqual([{ name: 'By the owner', ...FACTS }])
    await expectItIsTheOwners()
  },
)

it('lets two links that are pressed at once follow each other', async () => {
  const { confirmApplication } = await features()
  for (let round = 0; round < 10; round += 1) {
    await begin()
    await perform({ kind: 'apply', by: 'stranger', link: 0 })
    await perform({ kind: 'apply', by: 'owner', link: 0 })
    const [own = '', strangers = ''] = await linksTo('confirm')
    const chosen = {
      data: { name: 'Olena', telephone: null, ...FACTS },
      password: newPassword('owner'),
    }
    const device = browsers.owner.application
    const done = await Promise.all([
      confirmApplication(cms(), own, { device }),
      confirmApplication(cms(), strangers, { device: undefined, chosen }),
    ])
    expect(done.sort()).toEqual([false, true])
  }
})
