/** What the panel says of second factors of the staff; a part of `../en.ts`. */
export const enSecondFactor = {
  factorTitle: 'Second step at sign-in',
  factorStepTitle: 'One more step',
  factorGiveText: 'Your password is right. Now show that it is you.',
  factorUsePasskey: 'Use a passkey',
  factorCodeField: 'Code from your app, or a recovery code',
  factorCodeHelp:
    'Six digits, new every 30 seconds. If you have lost your device, type one of your recovery codes.',
  factorGive: 'Go on',
  factorOther: 'Sign in as somebody else',
  factorWrongCode: 'This code is not right, or was used before. Wait for the next one.',
  factorWrongRecovery: 'This is none of your recovery codes, or it was used before.',
  factorWrongPasskey: 'This passkey was not accepted. Try again, or use another way.',
  factorNoCode:
    'Type the six digits of your app, or a recovery code of sixteen letters and digits.',
  factorNoPasskeyHere: 'There is no passkey for this site.',
  factorPasskeyNotMade: 'No passkey was made. Try again, or use an app.',
  factorPasskeyLeft: 'The browser gave no passkey: the question was closed, or came too late.',
  factorPasskeyThere: 'This device has a passkey for your account already.',
  factorSignInAgain: 'Sign in again: your password was given more than 15 minutes ago.',
  factorNotNow: 'This session cannot do that.',
  factorNone: 'This account has no second step.',
  factorLast: 'Your role needs a second step. Add another one before you remove the last.',
  factorLostHelp:
    'If you have lost everything, ask an admin to take the second step away. The person who runs the server does it with {{command}}.',
  factorEnrolText:
    'Your role needs a second step beside the password, so that a stolen password opens nothing. Choose one; you can add others later.',
  factorEnrolFree: 'With a second step a stolen password opens nothing.',
  factorPasskey: 'Passkey',
  factorPasskeyText:
    'Your finger, face or the PIN of this device, or a key of its own. The safest: it works on this site alone.',
  factorPasskeyName: 'Name of the passkey',
  factorPasskeyNameHelp: 'By which you know the device again, such as “Work laptop”.',
  factorAddPasskey: 'Add a passkey',
  factorNoPasskeyAddress:
    'Passkeys need a site with a name; this one is at an address of numbers. An app works.',
  factorNoPasskeyInsecure: 'Passkeys need https, which this site has not. An app works.',
  factorNoPasskeyBrowser: 'This browser knows no passkeys. An app works.',
  factorApp: 'App with codes',
  factorAppText:
    'An app on your phone shows six digits that change every 30 seconds. It needs no connection.',
  factorAddApp: 'Set up an app',
  factorAppAgain: 'Set up another app in its place',
  factorAppScan: 'Point the app at this square, or type the key into it:',
  factorAppKey: 'Key',
  factorAppOpen: 'Open in an app on this device',
  factorAppFirst: 'The code that the app shows now',
  factorAppConfirm: 'Confirm',
  factorCodes: 'Recovery codes',
  factorCodesShown:
    'Keep these codes where no one else finds them, on paper or in a keeper of passwords. Each lets you in once, without your device. They are not shown again.',
  factorCodesCopy: 'Copy',
  factorCodesCopied: 'Copied',
  factorCodesPrint: 'Print',
  factorCodesNotCopied: 'The browser did not let them be copied. Print them, or write them down.',
  factorCodesKept: 'I have kept them',
  factorCodesLeft: 'Not used yet: {{codes}} of 10',
  factorCodesNew: 'Make new codes',
  factorCodesNewMeaning: 'The old ones stop working.',
  factorAdded: 'added on {{day}}',
  factorUsed: 'last used on {{day}}',
  factorNeverUsed: 'not used yet',
  factorPasskeyElsewhere:
    'Your passkeys were made for {{site}} and cannot be used at this address. Use a code.',
  factorMadeFor: 'Made for {{site}}: it cannot be used at this address.',
  factorRemove: 'Remove',
  factorRemoveNamed: 'Remove “{{name}}”',
  factorRemoved: 'Removed.',
  factorNothing: 'No second step yet.',
  factorRequired: 'This role needs one.',
  factorTakeAway: 'Take the second step away',
  factorTakeAwayText:
    'For a colleague who has lost the device and the codes. All passkeys, the app and the recovery codes of this account end, it is signed out everywhere, and gets a mail.',
  factorTakenAway: 'Taken away. The account was signed out everywhere.',
  factorUnread: 'It could not be read. Load the page again.',
  staffSettings: 'Sign-in of the staff',
  factorAskedOf: 'A second step is needed by',
  factorAskedOfMeaning:
    'Who has one of these roles and no second step is led to set one up before anything else. All others may have one. It counts from the next press on: who lacks it is asked to sign in again.',
  factorPlaceName:
    'Passkeys are made for the name of the site, {{site}}. If SITE_URL gets another name, they stop working there: everybody signs in with an app or a recovery code then, and makes new ones.',
  factorAddedSubject: 'A second step was added to your account at {{site}}',
  factorAddedText:
    'Added: {{what}}. From now on signing in to your account takes a passkey or a code as well.',
  factorRemovedSubject: 'A second step was removed from your account at {{site}}',
  factorRemovedText: 'Removed from your account: {{what}}.',
  factorTakenSubject: 'The second step of your account at {{site}} was taken away',
  factorTakenText:
    'An admin, or the person who runs the server, has ended the second step of your account: {{what}}, and the recovery codes. The password alone opens it until you set up a second step again.',
  factorCodesSubject: 'New recovery codes for your account at {{site}}',
  factorCodesText: 'New recovery codes were made for your account. Those of before work no more.',
  factorUsedSubject: 'A recovery code of your account at {{site}} was used',
  factorUsedText:
    'Somebody has signed in to your account with one of its recovery codes. It works no more.',
  factorTriesSubject: 'Somebody tries codes of your account at {{site}}',
  factorTriesText:
    'Somebody who knows the password of your account has typed many wrong codes. Codes of the app are refused for a while; your passkeys, recovery codes and devices that you know go on working. Choose another password.',
  factorTooMany:
    'Too many wrong codes for this account, wherever they were typed. Codes of the app are taken again in {{wait}}. A passkey, a recovery code or a device that you have used before works now.',
  factorConfirmText: 'Your password is right. Now give your second step for this change.',
  factorWrongFirst:
    'This is not the code that the app shows for this key. Check that you look at the new entry and that the clock of the phone is right, then type the present code.',
  factorNoFirst: 'Type the six digits that the app shows.',
  factorKeyOver:
    'This key has expired: it is good for ten minutes. Load the page again and set up the app once more.',
  factorCodesUnkept:
    'Your second step is set up. Ten recovery codes came with it; they were shown once and cannot be shown again. If you have kept them, go on. If not, make new ones: they take the place of the old ones.',
  factorCodesUnkeptTitle: 'Have you kept your recovery codes?',
  factorNotMe:
    'If it was not you: sign in and open your account. Under “{{title}}” remove every passkey and app that you do not know and make new recovery codes; then set a new password, which signs out all other devices. If you cannot get in, ask an admin to take the second step away, or the person who runs the server to use {{command}}.',
  keysTooLate: 'Your password was given too long ago for this. Close this window and begin again.',
  keysSubject: 'At {{site}} it was changed who may do what',
  keysAdminMade: '{{who}} has made an account that may do everything: {{name}}.',
  keysAdminRaised: '{{who}} has let {{name}} do everything from now on.',
  keysDuty: '{{who}} has set that these roles need no second step any more: {{roles}}',
  keysTaken:
    '{{who}} has taken the second step of {{name}} away. Until that person sets one up again, the password alone opens the account.',
  keysNotAgreed:
    'You get this because you are an admin. If you did not expect it, ask {{who}} in person. If it was not them, somebody else has their account: give it another role and a new password at once, undo the change, and look through the audit log.',
  askedKeysAdminMade: 'You make an account that may do everything: {{name}}.',
  askedKeysAdminRaised: 'You let {{name}} do everything from now on.',
  askedKeysAdminLowered: 'You take the rights of an admin from {{name}}.',
  askedKeysAccountDeleted: 'You delete the account of {{name}}.',
  askedKeysPassword: 'You set another password for {{name}}.',
  askedKeysAddress: 'You give {{name}} another e-mail address: {{address}}.',
  askedKeysFactorsTaken: 'You take the second step of {{name}} away.',
  askedKeysDuty: 'You let roles sign in without a second step.',
  askedKeysPasskeyAdded: 'You add a passkey to your account.',
  askedKeysAppAdded: 'You set up an app with codes for your account.',
  askedKeysCodesMade: 'You make new recovery codes; the old ones stop working.',
  askedKeysPasskeyRemoved: 'You remove the passkey “{{name}}” from your account.',
  askedKeysAppRemoved: 'You remove the app from your account.',
  keysOneByOne: 'This is confirmed for each account by itself: open the account and do it there.',
  keysAdminLowered: '{{who}} has taken the rights of an admin from {{name}}.',
  keysAccountDeleted: '{{who}} has deleted the account of {{name}}.',
  keysPassword: '{{who}} has set another password for {{name}}.',
  keysAddress:
    '{{who}} has entered another e-mail address for {{name}}: {{address}}. It counts once it is confirmed there.',
  loweredSubject: 'You are no longer an admin at {{site}}',
  loweredText: '{{who}} has taken the rights of an admin from your account.',
  deletedSubject: 'Your account at {{site}} was deleted',
  deletedText: '{{who}} has deleted your account at {{site}}.',
  addressAskedSubject: 'Another e-mail address was entered for your account at {{site}}',
  addressAskedText:
    '{{who}} has entered {{address}} for your account. It counts once it is confirmed there; until then this address does.',
  concernedNotAgreed: 'If you did not expect it, ask {{who}} in person, or another admin.',
  factorUsedConfirmText:
    'Somebody who is signed in to your account has confirmed a change with one of its recovery codes. It works no more.',
  factorTakenNotMe:
    'If you did not ask for it, tell an admin at once. In any case sign in soon: set a new password in your account and set up a second step again under “{{title}}”. If you cannot get in, the person who runs the server lets you in by {{command}}.',
  auditFactorGiven: 'second step given',
  auditFactorRefused: 'second step refused after wrong codes',
  auditFactorAdded: 'second step added',
  auditFactorRemoved: 'second step removed',
}

export type SecondFactorTexts = Record<keyof typeof enSecondFactor, string>
