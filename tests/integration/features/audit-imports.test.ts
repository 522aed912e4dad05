/** @module-tag soak */
import { beforeEach, expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'
import { ask } from '../rest'
import { csv, importWorld } from './import-world'

/** What the audit log says of what imports and companies' own systems write. */

const cms = cmsUnderTest()
const world = importWorld(cms)

let last = 0

async function lines() {
  const { rows } = await cms().db.pool.query<{
    id: number
    action: string
    actor: string
    collection: string
    codes: string | null
    staff_id: string | null
    way: string
  }>('SELECT * FROM audit_events WHERE id > $1 ORDER BY id', [last])
  last = rows.at(-1)?.id ?? last
  return rows
}

beforeEach(async () => {
  await lines()
})

it('an import is the actor of its rows, with the rights of the user who brought the file', async () => {
  const id = await world.applied(csv([{ id: 'A' }, { id: 'B' }]))
  const written = await lines()
  expect(
    written.map(({ action, actor, collection, codes }) => [action, actor, collection, codes]),
  ).toEqual([
    ['created', 'Ed', 'imports', null],
    ['changed', 'Ed', 'imports', 'state: mapping → planning'],
    ['changed', 'Ed', 'imports', 'state: planned → applying'],
    ['created', `import ${id}`, 'vacancies', '_status: – → published'],
    ['created', `import ${id}`, 'vacancies', '_status: – → published'],
  ])
  expect(written.at(-1)).toMatchObject({ way: 'import', staff_id: expect.any(String) as string })
  await world.act(id, 'undo')
  await world.work()
  expect((await lines()).map(({ action, actor }) => [action, actor])).toEqual([
    ['changed', 'Ed'],
    ['trashed', `import ${id}`],
    ['trashed', `import ${id}`],
  ])
})

it('the same file again changes nothing, and says nothing of vacancies', async () => {
  await world.applied(csv([{ id: 'A' }]))
  await lines()
  await world.applied(csv([{ id: 'A' }]))
  expect((await lines()).filter(({ collection }) => collection === 'vacancies')).toEqual([])
})

it('a token is who writes what a company sends, and making one is a line of its own', async () => {
  const { id } = await cms().create({
    collection: 'import-tokens',
    data: { name: 'Crew system', company: world.company },
  })
  const { body } = await ask<{ token: string }>(world.editor, 'POST', `/import-tokens/${id}/make`)
  expect((await lines()).map(({ action, actor }) => [action, actor])).toEqual([
    ['created', 'site'],
    ['changed', 'Ed'],
  ])
  const { submitPush } = await import('../../../src/features/imports/push-vacancy.submit')
  const { rowFlagger } = await import('../../../src/features/vacancies/vacancy-flags.hooks')
  const send = (method: 'PUT' | 'DELETE') =>
    submitPush(
      new Request('http://localhost:3000/api/import/vacancies/x', {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${body.token}` },
        ...(method === 'PUT' && {
          body: JSON.stringify({
            rank: 'chief-mate',
            vesselType: 'lng-carrier',
            openUntilDay: `${new Date().getUTCFullYear() + 1}-11-22`,
            pay: { from: 9500, currency: 'USD', period: 'month' },
          }),
        }),
      }),
      ['x'],
      method === 'PUT' ? 'put' : 'delete',
      rowFlagger,
    )
  expect((await send('PUT')).status).toBe(201)
  expect((await send('PUT')).status).toBe(200)
  expect((await send('DELETE')).status).toBe(204)
  expect(
    (await lines()).map(({ action, actor, staff_id, way }) => [action, actor, staff_id, way]),
  ).toEqual([
    ['created', `token ${id}`, null, 'token'],
    ['published', `token ${id}`, null, 'token'],
  ])
})
