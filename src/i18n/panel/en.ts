import { enAccounts } from './accounts/en'
import { enAlerts } from './alerts/en'
import { enAudit } from './audit/en'
import { enCare } from './care/en'
import { enDiagrams } from './diagrams/en'
import { enFeeds } from './feeds/en'
import { enGuides } from './guides/en'
import { enHelplines } from './helplines/en'
import { enHistory } from './history/en'
import { enImports } from './imports/en'
import { enIndexNow } from './index-now/en'
import { enJobs } from './jobs/en'
import { enLinks } from './links/en'
import { enKept } from './kept/en'
import { enLocks } from './locks/en'
import { enLists } from './lists/en'
import { enMail } from './mail/en'
import { enMailings } from './mailing/en'
import { enOverviews } from './overviews/en'
import { enPlannedPrices } from './planned-prices/en'
import { enPortals } from './portals/en'
import { enRequests } from './requests/en'
import { enSeamen } from './seamen/en'
import { enSecondFactor } from './second-factor/en'
import { enSideBySide } from './side-by-side/en'
import { enTranslations } from './translations/en'
import { enVacancyAlerts } from './vacancy-alerts/en'

/**
 * What the panel says of our own, in Payload's notation: `{{name}}` is replaced. The names that Payload
 * would make of a field (“Is Home”) are kept: editors of other sites know them.
 */
export const en = {
  ...enAccounts,
  ...enAlerts,
  ...enAudit,
  ...enCare,
  ...enDiagrams,
  ...enFeeds,
  ...enGuides,
  ...enHelplines,
  ...enHistory,
  ...enImports,
  ...enIndexNow,
  ...enJobs,
  ...enLinks,
  ...enKept,
  ...enLocks,
  ...enLists,
  ...enMail,
  ...enMailings,
  ...enOverviews,
  ...enPlannedPrices,
  ...enPortals,
  ...enRequests,
  ...enSeamen,
  ...enSecondFactor,
  ...enSideBySide,
  ...enTranslations,
  ...enVacancyAlerts,
  oneLanguageAtATime: 'Write and publish one language at a time: name it in “locale”.',
  requestUnreadable: 'The request cannot be read: check its address and its content.',
  siteBusy: 'The site is busy, so nothing was saved. Try again in a moment.',
  diskFull:
    'The disk of the site is full, so nothing was saved. Tell the operator of the site; what you wrote can be saved once there is room.',
  requestTooLarge:
    'This is larger than the site takes in one go (1 MB). Divide the text among several pages.',
  signInBusy: 'Too many people are signing in right now. Wait a few seconds and try again.',
  tooManyTries: 'Too many tries from here. Try again in {{minutes}} min.',
  signInElsewhere:
    'People sign in to this panel at {{address}} only, because that is the address the site was given. Open it there.',
  signInRefused:
    'The e-mail address or the password is wrong. After five wrong passwords no password is taken for ten minutes, except on devices where you have signed in before.',
  lockedBySomeoneElse:
    'Someone else is editing this now, so your change was not saved. Wait until they have finished, or take over in the panel.',
  lockNotYours:
    'Editing can be taken over only for yourself, one document at a time, where you may write.',
  fieldOutOfReach: 'You may not search or sort by this, or it does not exist.',
  lastAdmin: 'There must be at least one admin. Make somebody else an admin first.',
  passwordTooShort: 'Choose a password of at least {{least}} characters.',
  passwordTooLong: 'This password is too long: use at most {{most}} characters.',
  kindText: 'Only text can be stored here.',
  kindNumber: 'Only a number can be stored here.',
  kindDate: 'Only a date can be stored here.',
  kindCheckbox: 'Only yes or no can be stored here.',
  kindOption: 'Choose one of the options.',
  kindDocument: 'Only a link to an existing entry can be stored here.',
  kindRows: 'Only a list of entries can be stored here.',
  kindOther: 'This value cannot be stored here.',
  connectionLost:
    'The connection is lost. What you wrote stays in this window and is saved when the connection is back: do not close it.',
  reloadLate:
    'The site has not answered yet, and until it does this text can only be read. You can wait, or load the page again.',
  reloadPage: 'Load the page again',
  leftUnsaved:
    'What you typed last in “{{title}}” ({{language}}) is not saved yet: the server cannot be reached. Keep this window open: it will be saved when the connection is back.',
  leftRefused: 'What you typed last in “{{title}}” ({{language}}) could not be saved.',
  leftCopy: 'Copy the text',
  connectionBack: 'The connection is back. What you wrote is being saved.',
  bulkTooMany: 'Choose at most {{most}} at a time.',
  bulkBroke:
    'A fault of the site prevented this. Try again; if it happens again, tell the operator of the site.',
  moreIsWrong: 'And {{count}} more.',

  pageBelowItself: 'A page cannot stand below itself. Choose another parent.',
  parentWithoutAddress:
    'The page above this one has no address in {{language}} yet. Publish that page first, in this language or in the source language.',
  pagesBelow: 'This page has pages below it: {{pages}}. Move or delete those first.',
  titleMakesNoAddress: 'No address can be made from this title: it has no letters. Write a slug.',
  addressTaken:
    'The address {{address}} is already taken in {{language}} by “{{title}}”. Choose another slug.',
  addressRedirected:
    'The address {{address}} leads elsewhere in {{language}}: there is a redirect from it. Delete that redirect, or choose another slug.',
  addressReserved:
    'The address {{address}} begins with a word that the site keeps for itself. Choose another slug.',
  slugLength: 'Write at most {{most}} characters.',
  slugCharacters:
    'Use only small letters and digits of any script, joined by single hyphens: no spaces, capitals, dots or slashes.',
  slugReserved: 'The site keeps this word for itself. Choose another.',
  textTooLong: 'Write at most {{most}} characters.',
  bodyTooLong:
    'This text is too long: {{size}} MB, and at most {{most}} MB is allowed. Split it into several pages.',

  addressMalformed: 'This is not a valid address: check the characters after each %.',
  redirectFromHome: 'The home page cannot be redirected.',
  redirectOtherLanguage:
    'This is an address in {{choice}}: choose that language above, or write only the path.',
  redirectReserved: 'The site keeps addresses that begin with this word for itself.',
  redirectNowhere: 'Write where it leads.',
  redirectQuery: 'Write the address without ? or # and what follows.',
  redirectExternal:
    'This leads to another site. If that is intended, tick “It may lead to another site”.',
  redirectUnsafe:
    'Write a path that begins with one slash, or a whole address that begins with https://.',
  redirectTaken: 'There is a redirect from this address already: change that one.',
  redirectFromPage: 'There is a page at {{address}} in {{language}}. Rename or unpublish it first.',
  redirectCircle: 'This leads back to where it starts: readers would go round in a circle.',
  redirectToNothing: 'There is no page at {{address}}. Publish it first, or write another address.',
  redirectWithoutPage: 'Choose the page it leads to.',
  redirectPageHidden: 'This page is not published in {{language}}. Publish it first.',
  redirectPageHiddenInBoth:
    'This page is not published in {{language}} or in {{source}}. Publish it first.',
  linkUnsafe:
    'Write a full address (https://…, mailto:, tel:) or a path that begins with one slash.',

  scheduleDone: 'This schedule has been carried out already. Make a new one.',
  schedulePast: 'This time has passed. Choose a later one.',
  scheduleOfNothing: 'This page no longer exists. Choose another.',
  scheduleUnwritten: 'Nothing is written in {{language}} yet. Write it first, then schedule it.',
  scheduleByNobody: 'The person who scheduled this has no account any more. Schedule it again.',
  scheduleDeleted: '“{{title}}” was deleted for good before its time came.',
  scheduleGone: 'The page was deleted or in the trash when its time came.',
  scheduleBroke:
    'A fault of the site prevented this, many times in a row. Tell the operator of the site, then schedule it again.',
  deskRunnerSilent:
    'No schedule has been carried out since {{time}}: they are waiting. Tell the operator of the site.',
  deskRunnerNever:
    'Schedules are not being carried out: they are waiting. Tell the operator of the site.',
  restoreOneLanguage:
    'A version is restored in one language at a time, in the history of the page.',
  historyVersionGone: 'This version no longer exists. Reload the page.',
  translatorWithoutLanguage: 'Choose at least one language for this translator.',

  callToActionNowhere: 'Choose a page or a document, or write an address.',
  videoUnknown: 'This is not the address of a video on YouTube or Vimeo.',
  contactPhoneWrong: 'Write the number with a plus and the country code, such as +380 44 000 0000.',
  contactBookingWrong: 'Write the whole address of the booking page: it begins with https://.',

  amountWrong: 'Write a whole number of cents or kopiykas, from 0 to {{most}}.',
  amountUnreadable:
    'Write a price such as 19.99, from {{least}} to {{most}}. If you set thousands apart, use spaces.',
  mailingPromoNotLess:
    'The price of a first mailing must be less than the price in the same currency.',
  mailingKeyTaken: 'Two mailings have the key “{{key}}”. Give one of them another.',
  mailingIncludedWrong: 'Write at most eight lines of at most 120 characters each.',

  altMissing:
    'Write what the image shows, in {{language}}: those who cannot see it read this instead.',
  altEmptied: 'Pages may show this image: change its alternative text, but do not leave it empty.',
  pictureWithoutAlt:
    'The image “{{file}}” has no alternative text in {{language}}. Open it under Images and files, choose {{choice}} at the top right, write what it shows, and publish again.',
  pictureIsNone: '“{{file}}” is not an image. Choose an image, and publish again.',
  downloadIsNone: '“{{file}}” is not a PDF. Choose a PDF file, and publish again.',
  pictureGone:
    'This image no longer exists. Choose another one or leave this empty, and publish again.',
  blockFileGone:
    '“{{block}}” in the text has no file any more: it was deleted. Choose another one there or remove the block, and publish again.',
  fileInUse:
    '“{{file}}” is in use and was not deleted: {{uses}}. Show something else there first, or open the file and replace it.',
  useNamed: '“{{title}}” ({{where}})',
  useLive: 'published',
  useDraft: 'draft',
  useTrash: 'in the trash',
  usesMore: '{{count}} more',
  fileMissing: 'Choose a file: a JPEG, PNG, WebP or AVIF image, or a PDF.',
  fileEmpty: 'This file is empty. Choose another one.',
  fileOfNoKnownType:
    'The site cannot show this file. Save it as JPEG, PNG, WebP or AVIF, or upload a PDF. SVG and GIF are not accepted, whatever the file is called.',
  fileTooLarge:
    'This file is larger than 10 MB. Make the image smaller (2,000 pixels wide is plenty) or compress the PDF, and upload it again.',
  fileBroken:
    'This file is broken or was cut off on its way. Open it on your device; if it opens there, save it again and upload that.',
  filePixels:
    'This image has more than {{most}} million pixels. Make it smaller (2,000 pixels wide is plenty) and upload it again.',
  pictureTooLong:
    'This image is more than {{most}} times as long as it is wide. Cut it shorter on your device and upload it again.',
  fileTooLong:
    'An image, and a part that is cut out of it, may be at most {{most}} times as long as it is wide. Choose a part with sides that differ less.',
  fileTooHeavy:
    'The site cannot read this image with the memory and the time it has for one. Save it again as JPEG, 2,000 pixels wide, and upload that.',
  picturesBusy: 'Many images are being uploaded right now. Wait a few seconds and try again.',
  fileMoves: 'This image is animated. Save a single still image of it and upload that.',
  fileSharedByLanguages:
    '“{{field}}” is the same in all languages, and only editors change it. Nothing was saved.',
  nothingToChange: 'Nothing was changed: what you selected is so already.',
  fileForOne: 'Replace one file at a time.',
  pictureEditsWrong:
    'This cut or focal point does not fit the image. Open the image to edit it, choose the part again, and save.',
  fileOfOtherKind:
    'An image can be replaced only by an image, and a PDF only by a PDF. Upload this one as a new file.',

  // Labels that the sentences above name.
  redirectExternalLabel: 'It may lead to another site',
  mediaMany: 'Images and files',

  groupContent: 'Content',
  groupSite: 'Site',
  groupAdministration: 'Administration',
  language: 'Language',
  languages: 'Languages',

  pagesOne: 'Page',
  pagesMany: 'Pages',
  pagesDescription: 'Pages of the site. Each language is written and published on its own.',
  pagesHomeDescription:
    'This is the home page: its address is that of the site. There can be only one.',
  docsOne: 'Document',
  docsMany: 'Documentation',
  docsDescription:
    'The documentation: sections, and documents below them. Each language is written and published on its own.',
  docsHomeDescription:
    'This is the overview of the documentation: its address is /docs. There can be only one.',
  titleLabel: 'Title',
  titleDescription: 'The heading, in the language you are editing.',
  excerptLabel: 'Summary',
  excerptDescription:
    'One or two sentences below the heading, on cards and for search engines. At most 300 characters.',
  bodyLabel: 'Body',
  slugLabel: 'Slug',
  slugDescription:
    'The last part of the address in this language, in any script. Left empty: the one of the source language, or made from the title. It changes for readers when you publish; the old address then leads here.',
  parentLabel: 'Parent',
  parentDescription:
    'What stands above this in the tree; it becomes part of the address. Once this is live, it is moved in the tree.',
  positionLabel: 'Position',
  positionDescription: 'Order among its neighbours, smallest first. The same in all languages.',
  isHomeLabel: 'Is Home',
  sidebarLabel: 'Sidebar Label',
  sidebarLabelDescription:
    'A shorter name for the list beside the documents. Left empty: the title.',

  seoTitle: 'Title',
  seoDescription: 'Description',
  seoImage: 'Meta Image',
  seoImageDescription:
    'Shown where somebody links to this page. Left empty: the image of the language.',
  seoPreview: 'Preview',

  redirectsOne: 'Redirect',
  redirectsMany: 'Redirects',
  redirectsDescription:
    'Addresses that lead to another one, permanently. A page that is renamed or moved needs none: its old addresses lead to it by themselves.',
  redirectLanguageDescription: 'It applies in this language only.',
  redirectFrom: 'From',
  redirectFromDescription:
    'The address after the site’s name, such as /old-page. You can also paste a whole address.',
  redirectTo: 'To',
  redirectKind: 'Kind',
  redirectToPage: 'A page of this site',
  redirectToAddress: 'An address',
  redirectPage: 'Page',
  redirectPageDescription: 'The redirect follows the page wherever it moves.',
  redirectAddress: 'Address',
  redirectAddressDescription:
    'A path such as /uk/about, or the whole address of another site. Without a language it stays in the language of the redirect.',

  staffOne: 'Staff member',
  staffMany: 'Staff',
  staffDescription:
    'People who write and publish; readers need no account. Each new member of staff gets a mail with a link to choose a password.',
  staffDescriptionWithoutMail:
    'People who write and publish; readers need no account. No mail is sent from here yet: give each new member of staff the password yourself. The invitation is only written to the folder outbox on the server.',
  passwordByAdmin:
    'No mail is sent from here yet. Ask an admin: they open your account under “Staff” and change the password.',
  passwordOfLoneAdmin:
    'If you are the only admin, the operator of the server can let you in again: {{command}} prints a link to set a new password.',
  staffName: 'Name',
  staffRole: 'Role',
  roleAdmin: 'Admin: may do everything',
  roleEditor: 'Editor: writes and publishes in every language',
  roleTranslator: 'Translator: writes and publishes in some languages',
  languagesOfTranslator: 'What this translator may write and publish, and nothing else.',

  schedule: 'Schedule',
  schedules: 'Schedules',
  schedulesDescription:
    'What is to be published or unpublished later, one language at a time. What became due while the site was down is done when it starts again.',
  scheduleDocument: 'Page or document',
  scheduleAction: 'Action',
  schedulePublish: 'Publish',
  scheduleUnpublish: 'Unpublish',
  scheduleAt: 'When',
  scheduleAtDescription: 'In the time zone of your device.',
  scheduleBy: 'Scheduled by',
  scheduleDoneAt: 'Done',
  scheduleProblem: 'Why it could not be done',
  scheduleDocumentDeleted: 'a deleted page',

  deskMyDrafts: 'My drafts',
  deskNoDrafts: 'Everything you wrote is published.',
  deskEmpty: 'Documents in which nothing was ever written: {{count}}',
  deskEmptyRemove: 'Remove them',
  deskEmptyRemoved: 'Empty documents removed: {{count}}',
  deskScheduled: 'Scheduled',
  deskNothingScheduled: 'Nothing is scheduled. You can schedule beside each page.',
  deskProblems: 'Could not be done',
  deskRunnerWell: 'Schedules are carried out on time (last checked: {{time}}).',
  deskLately: 'Recently published',
  deskNothingPublished: 'Nothing is published yet.',
  deskDrafts: 'With unpublished changes',
  deskLinksWell: 'All links lead somewhere.',
  deskLinksDead: 'Links that lead nowhere: {{count}}',
  deskLinksSoFar:
    'Links that lead nowhere in the {{read}} newest texts: {{count}}. The report reads all of them.',
  deskUnfilled:
    'Readers see places that only the operator of the site can fill in, written as [OPERATOR: …]. They stand in:',

  report: 'Links and files',
  reportDead: 'Links that lead nowhere',
  reportDeadMeaning:
    'Their target is published neither in this language nor in the source language. Readers see plain text, or an error page.',
  reportForeign: 'Links that lead to another language',
  reportForeignMeaning:
    'Their target is not translated. Readers get it in the source language, and are told so.',
  reportUnused: 'Unused files',
  reportUnusedMeaning:
    'No page, draft or earlier version shows them. Delete what nobody will need.',
  reportNone: 'None.',
  reportPart: 'Texts that were read for this page of the report: {{read}}, the newest first.',
  reportOn: 'Read on',
  reportPage: 'Page',
  reportTarget: 'Leads to',

  history: 'History',
  historyWhen: 'When',
  historyWho: 'Who',
  historyNobody: 'The site itself',
  historyFormer: 'A former colleague',
  historyStatus: 'Status in {{language}}',
  historyPublished: 'Published',
  statusMissing: 'Missing',
  historyDraft: 'Draft',
  historyCompare: 'Compare',
  historyRestore: 'Restore in {{language}}',
  bulkPublishAsk:
    'Selected: {{count}}. Their drafts are published in {{language}}. Other languages stay as they are.',
  bulkUnpublishAsk:
    'Selected: {{count}}. Readers no longer find them in {{language}}. Drafts and other languages stay as they are.',
  bulkPublished: 'Published in {{language}}: {{count}}',
  bulkUnpublished: 'Unpublished in {{language}}: {{count}}',
  bulkPublishedBefore: 'Published before, without changes since: {{count}}',
  bulkUnpublishedBefore: 'Not published in {{language}} before: {{count}}',
  bulkRefused: 'Could not be done: {{count}}',
  historyRestored:
    'Restored in {{language}}, as a draft. Nothing changes for readers until you publish it.',
  historyNone: 'Nothing has been saved yet.',
  historyOlder: 'Older',
  historyNewer: 'Newer',

  blockTitle: 'Title',
  blockText: 'Text',
  blockCallout: 'Callout',
  calloutKind: 'Kind',
  calloutNote: 'Note',
  calloutTip: 'Tip',
  calloutWarning: 'Warning',
  calloutDanger: 'Danger',
  calloutTitleDescription: 'Left empty: its kind, such as “Warning”.',
  blockPicture: 'Image',
  pictureCaption: 'Caption',
  pictureCaptionDescription: 'Left empty: the caption of the image itself.',
  blockCallToAction: 'Call to action',
  callToActionLabel: 'Text of the button',
  callToActionDocument: 'Page or document',
  callToActionAddress: 'Or an address',
  callToActionAddressDescription: 'Used only where no page or document is chosen.',
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
    'On YouTube or Vimeo. Readers see a link; nothing is loaded from the other site before they press it.',
  videoTitleDescription: 'What the video shows. This is the link that readers press.',
  blockChildPages: 'Pages below this one',
  blockContactCard: 'Contact card',
  tableRows: 'Rows',
  tableColumns: 'Columns',

  mediaOne: 'Image or file',
  mediaDescription:
    'Images for pages, and PDF files to download. They are public as soon as they are uploaded.',
  usedIn: 'Used in',
  usedNowhere: 'No page or document shows this file.',
  altLabel: 'Alternative text',
  altDescription:
    'What the image shows, for those who cannot see it, in this language. A page with this image cannot be published without it.',
  captionLabel: 'Caption',
  captionDescription: 'Stands below the image, in this language. May be empty.',
  creditLabel: 'Credit',
  creditDescription: 'Who made the image and on which terms. The same in all languages.',

  siteLabel: 'Name and description',
  siteDescription:
    'What the site says of itself, in each language. Left empty: the text of the source language.',
  siteNameLabel: 'Name',
  siteNameDescription: 'In the header, in the footer and after the title of every page.',
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
  contactPhoneDescription: 'With the country code, such as +380 44 000 0000.',
  contactBookingLabel: 'Booking page',
  contactBookingDescription:
    'Where readers choose a time for a 15-minute meeting: an address of another site, such as https://…',
  contactMeetingsLabel: 'Available for meetings',
  contactMeetingsDescription:
    'If not ticked, the booking page is not linked, and readers are told that there are no meetings at present.',
  priceListLabel: 'Mailing prices',
  priceListDescription:
    'What a mailing costs. Every page with the block “Mailing prices” shows it. Where the site takes the prices from a price service, that service says which mailings there are and what they cost; a mailing with the same key here gives it its name and texts.',
  mailingOne: 'Mailing',
  mailingMany: 'Mailings',
  mailingKey: 'Key',
  mailingKeyDescription: 'What programs and the price service call it.',
  mailingActive: 'Active',
  mailingActiveDescription: 'Readers see it.',
  mailingName: 'Name',
  mailingText: 'Description',
  mailingIncluded: 'What is included',
  mailingIncludedDescription: 'One thing per line, at most eight.',
  mailingPrice: 'Price',
  mailingPriceDescription:
    'Such as 19.99. Left empty in one currency: readers who chose it see another. Left empty in all: “Price on request”.',
  mailingPromo: 'Price of a first mailing',
  mailingPromoDescription: 'Less than the price in the same currency. Left empty: there is none.',
  applicationPrice: 'Price of the application form',
  applicationPriceDescription:
    'For filling it in. Left empty in all currencies: it is not offered.',
  blockMailingPrices: 'Mailing prices',
  blockRetentionPeriods: 'Periods for which data is kept',
  blockDataRequest: 'Way to ask about one’s data',

  navigationTitle: 'Header and footer',
  navigationDescription:
    'Which pages and documents the header and the footer link to, in this order. What is not published is left out.',
  navigationHeader: 'Header',
  navigationFooter: 'Footer',
  navigationHelp: 'In trouble now',
  navigationHelpDescription:
    'The page that the home page shows first to readers in trouble: whom to call or write to.',
  navigationLink: 'Link',
  navigationLinks: 'Links',
  navigationDocument: 'Page or document',
  navigationLabel: 'Label',
  navigationLabelDescription:
    'In this language. Left empty: the label of the source language, or else the title of the page.',

  alreadyWritten: 'There is already a text in this language, so nothing was copied over it.',
  historyUnwritten: 'Nothing was written in {{language}} yet in this version. Choose a later one.',
  bodyIncomplete:
    'Something in the text is incomplete or wrong. Open the block or link that is marked and correct it: {{detail}}',
  viewLive: 'View live',
} as const
