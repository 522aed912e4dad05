import type { Endpoint, PayloadRequest } from 'payload'
import { APIError, Forbidden } from 'payload'

import type { PublishableCollection } from '../../../content-types'
import type { Locale } from '../../../domain/locales/locales'
import { languageInPanel, panelText } from '../../../i18n/panel/panel-texts'
import { mayWriteLanguage } from '../../access'
import { type AuditEvent, recordEvent, titleInPanel } from '../../services/audit/record-event.hooks'
import { contentType } from '../../publications/content-types'
import { type Database, databaseOf } from '../../database/handle'
import { lockDocument } from '../../database/locks'
import { project } from './project'
import { renewPages } from '../../publications/writing/tags'
import { inOneTransaction } from '../../database/within-transaction'
import { readGlobal, textsByLanguage, type TranslatedGlobal } from '../translations/global-texts'
import { languagesAsked, oneLanguageAtATime } from '../translations/languages-asked'
import { liveTextOf, liveTextOfGlobal, type ReadLiveText } from '../translations/live-texts'
import { isAsSeen } from '../translations/source-changes'
import {
  confirmGlobalTexts,
  confirmTranslation,
  GLOBALS,
  type Passage,
} from '../translations/translation-memory'

/**
 * `POST /api/<collection>/<id>/still-right?locale=<locale>`: says that the published text of a language is right for
 * what the source says now, without a change of it. With `locale` several times it is said of all these languages, or,
 * where one of them is refused, of none. With `own` and `source`, or one of them, it is said of the one passage whose
 * fingerprints they are, in one language. With a `seen` for each language, as `source-changes` answers it, it is
 * refused (409) where something else has changed since.
 */
export function confirmUpToDate(collection: PublishableCollection): Endpoint {
  return {
    path: '/:id/still-right',
    method: 'post',
    handler: async (req) => {
      const id = Number(req.routeParams?.id)
      const said = saidBy(req)
      if (!said || !Number.isInteger(id)) throw oneLanguageAtATime(req)
      return say(req, said, {
        hold: () => lockDocument(req, collection, id),
        texts: (db) => {
          const type = contentType(collection)
          const document = String(id)
          return Promise.resolve({
            read: liveTextOf(db, type, document),
            confirm: (one) => confirmTranslation(db, type, { document, ...one }),
          })
        },
        tell: async () => {
          // Its readers were told that it is out of date.
          await project(req.payload, { collection, documents: [String(id)] }, req)
          // The publication index knows nothing of the languages of facts.
          if (contentType(collection).facts) await renewPages(req, collection, String(id))
          return { collection, document: id, title: await titleInPanel(req, collection, id) }
        },
      })
    },
  }
}

/**
 * `POST /api/globals/<slug>/still-right?locale=<locale>`: the same of the texts of a global, as a whole. Who writes a
 * language may say it, also where only editors change the text: nothing in it is changed.
 */
export function globalConfirmUpToDate(slug: TranslatedGlobal): Endpoint {
  return {
    path: '/still-right',
    method: 'post',
    handler: async (req) => {
      const said = saidBy(req)
      if (!said || said.passage) throw oneLanguageAtATime(req)
      return say(req, said, {
        // A save takes it before it compares (`follow-global.hooks.ts`).
        hold: () => lockDocument(req, GLOBALS, slug),
        texts: async (db) => {
          const texts = textsByLanguage(await readGlobal(req, slug))
          return {
            read: liveTextOfGlobal(db, slug, texts),
            confirm: (one) => confirmGlobalTexts(db, slug, texts, one),
          }
        },
        tell: () => Promise.resolve({ collection: slug }),
      })
    },
  }
}

/** What somebody says of how many languages, and of what they were shown. */
interface Said {
  locales: readonly Locale[]
  passage: Passage | undefined
  seen: readonly string[]
}

/**
 * What a request says; nothing where that cannot be meant.
 * @throws 400 as `languagesAsked`
 */
function saidBy(req: PayloadRequest): Said | undefined {
  const locales = languagesAsked(req)
  const passage = passageOf(req)
  const seen = req.searchParams.getAll('seen')
  if (passage === 'wrong') return undefined
  if (passage && locales.length > 1) return undefined
  return seen.length === 0 || seen.length === locales.length
    ? { locales, passage, seen }
    : undefined
}

/** The texts of a document, or of a global. */
interface Subject {
  /** Waits until nobody saves them, and keeps it so to the end of the transaction. */
  hold: () => Promise<void>
  /** How they are read and said to be right from then on. */
  texts: (db: Database) => Promise<{
    read: ReadLiveText
    confirm: (one: { locale: Locale; by: number; passage: Passage | undefined }) => Promise<boolean>
  }>
  /** Tells readers where they see it, and what the audit log calls them. */
  tell: () => Promise<Pick<AuditEvent, 'collection' | 'document' | 'title'>>
}

/** Says it of all the languages, or of none. */
async function say(
  req: PayloadRequest,
  { locales, passage, seen }: Said,
  { hold, texts, tell }: Subject,
): Promise<Response> {
  const { user } = req
  if (!user || !locales.every((locale) => mayWriteLanguage(req, locale))) throw new Forbidden(req.t)
  await inOneTransaction(req, async () => {
    await hold()
    const { read, confirm } = await texts(await databaseOf(req.payload, req))
    for (const [index, locale] of locales.entries()) {
      const shown = seen[index]
      if (shown !== undefined && !(await isAsSeen(read, { locale, seen: shown }))) {
        throw new APIError(panelText(req.t, 'changedSinceShown'), 409, undefined, true)
      }
      if (!(await confirm({ locale, by: user.id, passage }))) {
        const reason = passage ? 'pieceConfirmUpToDateOfWhat' : 'confirmUpToDateOfWhat'
        throw new APIError(panelText(req.t, reason), 409, undefined, true)
      }
    }
    const named = await tell()
    for (const locale of locales) {
      await recordEvent(req, { action: 'changed', ...named, locale, changed: ['confirmUpToDate'] })
    }
  })
  const language = new Intl.ListFormat(req.i18n.language).format(
    locales.map((locale) => languageInPanel(req.t, locale)),
  )
  const message = passage
    ? panelText(req.t, 'pieceConfirmUpToDateSaid')
    : panelText(req.t, 'confirmUpToDateSaid', { language })
  return Response.json({ message })
}

/** As fingerprints are written (`text-pieces.ts`). */
const PRINT = /^[\w-]{12}$/

/** The passage that is asked for; absent where it is the whole. */
function passageOf({ searchParams }: PayloadRequest): Passage | 'wrong' | undefined {
  const [own, source] = ['own', 'source'].map((name) => searchParams.get(name) ?? undefined)
  if (own === undefined && source === undefined) return undefined
  const isWrong = [own, source].some((print) => print !== undefined && !PRINT.test(print))
  return isWrong ? 'wrong' : { own, source }
}
