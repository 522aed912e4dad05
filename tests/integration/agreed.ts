import { ask, type RestAnswer, type RestClient } from './rest'

interface Asking {
  errors?: { data?: { consequences?: { digest: string } } }[]
}

/** The same as `ask` for somebody who agrees to whatever comes of it, as in the panel's dialog. */
export async function agreed<Body = Record<string, unknown>>(
  client: RestClient,
  method: 'PATCH' | 'POST' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<RestAnswer<Body>> {
  const first = await ask<Body & Asking>(client, method, path, data)
  const digest = first.body.errors?.[0]?.data?.consequences?.digest
  if (first.status !== 409 || digest === undefined) return first
  return ask<Body>(
    client,
    method,
    `${path}${path.includes('?') ? '&' : '?'}confirmed=${digest}`,
    data,
  )
}
