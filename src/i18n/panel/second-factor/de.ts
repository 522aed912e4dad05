import type { SecondFactorTexts } from './en'

export const deSecondFactor: SecondFactorTexts = {
  factorTitle: 'Zweiter Schritt bei der Anmeldung',
  factorStepTitle: 'Noch ein Schritt',
  factorGiveText: 'Ihr Passwort stimmt. Zeigen Sie jetzt, dass Sie es sind.',
  factorUsePasskey: 'Passkey verwenden',
  factorCodeField: 'Code aus Ihrer App oder ein Wiederherstellungscode',
  factorCodeHelp:
    'Sechs Ziffern, alle 30 Sekunden neu. Wenn Sie Ihr Gerät verloren haben, geben Sie einen Ihrer Wiederherstellungscodes ein.',
  factorGive: 'Weiter',
  factorOther: 'Als jemand anderes anmelden',
  factorWrongCode:
    'Dieser Code stimmt nicht oder wurde schon verwendet. Warten Sie auf den nächsten.',
  factorWrongRecovery:
    'Das ist keiner Ihrer Wiederherstellungscodes, oder er wurde schon verwendet.',
  factorWrongPasskey:
    'Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal oder auf einem anderen Weg.',
  factorNoCode:
    'Geben Sie die sechs Ziffern Ihrer App ein oder einen Wiederherstellungscode aus sechzehn Buchstaben und Ziffern.',
  factorNoPasskeyHere: 'Für diese Website gibt es keinen Passkey.',
  factorPasskeyNotMade:
    'Es wurde kein Passkey erstellt. Versuchen Sie es noch einmal, oder nehmen Sie eine App.',
  factorPasskeyLeft:
    'Der Browser hat keinen Passkey geliefert: Die Frage wurde geschlossen, oder es dauerte zu lange.',
  factorPasskeyThere: 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.',
  factorSignInAgain:
    'Melden Sie sich noch einmal an: Ihr Passwort wurde vor mehr als 15 Minuten eingegeben.',
  factorNotNow: 'In dieser Sitzung geht das nicht.',
  factorNone: 'Dieses Konto hat keinen zweiten Schritt.',
  factorLast:
    'Ihre Rolle braucht einen zweiten Schritt. Fügen Sie einen anderen hinzu, bevor Sie den letzten entfernen.',
  factorLostHelp:
    'Wenn Sie alles verloren haben, bitten Sie einen Admin, den zweiten Schritt aufzuheben. Wer den Server betreibt, tut es mit {{command}}.',
  factorEnrolText:
    'Ihre Rolle braucht neben dem Passwort einen zweiten Schritt, damit ein gestohlenes Passwort nichts öffnet. Wählen Sie einen; weitere können Sie später hinzufügen.',
  factorEnrolFree: 'Mit einem zweiten Schritt öffnet ein gestohlenes Passwort nichts.',
  factorPasskey: 'Passkey',
  factorPasskeyText:
    'Ihr Finger, Ihr Gesicht oder die PIN dieses Geräts, oder ein eigener Schlüssel. Das Sicherste: Er gilt nur auf dieser Website.',
  factorPasskeyName: 'Name des Passkeys',
  factorPasskeyNameHelp: 'An ihm erkennen Sie das Gerät wieder, etwa „Laptop im Büro“.',
  factorAddPasskey: 'Passkey hinzufügen',
  factorNoPasskeyAddress:
    'Passkeys brauchen eine Website mit einem Namen; diese hat eine Adresse aus Zahlen. Eine App geht.',
  factorNoPasskeyInsecure: 'Passkeys brauchen https, das diese Website nicht hat. Eine App geht.',
  factorNoPasskeyBrowser: 'Dieser Browser kennt keine Passkeys. Eine App geht.',
  factorApp: 'App mit Codes',
  factorAppText:
    'Eine App auf Ihrem Telefon zeigt sechs Ziffern, die alle 30 Sekunden wechseln. Sie braucht keine Verbindung.',
  factorAddApp: 'App einrichten',
  factorAppAgain: 'Eine andere App an ihrer Stelle einrichten',
  factorAppScan: 'Richten Sie die App auf dieses Quadrat, oder geben Sie ihr den Schlüssel ein:',
  factorAppKey: 'Schlüssel',
  factorAppOpen: 'In einer App auf diesem Gerät öffnen',
  factorAppFirst: 'Der Code, den die App jetzt zeigt',
  factorAppConfirm: 'Bestätigen',
  factorCodes: 'Wiederherstellungscodes',
  factorCodesShown:
    'Bewahren Sie diese Codes dort auf, wo sie sonst niemand findet, auf Papier oder in einem Passwortmanager. Jeder lässt Sie einmal ohne Ihr Gerät hinein. Sie werden nicht noch einmal gezeigt.',
  factorCodesCopy: 'Kopieren',
  factorCodesCopied: 'Kopiert',
  factorCodesPrint: 'Drucken',
  factorCodesNotCopied:
    'Der Browser hat das Kopieren nicht zugelassen. Drucken Sie die Codes, oder schreiben Sie sie auf.',
  factorCodesKept: 'Ich habe sie aufbewahrt',
  factorCodesLeft: 'Noch nicht verwendet: {{codes}} von 10',
  factorCodesNew: 'Neue Codes erstellen',
  factorCodesNewMeaning: 'Die bisherigen gelten dann nicht mehr.',
  factorAdded: 'hinzugefügt am {{day}}',
  factorUsed: 'zuletzt verwendet am {{day}}',
  factorNeverUsed: 'noch nicht verwendet',
  factorPasskeyElsewhere:
    'Ihre Passkeys wurden für {{site}} erstellt und können an dieser Adresse nicht verwendet werden. Nehmen Sie einen Code.',
  factorMadeFor: 'Für {{site}} erstellt: An dieser Adresse kann er nicht verwendet werden.',
  factorRemove: 'Entfernen',
  factorRemoveNamed: '„{{name}}“ entfernen',
  factorRemoved: 'Entfernt.',
  factorNothing: 'Noch kein zweiter Schritt.',
  factorRequired: 'Diese Rolle braucht einen.',
  factorTakeAway: 'Zweiten Schritt aufheben',
  factorTakeAwayText:
    'Für jemanden im Team, dem Gerät und Codes abhandengekommen sind. Alle Passkeys, die App und die Wiederherstellungscodes dieses Kontos enden, es wird überall abgemeldet und bekommt eine Mail.',
  factorTakenAway: 'Aufgehoben. Das Konto wurde überall abgemeldet.',
  factorUnread: 'Es konnte nicht gelesen werden. Laden Sie die Seite neu.',
  staffSettings: 'Anmeldung des Teams',
  factorAskedOf: 'Einen zweiten Schritt brauchen',
  factorAskedOfMeaning:
    'Wer eine dieser Rollen hat und keinen zweiten Schritt, richtet ihn zuerst ein. Alle anderen können einen haben. Es gilt ab dem nächsten Klick: Wem er fehlt, der muss sich neu anmelden.',
  factorPlaceName:
    'Passkeys werden für den Namen der Website erstellt, {{site}}. Bekommt SITE_URL einen anderen Namen, gelten sie dort nicht: Dann melden sich alle mit einer App oder einem Wiederherstellungscode an und erstellen neue.',
  factorAddedSubject: 'Ihrem Konto bei {{site}} wurde ein zweiter Schritt hinzugefügt',
  factorAddedText:
    'Hinzugefügt: {{what}}. Ab jetzt braucht die Anmeldung an Ihrem Konto auch einen Passkey oder einen Code.',
  factorRemovedSubject: 'Von Ihrem Konto bei {{site}} wurde ein zweiter Schritt entfernt',
  factorRemovedText: 'Von Ihrem Konto entfernt: {{what}}.',
  factorTakenSubject: 'Der zweite Schritt Ihres Kontos bei {{site}} wurde aufgehoben',
  factorTakenText:
    'Ein Admin, oder wer den Server betreibt, hat den zweiten Schritt Ihres Kontos aufgehoben: {{what}}, und die Wiederherstellungscodes. Bis Sie wieder einen zweiten Schritt einrichten, öffnet es das Passwort allein.',
  factorCodesSubject: 'Neue Wiederherstellungscodes für Ihr Konto bei {{site}}',
  factorCodesText:
    'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
  factorUsedSubject: 'Ein Wiederherstellungscode Ihres Kontos bei {{site}} wurde verwendet',
  factorUsedText:
    'Jemand hat sich mit einem Wiederherstellungscode an Ihrem Konto angemeldet. Er gilt nicht mehr.',
  factorTriesSubject: 'Jemand probiert Codes für Ihr Konto bei {{site}}',
  factorTriesText:
    'Jemand, der das Passwort Ihres Kontos kennt, hat viele falsche Codes eingegeben. Codes der App werden eine Weile nicht angenommen; Ihre Passkeys, Wiederherstellungscodes und bekannten Geräte gelten weiter. Wählen Sie ein anderes Passwort.',
  factorTooMany:
    'Zu viele falsche Codes für dieses Konto, von wo auch immer. Codes der App werden wieder angenommen in {{wait}}. Ein Passkey, ein Wiederherstellungscode oder ein Gerät, das Sie schon benutzt haben, geht jetzt.',
  factorConfirmText:
    'Ihr Passwort stimmt. Geben Sie jetzt für diese Änderung den zweiten Schritt an.',
  factorWrongFirst:
    'Das ist nicht der Code, den die App für diesen Schlüssel zeigt. Prüfen Sie, ob Sie auf den neuen Eintrag sehen und ob die Uhr des Telefons stimmt, und geben Sie den jetzigen Code ein.',
  factorNoFirst: 'Geben Sie die sechs Ziffern ein, die die App zeigt.',
  factorKeyOver:
    'Dieser Schlüssel ist abgelaufen: Er gilt zehn Minuten. Laden Sie die Seite neu, und richten Sie die App noch einmal ein.',
  factorCodesUnkept:
    'Ihr zweiter Schritt ist eingerichtet. Dazu kamen zehn Wiederherstellungscodes; sie wurden einmal gezeigt und können nicht noch einmal gezeigt werden. Haben Sie sie aufbewahrt, gehen Sie weiter. Sonst erstellen Sie neue: Sie ersetzen die alten.',
  factorCodesUnkeptTitle: 'Haben Sie Ihre Wiederherstellungscodes aufbewahrt?',
  factorNotMe:
    'Wenn Sie es nicht waren: Melden Sie sich an, und öffnen Sie Ihr Konto. Entfernen Sie unter „{{title}}“ alle Passkeys und die App, die Sie nicht kennen, und erstellen Sie neue Wiederherstellungscodes; setzen Sie dann ein neues Passwort, das alle anderen Geräte abmeldet. Kommen Sie nicht hinein, bitten Sie einen Admin, den zweiten Schritt aufzuheben, oder wer den Server betreibt, {{command}} zu verwenden.',
  keysTooLate:
    'Ihr Passwort wurde dafür vor zu langer Zeit eingegeben. Schließen Sie dieses Fenster, und beginnen Sie von vorn.',
  keysSubject: 'Bei {{site}} wurde geändert, wer was darf',
  keysAdminMade: '{{who}} hat ein Konto angelegt, das alles darf: {{name}}.',
  keysAdminRaised: '{{who}} lässt ab jetzt {{name}} alles tun.',
  keysDuty:
    '{{who}} hat festgelegt, dass diese Rollen keinen zweiten Schritt mehr brauchen: {{roles}}',
  keysTaken:
    '{{who}} hat den zweiten Schritt von {{name}} aufgehoben. Bis dort wieder einer eingerichtet ist, öffnet das Passwort allein das Konto.',
  keysNotAgreed:
    'Sie bekommen das, weil Sie Admin sind. Haben Sie es nicht erwartet, fragen Sie {{who}} persönlich. War es jemand anders, hat ein Fremder dieses Konto: Geben Sie ihm sofort eine andere Rolle und ein neues Passwort, machen Sie die Änderung rückgängig, und sehen Sie das Protokoll durch.',
  askedKeysAdminMade: 'Sie legen ein Konto an, das alles darf: {{name}}.',
  askedKeysAdminRaised: 'Sie lassen {{name}} ab jetzt alles tun.',
  askedKeysAdminLowered: 'Sie nehmen {{name}} die Rechte als Admin.',
  askedKeysAccountDeleted: 'Sie löschen das Konto von {{name}}.',
  askedKeysPassword: 'Sie setzen ein anderes Passwort für {{name}}.',
  askedKeysAddress: 'Sie geben {{name}} eine andere E-Mail-Adresse: {{address}}.',
  askedKeysFactorsTaken: 'Sie heben den zweiten Schritt von {{name}} auf.',
  askedKeysDuty: 'Sie lassen Rollen ohne zweiten Schritt anmelden.',
  askedKeysPasskeyAdded: 'Sie fügen Ihrem Konto einen Passkey hinzu.',
  askedKeysAppAdded: 'Sie richten für Ihr Konto eine App mit Codes ein.',
  askedKeysCodesMade:
    'Sie erstellen neue Wiederherstellungscodes; die alten gelten dann nicht mehr.',
  askedKeysPasskeyRemoved: 'Sie entfernen den Passkey „{{name}}“ aus Ihrem Konto.',
  askedKeysAppRemoved: 'Sie entfernen die App aus Ihrem Konto.',
  keysOneByOne:
    'Das wird für jedes Konto einzeln bestätigt: Öffnen Sie das Konto, und tun Sie es dort.',
  keysAdminLowered: '{{who}} hat {{name}} die Rechte als Admin genommen.',
  keysAccountDeleted: '{{who}} hat das Konto von {{name}} gelöscht.',
  keysPassword: '{{who}} hat ein anderes Passwort für {{name}} gesetzt.',
  keysAddress:
    '{{who}} hat für {{name}} eine andere E-Mail-Adresse eingetragen: {{address}}. Sie gilt, sobald sie dort bestätigt ist.',
  loweredSubject: 'Sie sind bei {{site}} kein Admin mehr',
  loweredText: '{{who}} hat Ihrem Konto die Rechte als Admin genommen.',
  deletedSubject: 'Ihr Konto bei {{site}} wurde gelöscht',
  deletedText: '{{who}} hat Ihr Konto bei {{site}} gelöscht.',
  addressAskedSubject: 'Für Ihr Konto bei {{site}} wurde eine andere E-Mail-Adresse eingetragen',
  addressAskedText:
    '{{who}} hat {{address}} für Ihr Konto eingetragen. Die Adresse gilt, sobald sie dort bestätigt ist; bis dahin gilt diese.',
  concernedNotAgreed:
    'Haben Sie es nicht erwartet, fragen Sie {{who}} persönlich oder einen anderen Admin.',
  factorUsedConfirmText:
    'Jemand, der in Ihrem Konto angemeldet ist, hat eine Änderung mit einem Ihrer Wiederherstellungscodes bestätigt. Er gilt nicht mehr.',
  factorTakenNotMe:
    'Haben Sie nicht darum gebeten, sagen Sie es sofort einem Admin. Melden Sie sich in jedem Fall bald an, setzen Sie ein neues Passwort, und richten Sie unter „{{title}}“ wieder einen zweiten Schritt ein. Kommen Sie nicht hinein, lässt Sie ein, wer den Server betreibt, mit {{command}}.',
  auditFactorGiven: 'zweiter Schritt erledigt',
  auditFactorRefused: 'zweiter Schritt nach falschen Codes abgewiesen',
  auditFactorAdded: 'zweiter Schritt hinzugefügt',
  auditFactorRemoved: 'zweiter Schritt entfernt',
}
