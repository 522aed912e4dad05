import { handleEndpoints } from 'payload'

export interface RestAnswer<Body> {
  status: number
  body: Body
}

/** Somebody who works through the REST API, or a stranger without a token. */
export interface RestClient {
  token?: string
  /** In which language the panel speaks to them. */
  panelLanguage?: string
}

/**
 * Asks Payload's REST API in this process: query, body, access and error answers are those of a running
 * site. `path` begins after `/api`; `data` goes as JSON, or as it is where it is a form
 * or a blob.
 */
export async function ask<Body = Record<string, unknown>>(
  client: RestClient,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<RestAnswer<Body>> {
  // Loaded by `cmsUnderTest` before, with this test file's own database.
  const { default: config } = await import('../../payload.config')
  const isBody = data instanceof FormData || data instanceof Blob
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/api${path}`, {
      method,
      headers: {
        ...(client.token !== undefined && { Authorization: `JWT ${client.token}` }),
        ...(data !== undefined && !isBody && { 'Content-Type': 'application/json' }),
        'Accept-Language': client.panelLanguage ?? 'en',
      },
      ...(data !== undefined && { body: isBody ? data : JSON.stringify(data) }),
    }),
  })
  return { status: response.status, body: (await response.json()) as Body }
}

/** Signs an account in, as the panel does. */
export async function signIn(email: string, password: string): Promise<RestClient> {
  const { status, body } = await ask<{ token?: string }>({}, 'POST', '/staff/login', {
    email,
    password,
  })
  if (body.token === undefined) throw new Error(`The sign-in answered ${status}`)
  return { token: body.token }
}
