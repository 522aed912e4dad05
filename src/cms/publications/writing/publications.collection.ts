import type { CollectionConfig } from 'payload'

import { nobody } from '../../access'

/**
 * The publication index of what is live: one row per (collection, document, locale); a type that is published all at
 * once has one for all languages, of the locale `*`. It is a projection that `project()` alone writes, by SQL; declared
 * as a collection only so that it has a schema and a migration. Absence of a row means "not published in this
 * language".
 */
export const Publications: CollectionConfig = {
  slug: 'publications',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  indexes: [
    { fields: ['locale', 'path'], unique: true },
    { fields: ['collection', 'document', 'locale'], unique: true },
    { fields: ['collection', 'parent', 'locale'] },
    // A list that begins with the newest reads one page of it, however long it is.
    { fields: ['collection', 'locale', 'firstPublishedAt', 'document'] },
  ],
  fields: [
    { name: 'collection', type: 'text', required: true },
    { name: 'document', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'path', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'excerpt', type: 'text' },
    // A shorter name for lists of many; the title where it is empty.
    { name: 'label', type: 'text' },
    // Whether it has no text of its own in this language, and the source language has: readers are offered that one.
    { name: 'lacksText', type: 'checkbox', required: true, defaultValue: false },
    // The document above it in the tree, live or not.
    { name: 'parent', type: 'text' },
    // Order among its siblings.
    { name: 'position', type: 'number', required: true },
    { name: 'membersOnly', type: 'checkbox', required: true },
    // Whether it stands in the sitemaps.
    { name: 'indexed', type: 'checkbox', required: true, defaultValue: true },
    // Invented: never on a public site.
    { name: 'isExample', type: 'checkbox', required: true, defaultValue: false },
    // From this instant on in no list, count, markup or sitemap.
    { name: 'listedUntil', type: 'date' },
    // From this instant on its address answers 410.
    { name: 'reachableUntil', type: 'date' },
    // Tags of what its page shows: by its place, and in its text.
    { name: 'shows', type: 'json', required: true, defaultValue: [] },
    { name: 'showsInText', type: 'json', required: true, defaultValue: [] },
    // Tags of what shows it.
    { name: 'listedIn', type: 'json', required: true, defaultValue: [] },
    { name: 'firstPublishedAt', type: 'date' },
    { name: 'lastPublishedAt', type: 'date' },
    // Of who is where, and of the document itself: where both are equal, nothing changed.
    { name: 'placeFingerprint', type: 'text', required: true, defaultValue: '' },
    { name: 'textFingerprint', type: 'text', required: true, defaultValue: '' },
    // A new one, never twice, whenever one of them changes: the key of the rendered page.
    { name: 'revision', type: 'text', required: true },
  ],
}
