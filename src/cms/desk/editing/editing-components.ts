import type { CollectionConfig, LivePreviewConfig } from 'payload'

import { isLocale } from '../../../domain/locales/locales'
import { previewPath } from '../../../domain/addresses/preview-path'

/** What the panel adds to the editing of every document with a public address. */
export const editingComponents = {
  beforeListTable: [
    '/src/cms/desk/bulk/list-actions#ListActions',
    '/src/cms/desk/editing/locks/who-is-writing#WhoIsWriting',
  ],
  edit: {
    UnpublishButton: '/src/cms/desk/editing/unpublish-language#UnpublishLanguage',
    beforeDocumentControls: [
      '/src/cms/desk/editing/missing-status#MissingStatus',
      '/src/cms/desk/translations/panel/source-button#SourceButton',
      '/src/cms/desk/editing/unpublish-outside-menu#UnpublishOutsideMenu',
      '/src/cms/desk/editing/keep-typed#KeepTyped',
    ],
    PublishButton: '/src/cms/desk/translations/panel/publish-translation#PublishTranslation',
  },
  views: {
    create: { Component: '/src/cms/desk/editing/create-view#CreateView', path: '/create' },
    edit: {
      versions: { Component: '/src/cms/desk/history/history-view#HistoryView' },
      livePreview: { Component: '/src/cms/desk/translations/panel/source-pane#BesideForm' },
    },
  },
} satisfies NonNullable<CollectionConfig['admin']>['components']

/**
 * Saves count as autosaves, one after the other written over; the panel's saver is ours (`KeepTyped`),
 * and Payload's waits as long as a browser's timer can.
 */
export const autosavedDrafts = {
  autosave: { interval: 2 ** 31 - 1 },
  localizeStatus: true,
} satisfies Extract<NonNullable<Exclude<CollectionConfig['versions'], boolean>>['drafts'], object>

/** The draft beside the form, in the language that is edited. */
export const livePreview: LivePreviewConfig = {
  url: ({ data, locale, collectionConfig }) =>
    collectionConfig && data.id && isLocale(locale.code)
      ? previewPath(locale.code, collectionConfig.slug, String(data.id))
      : null,
  breakpoints: [
    { name: 'phone', label: '390 px', width: 390, height: 844 },
    { name: 'screen', label: '1280 px', width: 1280, height: 800 },
  ],
}

/** What it adds where documents stand in a tree, after the rest. */
export const treeComponents = {
  beforeListTable: ['/src/cms/desk/tree/view-switch#ViewSwitch', ...editingComponents.beforeListTable],
  views: {
    ...editingComponents.views,
    tree: { Component: '/src/cms/desk/tree/tree-view#TreeView', path: '/tree' },
  },
} satisfies NonNullable<CollectionConfig['admin']>['components']
