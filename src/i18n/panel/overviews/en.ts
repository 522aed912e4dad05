/** What the panel says where it shows many texts at once: on its first page, in the matrix, in the audit log; a part of `../en.ts`. */
export const enOverviews = {
  deskShown: 'Shown here: {{shown}} of {{found}}.',
  deskShowAll: 'Show all {{found}}',
  deskHealth: 'State of the site',
  translationsToDo: 'with something to do',
  totalsMeaning:
    'Every document ({{count}} in all) counts once in every language, by how its text stands there. What readers see counts as live or out of date even if a newer draft is written; how many of those there are is said in the last column.',
  totalsSum: 'Total',
  stillRightChoose:
    'This has changed in the source since “{{title}}” was translated. Tick the languages in which the published text still says the same: nothing in it is changed, and it counts as up to date.',
  stillRightDiffers:
    'Not the same has changed for every language, so none is ticked: look at each of them.',
  stillRightFormerUnknown: 'What stood here before is not kept.',
  stillRightMissing:
    'Nothing stands in this place of the translations yet. Where you tick a language, it is left out there on purpose.',
  stillRightTicked: 'Still right: {{count}}',
  auditMoved: 'moved',
  auditTop: 'the top level',
  auditKinds: 'What is listed',
  auditKindChanges: 'Changes',
  auditKindSignIns: 'Sign-ins',
  auditKindAll: 'Everything',
  deskClockAhead:
    'The clock of this machine is {{count}} min ahead of the database’s. Set both by the network, or sessions end early and the log is wrong.',
  deskClockBehind:
    'The clock of this machine is {{count}} min behind the database’s. Set both by the network, or sessions end late and the log is wrong.',
  reportTime: 'Clock and time zones',
  reportClock: 'The clocks of this machine and of the database differ by {{seconds}} s.',
  reportZones: 'Days end by the rules of time zones of release {{release}}.',
  reportZonesNode:
    'Node on this machine has other rules (release {{node}}) for: {{zones}}. The site goes by its own.',
  reportZonesMoved:
    'By these rules since {{date}} (UTC). What closes at another time because of them – vacancies: {{closings}}, licences: {{licences}}.',
  reportZonesLicence: 'Licence',
}

/** The same in another language. */
export type OverviewTexts = Record<keyof typeof enOverviews, string>
