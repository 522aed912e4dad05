import type { RenderDocumentServerFunction } from '@payloadcms/ui'
import {
  type AdminViewServerProps,
  canAccessAdmin,
  type SanitizedCollectionConfig,
  type ServerFunction,
} from 'payload'
import { type ComponentProps, isValidElement, type ReactNode } from 'react'

// What draws the page of a document is exported nowhere (3.90.1).
import { renderDocumentHandler } from '../../../node_modules/@payloadcms/next/dist/views/Document/handleServerFunction.js'
import { renderDocument } from '../../../node_modules/@payloadcms/next/dist/views/Document/index.js'
import { isTranslated } from '../../publications/content-types'
import { KeptForm } from './kept-form'

/** Draws the form of a document that does not exist yet, and makes none: that is for the first words. */
export async function renderNewDocument(
  args: Parameters<typeof renderDocument>[0],
): Promise<{ data: unknown; Document: ReactNode }> {
  const { collectionConfig } = args.initPageResult
  const { data, Document } = await renderDocument({
    ...args,
    initPageResult: {
      ...args.initPageResult,
      ...(collectionConfig && { collectionConfig: withoutAutosave(collectionConfig) }),
    },
    documentSubViewType: 'default',
    redirectAfterCreate: false,
    viewType: 'document',
  })
  return { data, Document: kept(Document) }
}

// Where it is on, the page makes a document whenever it is drawn.
function withoutAutosave(config: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const drafts = config.versions?.drafts
  if (!config.versions || !drafts) return config
  return { ...config, versions: { ...config.versions, drafts: { ...drafts, autosave: false } } }
}

function kept(Document: ReactNode): ReactNode {
  // The provider of what is known of the document, around all there is of it.
  if (!isValidElement<ComponentProps<typeof KeptForm>>(Document)) return Document
  return <KeptForm {...Document.props} />
}

type Args = Parameters<RenderDocumentServerFunction>[0]

/** Another window of the same account may have another language by now: the caller's counts. */
function inItsLanguage(args: Args): Args {
  const { localization } = args.req.payload.config
  const asked = localization
    ? localization.locales.find(({ code }) => code === args.searchParams?.locale)
    : undefined
  return asked
    ? { ...args, locale: asked, req: Object.assign(args.req, { locale: asked.code }) }
    : args
}

/** Draws documents in drawers, and those that were just made on a page; in the place of Payload's own. */
export const renderPanelDocument: ServerFunction = async (given) => {
  // Payload's own caller; the arguments are those of its handler.
  const args = inItsLanguage(given as unknown as Args)
  if (!isTranslated(args.collectionSlug)) return renderDocumentHandler(args)
  if (args.docID) {
    const { Document, ...rest } = await renderDocumentHandler(args)
    return { ...rest, Document: kept(Document) }
  }
  const { req, collectionSlug } = args
  await canAccessAdmin({ req })
  const { payload, i18n } = req
  const page: Pick<AdminViewServerProps, 'initPageResult'> = {
    initPageResult: {
      collectionConfig: payload.collections[args.collectionSlug].config,
      cookies: args.cookies,
      languageOptions: [],
      locale: args.locale,
      permissions: args.permissions,
      req,
      translations: i18n.translations,
      visibleEntities: {
        collections: payload.config.collections.map(({ slug }) => slug),
        globals: payload.config.globals.map(({ slug }) => slug),
      },
    } as unknown as AdminViewServerProps['initPageResult'],
  }
  const { data, Document } = await renderNewDocument({
    ...args,
    ...page,
    i18n,
    payload,
    params: { segments: ['collections', collectionSlug, 'create'] },
    searchParams: args.searchParams ?? {},
  } as unknown as Parameters<typeof renderDocument>[0])
  return { data, Document, preferences: undefined }
}
