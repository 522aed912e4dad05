import type { AccountsTexts } from './en'

export const deAccounts: AccountsTexts = {
  mailKindStaffLink: 'Link zu einer neuen Adresse',
  mailKindAccountNotice: 'Nachricht zu einem Konto',
  mailStateHeld: 'Zurückgehalten',
  mailHeldMeans:
    'Sie wurde nicht gesendet: Die Adresse hat auf der Website nichts bestätigt und heute genug Post bekommen, oder derselbe Link ging in der letzten Stunde schon dorthin.',
  askedPasswordTitle: 'Ihr Passwort, bitte',
  askedPasswordExpired:
    'Dafür wird Ihr Passwort noch einmal gebraucht: Sie haben es vor mehr als 15 Minuten eingegeben.',
  askedPasswordAccount:
    'Um ein Passwort oder eine E-Mail-Adresse zu ändern, geben Sie Ihr eigenes jetziges Passwort ein.',
  askedPasswordKeys:
    'Geben Sie dafür Ihr eigenes jetziges Passwort ein und, wenn Sie einen haben, den zweiten Schritt.',
  askedPasswordField: 'Ihr jetziges Passwort',
  askedPasswordGoOn: 'Weiter',
  askedPasswordWrong: 'Das ist nicht Ihr Passwort.',
  askedPasswordEnded:
    'Zu viele falsche Passwörter: Sie wurden hier abgemeldet. Melden Sie sich wieder an.',
  passwordCommon:
    'Viele benutzen dieses Passwort, deshalb wird es zuerst probiert. Wählen Sie ein anderes.',
  passwordIsAddress:
    'Dieses Passwort ist die E-Mail-Adresse oder kaum mehr. Wählen Sie ein anderes.',
  newAddressWaits:
    'Wir haben an {{address}} geschrieben. Bis der Link in dieser E-Mail bestätigt ist, gilt die Adresse oben.',
  staffLinkSubject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für {{site}}',
  staffLinkText:
    'Diese Adresse wurde für ein Konto bei {{site}} eingetragen. Sie gilt, sobald Sie sie bestätigen.',
  staffLinkPress: 'Adresse bestätigen',
  staffLinkUntil:
    'Der Link gilt 24 Stunden. Wenn Sie davon nichts wissen, tun Sie nichts: Dann ändert sich nichts.',
  staffPasswordSubject: 'Das Passwort Ihres Kontos bei {{site}} wurde geändert',
  staffPasswordText:
    'Das Passwort Ihres Kontos wurde geändert, alle anderen Geräte wurden abgemeldet.',
  staffEmailSubject: 'Die E-Mail-Adresse Ihres Kontos bei {{site}} wurde geändert',
  staffEmailText: 'Ab jetzt melden Sie sich mit {{address}} an, nicht mehr mit dieser Adresse.',
  staffNotMe:
    'Wenn Sie es nicht waren und auch kein Admin auf Ihren Wunsch: Sagen Sie es sofort einem Admin, und wählen Sie unter „Passwort vergessen?“ ein neues Passwort.',
  newAddressTitle: 'Eine neue E-Mail-Adresse',
  newAddressText: 'Drücken Sie den Knopf, um {{address}} ab jetzt bei {{site}} zu benutzen.',
  newAddressButton: 'Diese Adresse benutzen',
  newAddressDone: 'Die Adresse ist bestätigt. Melden Sie sich ab jetzt mit ihr an.',
  newAddressDead:
    'Dieser Link gilt nicht mehr: Er wurde benutzt, ist älter als 24 Stunden, oder das Passwort wurde danach geändert. Nichts wurde geändert.',
  newAddressTaken: 'Inzwischen hat ein anderes Konto diese Adresse, deshalb wurde nichts geändert.',
}
