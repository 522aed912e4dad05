/** What the panel says of passwords that are asked for again, of new addresses, and of mail about accounts; a part of `../en.ts`. */
export const enAccounts = {
  mailKindStaffLink: 'Link to a new address',
  mailKindAccountNotice: 'Notice about an account',
  mailStateHeld: 'Held back',
  mailHeldMeans:
    'It was not sent: the address has confirmed nothing on the site and has had enough mail today, or the same link had gone there within the hour.',
  askedPasswordTitle: 'Your password, please',
  askedPasswordExpired: 'This asks for your password again: you gave it more than 15 minutes ago.',
  askedPasswordAccount:
    'To change a password or an e-mail address, give your own present password.',
  askedPasswordKeys:
    'Give your own present password for it, and your second step where you have one.',
  askedPasswordField: 'Your present password',
  askedPasswordGoOn: 'Go on',
  askedPasswordWrong: 'This is not your password.',
  askedPasswordEnded: 'Too many wrong passwords: you were signed out here. Sign in again.',
  passwordCommon: 'Many people use this password, so it is tried first. Choose another one.',
  passwordIsAddress: 'This password is the e-mail address, or little more. Choose another one.',
  newAddressWaits:
    'We have written to {{address}}. Until the link in that mail is confirmed, the address above counts.',
  staffLinkSubject: 'Confirm your new e-mail address for {{site}}',
  staffLinkText:
    'Somebody has entered this address for an account at {{site}}. It counts once you confirm it.',
  staffLinkPress: 'Confirm the address',
  staffLinkUntil:
    'The link works for 24 hours. If you do not know of it, do nothing: nothing changes then.',
  staffPasswordSubject: 'The password of your account at {{site}} was changed',
  staffPasswordText:
    'The password of your account was changed, and all other devices were signed out.',
  staffEmailSubject: 'The e-mail address of your account at {{site}} was changed',
  staffEmailText: 'From now on {{address}} is used to sign in, and no longer this address.',
  staffNotMe:
    'If it was not you, and not an admin at your wish, tell an admin at once, and set a new password under “Forgot password?”.',
  newAddressTitle: 'A new e-mail address',
  newAddressText: 'Press the button to use {{address}} at {{site}} from now on.',
  newAddressButton: 'Use this address',
  newAddressDone: 'The address is confirmed. Sign in with it from now on.',
  newAddressDead:
    'This link works no more: it was used, is older than 24 hours, or the password was changed since. Nothing was changed.',
  newAddressTaken: 'Another account has this address by now, so nothing was changed.',
}

export type AccountsTexts = Record<keyof typeof enAccounts, string>
