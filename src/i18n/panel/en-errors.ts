/** What the panel refuses or warns of, in the notation of `en.ts`: all languages of the panel have these. */
export const enErrors = {
  oneLanguageAtATime: 'Write and publish one language at a time: name it in “locale”.',
  requestUnreadable: 'The request cannot be understood: check its address.',
  lockedBySomeoneElse:
    'Someone else is editing this now, so your change was not saved. Wait until they have finished, or take over in the panel.',
  connectionLost:
    'The connection is lost. What you wrote stays in this window and is saved when the connection is back: do not close it.',
  connectionBack: 'The connection is back. What you wrote is being saved.',

  pageBelowItself: 'A page cannot stand below itself. Choose another parent.',
  parentWithoutAddress:
    'The page above this one has no address in {{language}} yet. Publish that page first, in this language or in the source language.',
  pagesBelow: 'This page has pages below it. Move or delete those first.',
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
    'This is an address in {{language}}: choose that language above, or write only the path.',
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

  scheduleDone: 'This plan has been carried out already. Make a new one.',
  schedulePast: 'This time has passed. Choose a later one.',
  scheduleOfNothing: 'This page no longer exists. Choose another.',
  scheduleUnwritten: 'Nothing is written in {{language}} yet. Write it first, then plan it.',
  scheduleByNobody: 'Whoever planned this has no account any more. Plan it again.',
  deskRunnerSilent:
    'No plan has been carried out since {{time}}: they are waiting. Tell whoever runs the site.',
  deskRunnerNever: 'Plans are not being carried out: they are waiting. Tell whoever runs the site.',
  restoreOneLanguage:
    'A version is restored in one language at a time, in the history of the page.',
  historyVersionGone: 'This version no longer exists. Reload the page.',
  translatorWithoutLanguage: 'Choose at least one language for this translator.',

  callToActionNowhere: 'Choose a page or a document, or write an address.',
  videoUnknown: 'This is not the address of a video on YouTube or Vimeo.',
  contactPhoneWrong: 'Write the number with a plus and the country code, such as +380 44 000 0000.',
  contactBookingWrong: 'Write the whole address of the booking page: it begins with https://.',

  amountWrong: 'Write a whole number of cents or kopiykas, from 0 to {{most}}.',
  mailingPromoNotLess:
    'The price of a first mailing must be less than the price in the same currency.',
  mailingKeyTaken: 'Two mailings have the key “{{key}}”. Give one of them another.',
  mailingIncludedWrong: 'Write at most eight lines of at most 120 characters each.',

  altEmptied:
    'Pages may show this picture: change its alternative text, but do not leave it empty.',
  pictureWithoutAlt:
    'The picture “{{file}}” has no alternative text in {{language}}. Open it under Pictures and files, choose {{language}} at the top right, write what it shows, and publish again.',
  pictureIsNone: '“{{file}}” is not a picture. Choose a picture, and publish again.',
  fileMissing: 'Choose a file: a JPEG, PNG, WebP or AVIF picture, or a PDF.',
  fileEmpty: 'This file is empty. Choose another one.',
  fileOfNoKnownType:
    'The site cannot show this file. Save it as JPEG, PNG, WebP or AVIF, or upload a PDF. SVG and GIF are not accepted, whatever the file is called.',
  fileTooLarge:
    'This file is larger than 10 MB. Make the picture smaller (2,000 pixels wide is plenty) or compress the PDF, and upload it again.',
  fileBroken:
    'This file is broken or was cut off on its way. Open it on your device; if it opens there, save it again and upload that.',
  filePixels:
    'This picture has more than 50 million pixels. Make it smaller (2,000 pixels wide is plenty) and upload it again.',
  fileMoves: 'This picture moves. Save a single still picture of it and upload that.',
  fileForOne: 'Replace one file at a time.',
  fileOfOtherKind:
    'A picture can be replaced only by a picture, and a PDF only by a PDF. Upload this one as a new file.',

  // Labels that the sentences above name.
  redirectExternalLabel: 'It may lead to another site',
  mediaMany: 'Pictures and files',
} as const
