import { randomBytes } from 'node:crypto'

import { generateSync } from 'otplib'

import type { PasswordFor } from '../../src/cms/services/answers/password-needed'
import type { Locale } from '../../src/domain/locales/locales'
import type { Page } from '../../src/payload-types'
import { ADMIN } from './accounts.mjs'

export type PageData = Partial<Omit<Page, 'id' | 'parent'>> & { parent?: number | null }

export interface Account {
  email: string
  password: string
}

/** An editor who works through the REST API, as the panel does. */
export class Editor {
  private constructor(
    readonly url: string,
    private readonly token: string,
    readonly account: Account,
  ) {}

  static async signIn(url: string, account: Account = ADMIN): Promise<Editor> {
    const response = await fetch(`${url}/api/staff/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(account),
    })
    const { token } = (await response.json()) as { token?: string }
    if (token === undefined) throw new Error(`The sign-in answered ${response.status}`)
    return new Editor(url, await withSecondStep(url, token), account)
  }

  /** The same editor at another instance on the same database. */
  at(url: string): Editor {
    return new Editor(url, this.token, this.account)
  }

  /** Makes a colleague of the role `editor`, who is signed in at once. */
  async hire(name: string): Promise<Editor> {
    // Files that share a site may call theirs alike.
    const address = `${name.toLowerCase()}-${randomBytes(4).toString('hex')}@site.example`
    const account = { email: address, password: 'only-for-tests' }
    await this.write('POST', '/staff', { ...account, name, role: 'editor' })
    return Editor.signIn(this.url, account)
  }

  /** The session as the panel keeps it. */
  cookie() {
    return { name: 'mh-token', value: this.token, url: this.url }
  }

  /** A view of the panel, as the browser asks for it when its address is typed. */
  async open(path: string): Promise<Response> {
    const { name, value } = this.cookie()
    const headers = { Cookie: `${name}=${value}`, 'Sec-Fetch-Site': 'none', Accept: 'text/html' }
    return fetch(`${this.url}${path}`, { headers, redirect: 'manual' })
  }

  /**
   * Asks the API; what comes of something is agreed to, as in the dialog of the panel, and a password that was given too
   * long ago, or is needed each time, is given again.
   */
  async request(method: string, path: string, data?: unknown): Promise<Response> {
    const answer = await this.ask(method, path, data)
    if (answer.status !== 409 && answer.status !== 403) return answer
    const asked = await askedIn(answer)
    if (asked?.why === 'expired' || asked?.why === 'keys') {
      await this.givePassword(asked.why, asked.change)
      return this.ask(method, path, data)
    }
    const digest = asked?.consequences?.digest
    if (digest === undefined) return answer
    return this.ask(method, `${path}${path.includes('?') ? '&' : '?'}confirmed=${digest}`, data)
  }

  /** Gives the password again, so that what asks for it does not. */
  async givePassword(why: PasswordFor = 'expired', change?: string): Promise<void> {
    const { password } = this.account
    await this.ask('POST', '/staff/confirm-password', { password, for: why, change })
  }

  private async ask(method: string, path: string, data: unknown): Promise<Response> {
    return fetch(`${this.url}/api${path}`, {
      method,
      headers: { Authorization: `JWT ${this.token}`, 'Content-Type': 'application/json' },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
  }

  /** Puts a file among the pictures, with what the source language says of it; returns its id. */
  async upload(name: string, type: string, content: Buffer, data: object): Promise<number> {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(content)], { type }), name)
    form.set('_payload', JSON.stringify(data))
    const response = await fetch(`${this.url}/api/media?locale=en`, {
      method: 'POST',
      headers: { Authorization: `JWT ${this.token}` },
      body: form,
    })
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`)
    return ((await response.json()) as { doc: { id: number } }).doc.id
  }

  private async write(method: string, path: string, data: unknown): Promise<{ id: number }> {
    const response = await this.request(method, path, data)
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    const { doc } = (await response.json()) as { doc: { id: number } }
    return doc
  }

  /** What a GET answers. */
  async read<Answer>(path: string): Promise<Answer> {
    const response = await this.request('GET', path)
    if (!response.ok) throw new Error(`GET ${path}: ${await response.text()}`)
    return (await response.json()) as Answer
  }

  /** Schedules what is to be done with a document in so many milliseconds; returns the schedule's id. */
  async schedule(
    document: { relationTo: 'pages' | 'docs'; value: number },
    action: 'publish' | 'unpublish',
    locale: Locale,
    inMilliseconds: number,
  ): Promise<number> {
    const at = new Date(Date.now() + inMilliseconds).toISOString()
    return (await this.write('POST', '/schedules', { document, action, locale, at })).id
  }

  async create(locale: Locale, data: PageData): Promise<number> {
    const draft = { ...data, _status: 'draft' }
    return (await this.write('POST', `/pages?locale=${locale}&draft=true`, draft)).id
  }

  async saveDraft(id: number, locale: Locale, data: PageData): Promise<void> {
    const query = `locale=${locale}&draft=true&autosave=true`
    await this.write('PATCH', `/pages/${id}?${query}`, { ...data, _status: 'draft' })
  }

  async publish(id: number, locale: Locale, data: PageData = {}): Promise<void> {
    const query = `locale=${locale}&publishSpecificLocale=${locale}`
    await this.write('PATCH', `/pages/${id}?${query}`, { ...data, _status: 'published' })
  }

  async unpublish(id: number, locale: Locale): Promise<void> {
    await this.write('PATCH', `/pages/${id}?locale=${locale}`, { _status: 'draft' })
  }

  async delete(id: number): Promise<void> {
    const response = await this.request('DELETE', `/pages/${id}`)
    if (!response.ok) throw new Error(`DELETE ${id}: ${await response.text()}`)
  }
}

/** Rich text of one paragraph. */
export function paragraph(text: string): NonNullable<Page['body']> {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
  return {
    root: {
      ...node,
      type: 'root',
      children: [
        {
          ...node,
          type: 'paragraph',
          textFormat: 0,
          children: [
            { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' },
          ],
        },
      ],
    },
  }
}

/** What an answer asks for before it does what was asked. */
interface Asked {
  consequences?: { digest: string }
  why?: string
  change?: string
}

async function askedIn(answer: Response): Promise<Asked | undefined> {
  try {
    const { errors } = (await answer.clone().json()) as { errors?: { data?: Asked }[] }
    return errors?.[0]?.data
  } catch {
    // A refusal that is no JSON asks for nothing.
    return undefined
  }
}

/** Where the role of an account has to have a second factor and it has none, as on every public site, sets up an app. */
async function withSecondStep(url: string, token: string): Promise<string> {
  const ask = async <Body>(path: string, data?: object): Promise<Body> => {
    const answer = await fetch(`${url}/api/staff/second-factor${path}`, {
      method: data ? 'POST' : 'GET',
      headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
      ...(data && { body: JSON.stringify(data) }),
    })
    return (await answer.json()) as Body
  }
  const { standing } = await ask<{ standing: string }>('')
  if (standing !== 'enrol') return token
  const { secret } = await ask<{ secret: string }>('/begin-app', {})
  return (await ask<{ token: string }>('/add-app', { code: generateSync({ secret }) })).token
}
