/** What the panel says in the report of links and files; a part of `../en.ts`. */
export const enLinks = {
  linksLeading: 'Menus and redirects',
  linksLeadingMeaning:
    'These entries lead nowhere, or some readers to the source language. Readers are not shown an entry that leads nowhere.',
  linksPlace: 'Stands in',
  linksWrong: 'What is wrong',
  linksMissing: 'names nothing any more',
  linksTrash: 'is in the trash',
  linksUnpublished: 'is not published',
  linksUntranslated: 'not translated into {{languages}}',
  linksExternal: 'Broken links to other sites',
  linksExternalMeaning:
    'By night the site looks whether links to other sites still lead somewhere. These are gone, or did not answer on two nights in a row.',
  linksExternalOff:
    'Links to other sites are not checked here: the operator has to turn it on (EXTERNAL_LINKS).',
  linksExternalNever: 'None was checked yet. They are checked by night, from 0:00 to 5:00 UTC.',
  linksLastCheck: 'Last checked: {{date}} (UTC).',
  linksAddress: 'Address',
  linksAnswer: 'Answer',
  linksSince: 'since {{date}}',
  linksMoved: 'Links that could be updated',
  linksMovedMeaning:
    'These addresses have moved for good. Readers still arrive, for as long as the other site leads them on.',
  linksMovedTo: 'New address',
  linkStatus: 'It answers {{status}}.',
  linkAddress: 'It cannot be asked for.',
  linkUnresolved: 'Its name is not known any more.',
  linkNotPublic: 'It leads into a private network.',
  linkSlow: 'It does not answer in time.',
  linkCertificate: 'Its certificate is not valid.',
  linkConnection: 'It refuses or drops the connection.',
  linkRedirects: 'It leads on and on, and never arrives.',
  linksFiles: 'Files that readers miss',
  linksFilesMeaning: 'What readers see names these files, and they are not there.',
  linksFile: 'File',
  linksFileGone: 'was deleted',
  linksFileLost: 'is not on the disk',
  linksUntold: 'Pictures without alternative text',
  linksUntoldMeaning:
    'Live texts show these pictures, and who does not see them is told nothing in that language.',
  deskLinksForeign: 'Links that lead to another language: {{count}}',
  deskLinksOutside: 'Links that lead nowhere in menus, in redirects and to other sites: {{count}}',
}

/** The same in another language. */
export type LinkTexts = Record<keyof typeof enLinks, string>
