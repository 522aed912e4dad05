import type { CollectionConfig } from 'payload'

/** What the panel adds to the editing of every document with a public address. */
export const editingComponents = {
  edit: { beforeDocumentControls: ['/src/cms/editing/connection-notice#ConnectionNotice'] },
  views: { edit: { versions: { Component: '/src/cms/history/history-view#HistoryView' } } },
} satisfies NonNullable<CollectionConfig['admin']>['components']
