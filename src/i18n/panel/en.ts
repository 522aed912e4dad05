/**
 * What the panel says of our own, in Payload's notation: `{{name}}` is replaced. Every other language
 * has the same keys; one that is missing there is said in English.
 */
export const en = {
  oneLanguageAtATime: 'Write and publish one language at a time: name it in “locale”.',
  pageBelowItself: 'A page cannot be below itself in the tree. Choose another page above it.',
  parentWithoutAddress:
    'The page above this one has no address in {{language}} yet. Publish that page first, in this language or in the source language.',
  addressTaken:
    'The address {{address}} is already taken in {{language}} by “{{title}}”. Choose another slug.',
  addressRedirected:
    'The address {{address}} leads elsewhere in {{language}}: there is a redirect from it. Delete that redirect, or choose another slug.',
  addressReserved:
    'The address {{address}} begins with a word the site keeps for itself. Choose another slug.',
  titleMakesNoAddress: 'Give this page an address: its title has no letter to make one of.',
  pagesBelow: 'This page has pages below it. Move or delete those first.',
  slugLength: 'At most {{most}} characters.',
  slugCharacters:
    'Small letters and digits of any script, joined by single hyphens: no spaces, capitals, dots or slashes.',
  slugReserved: 'The site keeps this word for itself. Choose another.',
  redirectFromHome: 'The home page cannot lead elsewhere.',
  addressMalformed: 'This address cannot be asked for: check the signs after each %.',
  redirectOtherLanguage:
    'This is an address in {{language}}: choose that language above, or write the path alone.',
  redirectReserved: 'The site keeps addresses that begin with this word for itself.',
  redirectNowhere: 'Write where it leads.',
  redirectQuery: 'Write the address without what follows the ? or #.',
  redirectExternal:
    'This leads to another site. Tick “It may lead to another site” if that is meant.',
  redirectUnsafe:
    'Write a path that begins with one slash, or a whole address that begins with https://.',
  redirectTaken: 'There is a redirect from this address already: change that one.',
  redirectFromPage: 'There is a page at {{address}} in {{language}}. Rename or withdraw it first.',
  redirectCircle: 'This leads back to where it starts: readers would go in a circle.',
  redirectToNothing: 'There is no page at {{address}}. Publish it first, or choose another.',
  redirectWithoutPage: 'Choose the page it leads to.',
  redirectPageHidden: 'This page is not published in {{language}}. Publish it first.',
  redirectPageHiddenInBoth:
    'This page is not published in {{language}} or in {{source}}. Publish it first.',

  roleAdmin: 'Admin: may do everything',
  roleEditor: 'Editor: writes and publishes in every language',
  roleTranslator: 'Translator: writes and publishes in some languages',
  languages: 'Languages',
  languagesOfTranslator: 'What this translator may write and publish; nothing else.',
  translatorWithoutLanguage: 'Choose at least one language for this translator.',

  restoreOneLanguage:
    'A version is restored in one language at a time: use “Restore” in the history of the page.',
  lockedBySomeoneElse:
    'Someone else is editing this now, so your change was not saved. Wait until they have finished, or take over in the panel.',

  language: 'Language',
  schedule: 'Plan',
  schedules: 'Plans',
  schedulesDescription:
    'What is to be published or taken down later, one language at a time. What became due while the site was down is done when it starts.',
  scheduleDocument: 'Page or document',
  scheduleAction: 'What is to be done',
  schedulePublish: 'Publish',
  scheduleWithdraw: 'Take down',
  scheduleAt: 'When',
  scheduleAtDescription: 'In the time of your own device.',
  scheduleBy: 'Planned by',
  scheduleDoneAt: 'Done',
  scheduleProblem: 'Why it could not be done',
  scheduleDone: 'This plan has been carried out already. Make a new one.',
  schedulePast: 'This time has passed. Choose a later one.',
  scheduleOfNothing: 'This page is not there any more. Choose another.',
  scheduleUnwritten: 'Nothing is written in {{language}} yet. Write it first, then plan it.',
  scheduleByNobody: 'Whoever planned this has no account any more. Plan it anew.',

  deskMyDrafts: 'My drafts',
  deskNoDrafts: 'Everything you wrote is published.',
  deskPlanned: 'Planned',
  deskNothingPlanned: 'Nothing is planned. Plans are made beside each page.',
  deskProblems: 'Could not be done',
  deskRunnerWell: 'Plans are being watched (last at {{time}}).',
  deskRunnerSilent: 'Nobody has watched the plans since {{time}}: they wait. Tell your operator.',
  deskRunnerNever: 'Nobody watches the plans: they wait. Tell your operator.',
  deskLately: 'Published lately',
  deskNothingPublished: 'Nothing is published yet.',
  deskLanguages: 'Languages',
  deskPublished: 'Published',
  deskDrafts: 'Not published as it is',
  deskLinksWell: 'No link of ours leads nowhere.',
  deskLinksDead: 'Links that lead nowhere: {{count}}',

  report: 'Links and files',
  reportDead: 'Links that lead nowhere',
  reportDeadMeaning:
    'What they lead to is not published in this language or in the source’s. Readers see plain text, or an error page.',
  reportForeign: 'Links that lead to another language',
  reportForeignMeaning:
    'What they lead to is not translated. Readers get it in the source language, and are told so.',
  reportUnused: 'Files that nothing shows',
  reportUnusedMeaning:
    'Neither a page nor a draft of one shows them. What nobody will need can be deleted.',
  reportNone: 'None.',
  reportPage: 'Page',
  reportTarget: 'Leads to',

  history: 'History',
  historyWhen: 'When',
  historyWho: 'Who',
  historyNobody: 'The site itself',
  historyFormer: 'A former colleague',
  historyStatus: 'Status in {{language}}',
  historyPublished: 'Published',
  historyDraft: 'Draft',
  historyCompare: 'Compare',
  historyRestore: 'Restore in {{language}}',
  historyRestored:
    'Restored in {{language}}, as a draft. Nothing changes for readers until you publish it.',
  historyNone: 'Nothing has been saved yet.',
  historyOlder: 'Older',
  historyNewer: 'Newer',
  historyVersionGone: 'This version is not there any more. Reload the page.',

  connectionLost:
    'The connection is lost. What you wrote stays in this window and is saved when the connection is back; do not close it.',
  connectionBack: 'The connection is back. What you wrote is being saved.',
  linkUnsafe:
    'Write a full address (https://…, mailto:, tel:) or a path that begins with one slash.',
  bodyTooLong:
    'This text is too long: {{size}} MB, where {{most}} MB is the most. Split it into several pages.',
  blockTitle: 'Title',
  blockText: 'Text',
  blockCallout: 'Callout',
  calloutKind: 'Kind',
  calloutNote: 'Note',
  calloutTip: 'Tip',
  calloutWarning: 'Warning',
  calloutDanger: 'Danger',
  calloutTitleDescription: 'Left empty: what it is, such as “Warning”.',
  blockPicture: 'Picture',
  pictureCaption: 'Caption',
  pictureCaptionDescription: 'Left empty: the caption of the picture itself.',
  blockCallToAction: 'Call to action',
  callToActionLabel: 'Words on the button',
  callToActionDocument: 'Page or document',
  callToActionAddress: 'Or an address',
  callToActionAddressDescription: 'Counts where no page and no document is chosen.',
  callToActionNowhere: 'Choose a page or a document, or write an address.',
  blockQuestions: 'Questions and answers',
  questionsQuestion: 'Question',
  questionsAnswer: 'Answer',
  blockSteps: 'Steps',
  stepsStep: 'Step',
  blockDownload: 'File to download',
  downloadFile: 'File (PDF)',
  downloadTitleDescription: 'What the file is. Left empty: its name.',
  blockVideo: 'Video',
  videoAddress: 'Address of the video',
  videoAddressDescription:
    'On YouTube or Vimeo. Readers see a link; nothing of the other site is loaded before they press it.',
  videoTitleDescription: 'What the video shows. It is what readers press.',
  videoUnknown: 'This is not the address of a video on YouTube or Vimeo.',
  blockChildPages: 'Pages below this one',
  blockContactCard: 'Contact card',

  // Pictures and files.
  mediaOne: 'Picture or file',
  mediaMany: 'Pictures and files',
  mediaDescription:
    'Pictures for pages, and PDF files to download. They are public as soon as they are here.',
  altLabel: 'Alternative text',
  altDescription:
    'What the picture shows, for those who do not see it, in this language. A page that shows the picture can be published only with it.',
  captionLabel: 'Caption',
  captionDescription: 'Stands below the picture, in this language. May be empty.',
  creditLabel: 'Credit',
  creditDescription: 'Who made the picture and on which terms, in all languages alike.',
  altEmptied:
    'Pages may show this picture: change its alternative text, but do not leave it empty.',
  textTooLong: 'At most {{most}} characters: shorten it.',
  fileMissing: 'Choose a file: a JPEG, PNG, WebP or AVIF picture, or a PDF.',
  fileEmpty: 'This file is empty. Choose another one.',
  fileOfNoKnownType:
    'This is no picture that the site can show. Save it as JPEG, PNG, WebP or AVIF, or upload a PDF. SVG and GIF are not taken, whatever the file is called.',
  fileTooLarge:
    'This file is larger than 10 MB. Save the picture smaller (2,000 pixels wide is plenty) or compress the PDF, and upload it again.',
  fileBroken:
    'This file is broken or was cut off on its way. Open it on your device; if it opens there, save it anew and upload that.',
  filePixels:
    'This picture has more than 50 million pixels. Save it smaller (2,000 pixels wide is plenty) and upload it again.',
  fileMoves: 'This picture moves. Save one still picture of it and upload that.',
  fileForOne: 'Replace one file at a time.',
  fileOfOtherKind:
    'A picture can be replaced only by a picture, and a PDF only by a PDF. Upload this one as a new file.',
  pictureWithoutAlt:
    'The picture “{{file}}” has no alternative text in {{language}}. Open it under Pictures and files, choose {{language}} at the top right, write what it shows, and publish again.',
  pictureIsNone: '“{{file}}” is not a picture. Choose a picture, and publish again.',

  // What stands on every page.
  siteLabel: 'Name and description',
  siteDescription:
    'What the site says of itself, in each language. Left empty: the text of the source language.',
  siteNameLabel: 'Name',
  siteNameDescription: 'In the header, in the footer and behind the title of every page.',
  siteTextLabel: 'Description',
  siteTextDescription:
    'One sentence: in the footer, and for search engines where a page has no description of its own.',
  contactLabel: 'Contact profile',
  contactDescription:
    'Who readers can write to, call and meet: at the foot of every page. What is empty is not shown.',
  contactNameLabel: 'Name',
  contactNameDescription: 'As it is written in every language.',
  contactEmailLabel: 'E-mail',
  contactPhoneLabel: 'Telephone',
  contactPhoneDescription: 'With the code of the country, such as +380 44 000 0000.',
  contactPhoneWrong:
    'Write the number with a plus and the code of the country, such as +380 44 000 0000.',
  contactBookingLabel: 'Booking page',
  contactBookingDescription:
    'Where readers choose a time for a 15-minute meeting: an address of another site, such as https://…',
  contactBookingWrong: 'Write the whole address of the booking page; it begins with https://.',
  contactMeetingsLabel: 'Available for meetings',
  contactMeetingsDescription:
    'Without it the booking page is not linked, and readers are told that no meetings are taken now.',
  navigationTitle: 'Header and footer',
  navigationDescription:
    'Which pages and documents the header and the footer link to, in this order. What is not published is left out.',
  navigationHeader: 'Header',
  navigationFooter: 'Footer',
  navigationLink: 'Link',
  navigationLinks: 'Links',
  navigationDocument: 'Page or document',
  navigationLabel: 'Label',
  navigationLabelDescription:
    'In this language. Left empty: the label of the source language, else the title of the page.',

  startFromSource: 'Start from the text in {{language}}',
  startedFromSource: 'The text is in {{language}} now, as a draft. Translate it here.',
  alreadyWritten: 'Something is written in this language already, so nothing was copied over it.',
} as const
