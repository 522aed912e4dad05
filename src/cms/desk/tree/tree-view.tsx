import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { isLocale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { panelText } from '../../../i18n/panel/panel-texts'
import { isEditor } from '../../access'
import { TREES } from '../../publications/content-types'
import { DocumentTree } from './document-tree'
import { findTree, MOST_IN_TREE } from './tree.queries'
import { ViewSwitch } from './view-switch'

/** Documents as they stand below each other, where editors move them. */
export async function TreeView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req, collectionConfig, locale, permissions } = initPageResult
  const collection = TREES.find((one) => one === collectionConfig?.slug)
  if (!collection || !collectionConfig) notFound()
  if (req.user?.collection !== 'staff') {
    redirect(`/admin/login?redirect=/admin/collections/${collection}/tree`)
  }
  if (!permissions.collections?.[collection]?.read) notFound()
  const language = isLocale(locale?.code) ? locale.code : env.SOURCE_LOCALE
  const found = await findTree(req, collection, language)
  const documents = found.slice(0, MOST_IN_TREE)
  const chosen = Number(searchParams?.document)
  const name = getTranslation(collectionConfig.labels.plural, req.i18n)
  const mayMove = isEditor(req)
  return (
    <Gutter className="mh-tree-view">
      <SetStepNav
        nav={[
          { label: name, url: `/admin/collections/${collection}` },
          { label: panelText(req.t, 'treeView') },
        ]}
      />
      <h1>{name}</h1>
      <ViewSwitch collectionSlug={collection} />
      <p>{panelText(req.t, mayMove ? 'treeExplains' : 'treeRead')}</p>
      {found.length > MOST_IN_TREE && (
        <p>{panelText(req.t, 'treePart', { count: MOST_IN_TREE })}</p>
      )}
      {documents.length === 0 ? (
        <p>{panelText(req.t, 'treeEmpty')}</p>
      ) : (
        <DocumentTree
          collection={collection}
          documents={documents}
          locale={language}
          mayMove={mayMove}
          chosen={documents.some(({ id }) => id === chosen) ? chosen : undefined}
        />
      )}
    </Gutter>
  )
}
