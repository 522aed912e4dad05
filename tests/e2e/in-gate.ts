/**
 * What browsers see in the gate, by the file's name: one way through each thing that is done, and of each kind of reader
 * (without scripts, by keyboard, from right to left, in the dark) one. All the others run under `npm run soak`; what the
 * gate holds of them is in docs/decisions/016-tests.md. Names may be cut off at their end.
 */
export const IN_GATE: Readonly<Record<string, readonly string[]>> = {
  accessibility: ['axe finds nothing on /ar/كتل-للنظر', 'axe finds nothing on /hi/before-you-sign'],
  anchors: ['without JavaScript the source’s name of a part and its own both lead to it'],
  blocks: [
    'without JavaScript every block is there to be read',
    'a video is asked for when it is pressed',
  ],
  'colour-mode': ['without JavaScript there is no switch'],
  consent: ['with a tag nothing leaves before a decision'],
  'contact-form': [
    'a letter is corrected and sent by keyboard: /ar/forms/contact',
    'what is typed stays on this device',
  ],
  docs: ['on a phone without JavaScript the tree is in a drawer'],
  documents: ['no page loads React'],
  'error-page': ['a page that cannot be drawn is a static page'],
  'every-control': ['a control of each kind, pressed before scripts come'],
  'form-faults': ['an answer that is lost on its way'],
  help: ['the first number of /ar/help is within the first screen'],
  headers: ['a script that got into a page does not run'],
  home: ['/ar: searches from the home page'],
  'in-page-navigation': [
    'a heading that comes a little later is waited for',
    'back, forward and reload are where the reader was',
  ],
  mailing: ['without JavaScript in ar a currency is shown at once'],
  'panel-days': ['Pacific/Kiritimati'],
  pictures: ['a page offers the sizes its place needs'],
  reader: [
    'the switcher names every language in its own script',
    'a page with its title alone in a language offers the text of the source',
    'without JavaScript pages read, menus open and links lead on',
    'by keyboard and hand the keyboard reaches the text',
  ],
  requests: ['without scripts a vacancy is answered by keyboard with a CV: ar'],
  'resumed-uploads': ['a CV goes on after the link breaks'],
  'seaman-pages': ['the header leads to the account, in the menu'],
  'second-factor': ['a passkey is added in the account, asked for at the sign-in'],
  'site-search': ['without scripts the link and the form do'],
  'slow-and-broken': ['a script that does not come when it is needed'],
  staff: ['a new password of one’s own account asks for the present one'],
  'translated-lists': ['/ar/crewings translated as soon as it is read'],
  translator: ['writes, publishes and unpublishes Ukrainian in the panel'],
  vacancies: ['without JavaScript a reader of /ar'],
  'vacancy-search': [
    'a first choice that is made before any script runs',
    'without JavaScript a reader of ar searches by the form',
  ],
  'words-kept': [
    'all of 200 letters stay that are typed while the document gets its id: callout',
    'words of a new document are kept before it has an id',
  ],
}

/** Matches a test as Playwright names it: project, file, outer names and own name, apart by spaces. */
export function patternOf(file: string, name: string): RegExp {
  const literally = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return new RegExp(String.raw`\b${file}\.spec\.ts .*?${literally}`)
}

/** Matches the tests of `IN_GATE`. */
export const GATE_PATTERN = new RegExp(
  Object.entries(IN_GATE)
    .flatMap(([file, names]) => names.map((name) => patternOf(file, name).source))
    .join('|'),
)
