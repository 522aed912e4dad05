import type { Payload, PayloadRequest } from 'payload'
import type { z } from 'zod'

import type { Locale } from '../../../domain/locales/locales'
import type { MailPart } from '../../../domain/mail/mail-content'
import type { RequestKind, RobotSign } from '../../../domain/forms/requests'
import type { FormSchema } from './form-fields'
import type { SentFile } from './kept-forms'
import type { Problems } from './read-values'
import type { FormNotice } from './refusals'

/**
 * A form of the site: what a visitor may send, on a private page of its own. One schema says which fields there are, in
 * their order, and what may stand in them; the page, the server's check and the browser's attributes are made of it.
 *
 * Texts are messages, by names: `forms.<name>.<field>.label`, `.hint` (where there is one), and
 * `forms.<name>.<field>.<problem>` where the usual sentence (`forms.problems.<problem>`) does not say enough;
 * `forms.<name>.groups.<group>` is the heading of a card. All are given `words` and what the field knows (`most`,
 * `least`, `label`).
 * @example
 * export const contactForm = defineForm({
 *   name: 'contact',
 *   kind: 'contact',
 *   load: () => Promise.resolve({ words: {} }),
 *   schema: () =>
 *     z.object({
 *       name: line({ group: 'you', maxLength: 120, autocomplete: 'name' }),
 *       email: email({ group: 'you' }),
 *       message: paragraphs({ group: 'letter', maxLength: 5_000 }),
 *     }),
 *   summary: ({ name, email }) => ({ name, email }),
 * })
 */
interface FormOf<About extends FormAbout, Schema extends FormSchema> {
  /** In its address, in the names of its messages. */
  name: string
  /** Parameters of the query of its page that it is about; `load` is given them beside those of the address. */
  query?: readonly string[]
  /**
   * What the page shows that may change, such as a price. What is sent from a page that showed something else is
   * refused, and the page says what is true now. Nothing where there is no such thing on it.
   */
  shown?(about: About): string | undefined
  /**
   * Whether what its address names is not there, of a form that can be sent all the same: what was typed for it is not lost. Where nothing
   * was typed, its page says that there is no such thing.
   */
  isGone?(about: About): boolean
  /** Whether it can be sent; where something has to be chosen above it first, the page shows that alone. */
  isReady?(about: About): boolean
  /**
   * Where its page is, of a form that comes after other steps: at the form, or before it. What is sent to the address of a step
   * before it is kept, and shown again with the form. Nothing where the address does not say.
   */
  place?(about: About): 'form' | 'before' | undefined
  /**
   * What it is about: a vacancy, a company, or nothing but `{ words: {} }`. Read at each request, also when it is sent.
   * @param params of its address
   * @param visitor who asks for it
   * @returns nothing where there is no such thing, or it cannot be answered any more: the page says so
   */
  load(params: FormParams, locale: Locale, visitor: Visitor): Promise<About | undefined>
  /**
   * Where somebody goes first for whom `load` finds nothing, such as to the sign-in of a session that has ended;
   * nothing where the page says why.
   * @param back the public address of the form, with what was typed
   */
  leadsFirst?(back: string, locale: Locale, visitor: Visitor): Promise<string | undefined>
  /** What its page says while it is refused, where that differs: thanks above a refusal would not be true. */
  refused?(about: About): About
  schema(asked: Asked<About>): Schema
}

/** The person who asks for the page of a form, or sends it. */
export interface Visitor {
  /** The `Cookie` header; empty where there is none. */
  cookies: string
}

export interface Form<About extends FormAbout, Schema extends FormSchema> extends FormOf<
  About,
  Schema
> {
  kind: RequestKind
  /** Who sends it, where that is known and not typed: what two of them say alike is two requests. */
  sender?(about: About): string
  /** Files that the site makes of what was chosen: once all else is right, and before it is recorded. */
  makes?(about: About): FilesToMake
  /** What the staff's list shows of it. */
  summary(values: z.output<Schema>, about: About): RequestSummary
  /**
   * What else is written in the transaction that the request is recorded in, and belongs to it, such as what it cost.
   * What it throws undoes everything. The confirmation and the notice to the staff are the kit's.
   */
  record?(values: z.output<Schema>, context: RecordContext<About>): Promise<void>
  /**
   * What leaves the inbox: mail to others, drafts among what staff write. In the same transaction, but for a request
   * that may be from a robot: of that one once staff say that a person wrote it.
   */
  passOn?(values: z.output<Schema>, context: PassOnContext): Promise<void>
  /** What its sender is told of it while it is not passed on, where that differs. */
  held?(about: About): About
  /**
   * What the confirmation says besides, in the visitor's language. Nothing that a visitor wrote: its address may be an
   * anonymous client's.
   */
  confirmation?(values: z.output<Schema>, context: RecordContext<About>): Promise<MailPart[]>
}

/** A form that does something at once, such as a sign-in: nothing of it is recorded as a request, or kept. */
export interface Action<About extends FormAbout, Schema extends FormSchema> extends FormOf<
  About,
  Schema
> {
  /** Whether kept pages have its buttons: all their readers would have one key. To do it twice does no harm then. */
  isOnKeptPages?: true
  /**
   * Whether what was typed is kept while somebody signs in again, or reads the page in another language. Nothing is kept of a form
   * that does not say so.
   */
  keepsTyped?: true
  /** Does it. What it throws is answered as what breaks elsewhere is, and the form comes back without its passwords. */
  act(values: z.output<Schema>, context: ActionContext<About>): Promise<Done | NotDone>
}

export interface ActionContext<About> {
  payload: Payload
  about: About
  params: FormParams
  locale: Locale
  visitor: Visitor
  /** The client's, as the front server has established it. */
  address: string
  /** Made with the page, 128 random bits: the same where the button is pressed twice. */
  key: string
  /** The files that came, checked, by the names of their fields: in memory alone, and nothing keeps them but the action. */
  files: Readonly<Record<string, SentFile>>
  /** What the page showed (`shown` of the form), where it says so. An action compares it itself, in its own transaction. */
  shown: string | undefined
}

/** What was done: where to go on, and cookies for the way. */
export interface Done {
  /** A public path of the site, with its query. */
  location: string
  /** Each a `Set-Cookie`. */
  cookies?: readonly string[]
}

/** Why it was not done. */
export interface NotDone {
  problems?: Problems
  notice?: FormNotice
  status?: 422 | 429 | 503
  /** Seconds. */
  retryAfter?: number
  /** What the page is to say that it showed from now on (`ActionContext.shown`): it is told in the refusal. */
  shown?: string
}

/** A file that the site makes of what was chosen, and that goes with what was sent. */
export interface FileToMake {
  /** Of what it is made of, hexadecimal: another one is another file. */
  sha256: string
  /** @returns why it was not made, where it was not: nothing is sent without it */
  make: () => Promise<SentFile | NotDone>
}

/** Such files, by what they are called among the files of the request. */
export type FilesToMake = Readonly<Record<string, FileToMake>>

export type FormParams = Readonly<Record<string, string>>

export interface FormAbout {
  /** What the texts of the form are given, such as the name of a company. */
  words: Readonly<Record<string, string | number | Date>>
}

interface Asked<About> {
  about: About
  locale: Locale
  /** The day in UTC, as `YYYY-MM-DD`. */
  today: string
}

/** Columns of the request beside what was typed. */
interface RequestSummary {
  name?: string | undefined
  email?: string | undefined
  telephone?: string | undefined
  about?: { relationTo: 'vacancies' | 'crewings' | 'seaman-services'; value: number } | undefined
  /** The address of the company that it is forwarded to. */
  forwardedTo?: string | undefined
}

interface PassOnContext {
  /** In its transaction; of the staff who let it go, where they did. */
  req: PayloadRequest
  /** `eraseAt` in UTC. */
  request: { id: number; reference: string; eraseAt: Date | undefined }
  /** As `summary` said. */
  about: RequestSummary['about']
  /** The sender's language. */
  locale: Locale
}

export interface RecordContext<About> {
  /** In its transaction. */
  req: PayloadRequest
  request: { id: number; reference: string }
  /** Why it may be from a robot, where it may. */
  robotSign: RobotSign | undefined
  about: About
  params: FormParams
  locale: Locale
}

/** Any form that is recorded as a request. */
export type RequestForm = Form<FormAbout, FormSchema>

export type ActionForm = Action<FormAbout, FormSchema>

/** Any form, for what treats all of them alike. */
export type SiteForm = RequestForm | ActionForm

/** Whether a form does something at once, and records nothing. */
export function isAction(form: SiteForm): form is ActionForm {
  return 'act' in form
}

/**
 * Whether a form has the field that nobody sees. Only what is kept in the inbox can be marked for staff to look at; and
 * of a member who is signed in, nothing is to be guessed.
 */
export function hasTrap(form: SiteForm): form is RequestForm {
  return !isAction(form) && form.sender === undefined
}

/** Says what a form is, and lets its parts know each other's types. */
export function defineForm<About extends FormAbout, Schema extends FormSchema>(
  form: Form<About, Schema>,
): RequestForm {
  // What `load` returned is what the others are given, and what the schema read is what `record` gets: the kit keeps
  // them together, which no type can say of a list of forms.
  return form
}

/** The same of one that does something at once. */
export function defineAction<About extends FormAbout, Schema extends FormSchema>(
  form: Action<About, Schema>,
): ActionForm {
  // As above.
  return form
}
