/** What the panel says of imports; a part of `../en.ts`. */
export const enImports = {
  externalId: 'External ID',
  externalIdDescription:
    'By what the system that this is imported from knows it. Imports find it again by this; readers never see it.',
  importsOne: 'Import',
  importsMany: 'Imports',
  importsDescription:
    'Companies and vacancies from a file. First you see what would be created, changed and closed; nothing is written before you agree.',
  importFile: 'File',
  importKind: 'What is in it',
  importState: 'State',
  importBy: 'By',
  importReading: 'is being read',
  importMapping: 'columns to be assigned',
  importPlanning: 'is being checked',
  importPlanned: 'ready: look at it',
  importHeld: 'held: needs your agreement',
  importApplying: 'is being applied',
  importApplied: 'applied',
  importCancelled: 'cancelled',
  importFailed: 'could not be read',
  importUndoing: 'is being undone',
  importUndone: 'undone',
  importCreate: 'Created',
  importChange: 'Changed',
  importClose: 'Closed',
  importSame: 'As it is',
  importRefused: 'Refused',
  importDoubts: 'Doubts',
  importEmpty: 'The file is empty. Choose one with headings and at least one row.',
  importTooLarge: 'The file is too large: at most {{most}} MB.',
  importInTrash: 'It is in the trash: restore it there, or delete it for good.',
  importHasDraft:
    'There is a draft of it that is not published. Publish it or go back to the published version, then import again.',
}

/** The same in another language. */
export type ImportsTexts = Record<keyof typeof enImports, string>
