import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'

import { findAlternates, follow } from '../../cms/publications/reading/publication-index'
import { holdDocument, lockPaths } from '../../cms/database/locks'
import { documentId } from '../../cms/documents/rich-text/content'
import { canParse } from '../../domain/addresses/can-parse'
import { destination } from '../../domain/addresses/link-safety'
import { isLocale, type Locale } from '../../domain/locales/locales'
import { choicePath, type LocalizedPath, parsePublicPath } from '../../domain/addresses/paths'
import { isClosedToRedirects } from '../../domain/routes/reserved-words'
import { env } from '../../env'
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import type { Redirect } from '../../payload-types'

type Request = Parameters<CollectionBeforeChangeHook>[0]['req']
type Field = 'from' | 'to.page' | 'to.address'

function refuse(
  req: Request,
  path: Field,
  reason: PanelKey,
  facts?: Record<string, string>,
): never {
  const message = panelText(req.t, reason, facts)
  throw new ValidationError({ collection: 'redirects', errors: [{ path, message }] }, req.t)
}

/** Writes both addresses as the site does, however they were typed or pasted. */
export const normaliseRedirect: CollectionBeforeValidateHook<Redirect> = ({
  data,
  originalDoc,
  req,
}) => {
  const locale = data?.locale ?? originalDoc?.locale
  // The fields' own rules say what is missing.
  if (!data || !isLocale(locale)) return data
  const from = data.from === undefined ? undefined : readFrom(data.from, locale, req)
  const { to } = data
  return {
    ...data,
    ...(from !== undefined && { from }),
    ...(to && {
      to:
        to.kind === 'address'
          ? { ...to, page: null, address: readTarget(to, locale, req) }
          : { ...to, address: null, external: false },
    }),
  }
}

/** The content path that the redirect starts from. */
function readFrom(typed: string, locale: Locale, req: Request): string {
  const asked = readOwnAddress(typed.trim(), locale)
  if (asked.kind === 'malformed') refuse(req, 'from', 'addressMalformed')
  if (asked.path === '') refuse(req, 'from', 'redirectFromHome')
  if (asked.locale !== locale) {
    refuse(req, 'from', 'redirectOtherLanguage', { choice: asked.locale })
  }
  if (isClosedToRedirects(asked.path)) {
    refuse(req, 'from', 'redirectReserved')
  }
  return asked.path
}

/** The address that the redirect leads to: a public path with its language, or another site's. */
function readTarget(to: NonNullable<Redirect['to']>, locale: Locale, req: Request): string {
  const typed = to.address?.trim() ?? ''
  if (typed === '') refuse(req, 'to.address', 'redirectNowhere')
  if (!isForeign(typed) && /[?#]/.test(typed)) {
    refuse(req, 'to.address', 'redirectQuery')
  }
  const found = destination(typed, { allowExternal: to.external === true || isOwn(typed) })
  if (found.kind === 'refused') {
    refuse(req, 'to.address', found.reason === 'external' ? 'redirectExternal' : 'redirectUnsafe')
  }
  if (found.kind === 'external' && !isOwn(found.href)) return found.href
  const target = readOwnAddress(found.href, locale)
  if (target.kind === 'malformed') refuse(req, 'to.address', 'addressMalformed')
  return choicePath(target)
}

/** A whole address of this site, whichever way it is reached. */
function isOwn(typed: string): boolean {
  return canParse(typed) && new URL(typed).host === new URL(env.SITE_URL).host
}

function isForeign(typed: string): boolean {
  return canParse(typed) && !isOwn(typed)
}

/**
 * An address of this site without its query. A path without a language is meant in the redirect's; a
 * whole address of this site is what a browser showed, one of another host is where the site was before.
 */
function readOwnAddress(typed: string, locale: Locale): ReturnType<typeof parsePublicPath> {
  if (!canParse(typed)) return parsePublicPath(typed.split(/[?#]/, 1)[0] ?? '', locale)
  return parsePublicPath(new URL(typed).pathname, isOwn(typed) ? env.DEFAULT_LOCALE : locale)
}

/** Refuses a redirect that nobody would ever follow, or never to an end. */
export const refuseImpossibleRedirect: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  originalDoc,
  req,
}) => {
  const redirect = { ...originalDoc, ...data, to: { ...originalDoc?.to, ...data.to } }
  const { locale, from: path, to } = redirect
  // Required fields, checked before.
  if (locale === undefined || path === undefined) return data
  const from = { locale, path }
  // Before the paths, as a save of that document does: what is written here refers to its row.
  const target = to.kind === 'address' ? undefined : to.page
  if (target) await holdDocument(req, target.relationTo, documentId(target.value))
  await lockPaths(req.payload, req)
  await refuseTaken(from, originalDoc?.id, req)
  if (to.kind === 'address') await refuseEndless(from, to.address ?? '', req)
  else await refusePageOutOfSight(to.page, locale, req)
  return data
}

async function refuseTaken(
  from: LocalizedPath,
  id: number | undefined,
  req: Request,
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { locale: { equals: from.locale }, from: { equals: from.path } },
    limit: 1,
    depth: 0,
    // Only whether there is one is told, to somebody who may write them.
    overrideAccess: true,
    req,
  })
  if (docs[0] && docs[0].id !== id) {
    refuse(req, 'from', 'redirectTaken')
  }
  const { found, passed } = await follow(from)
  if (passed.length > 0) return
  const isTranslated = found.kind === 'moved' && found.translated === true
  if (found.kind === 'live' || found.kind === 'untranslated' || isTranslated) {
    refuse(req, 'from', 'redirectFromPage', {
      address: `/${from.path}`,
      language: from.locale,
    })
  }
}

async function refuseEndless(from: LocalizedPath, address: string, req: Request): Promise<void> {
  if (!address.startsWith('/')) return
  const target = parsePublicPath(address, from.locale)
  if (target.kind === 'malformed') return
  const { found, at, passed } = await follow(target)
  const way = [...passed, at]
  if (way.some((place) => place.locale === from.locale && place.path === from.path)) {
    refuse(req, 'to.address', 'redirectCircle')
  }
  if (found.kind === 'unknown' || found.kind === 'gone') {
    refuse(req, 'to.address', 'redirectToNothing', { address })
  }
}

async function refusePageOutOfSight(
  page: NonNullable<Redirect['to']>['page'],
  locale: Locale,
  req: Request,
): Promise<void> {
  if (page === null || page === undefined) refuse(req, 'to.page', 'redirectWithoutPage')
  const { relationTo: collection, value } = page
  const document = String(typeof value === 'object' ? value.id : value)
  const live = await findAlternates({ collection, document })
  if (!live.some((row) => row.locale === locale || row.locale === env.SOURCE_LOCALE)) {
    refuse(
      req,
      'to.page',
      locale === env.SOURCE_LOCALE ? 'redirectPageHidden' : 'redirectPageHiddenInBoth',
      { language: locale, source: env.SOURCE_LOCALE },
    )
  }
}
