import type { PanelErrors } from './panel-texts'

export const ro: PanelErrors = {
  oneLanguageAtATime: 'Scrieți și publicați câte o singură limbă: indicați-o în „locale”.',
  requestUnreadable: 'Cererea nu poate fi înțeleasă: verificați adresa.',
  lockedBySomeoneElse:
    'Altcineva editează acum acest conținut, așa că modificarea dvs. nu a fost salvată. Așteptați să termine sau preluați editarea în panou.',
  connectionLost:
    'Conexiunea s-a întrerupt. Ce ați scris rămâne în această fereastră și se va salva când revine conexiunea: nu o închideți.',
  connectionBack: 'Conexiunea a revenit. Ce ați scris se salvează.',
  pageBelowItself: 'O pagină nu poate sta sub ea însăși. Alegeți altă pagină superioară.',
  parentWithoutAddress:
    'Pagina superioară nu are încă adresă ({{language}}). Publicați-o mai întâi, în această limbă sau în limba sursă.',
  pagesBelow: 'Sub această pagină există altele. Mutați-le sau ștergeți-le mai întâi.',
  titleMakesNoAddress:
    'Din acest titlu nu se poate forma o adresă: nu are litere. Scrieți un slug.',
  addressTaken:
    'Adresa {{address}} ({{language}}) este deja ocupată de „{{title}}”. Alegeți alt slug.',
  addressRedirected:
    'Adresa {{address}} ({{language}}) duce în altă parte: există o redirecționare de la ea. Ștergeți-o sau alegeți alt slug.',
  addressReserved: 'Adresa {{address}} începe cu un cuvânt rezervat site-ului. Alegeți alt slug.',
  slugLength: 'Scrieți cel mult {{most}} caractere.',
  slugCharacters:
    'Folosiți doar litere mici și cifre din orice scriere, unite prin câte o cratimă: fără spații, majuscule, puncte sau bare oblice.',
  slugReserved: 'Acest cuvânt este rezervat site-ului. Alegeți altul.',
  textTooLong: 'Scrieți cel mult {{most}} caractere.',
  bodyTooLong:
    'Acest text este prea lung: {{size}} MB, iar maximul este de {{most}} MB. Împărțiți-l în mai multe pagini.',
  addressMalformed: 'Această adresă nu este validă: verificați caracterele de după fiecare %.',
  redirectFromHome: 'Pagina principală nu poate fi redirecționată.',
  redirectOtherLanguage:
    'Aceasta este o adresă în altă limbă ({{language}}): alegeți acea limbă mai sus sau scrieți doar calea.',
  redirectReserved: 'Adresele care încep cu acest cuvânt sunt rezervate site-ului.',
  redirectNowhere: 'Scrieți unde duce.',
  redirectQuery: 'Scrieți adresa fără ? sau # și ce urmează.',
  redirectExternal: 'Aceasta duce la alt site. Dacă așa trebuie, bifați „Poate duce la alt site”.',
  redirectUnsafe:
    'Scrieți o cale care începe cu o singură bară oblică sau o adresă completă care începe cu https://.',
  redirectTaken: 'Există deja o redirecționare de la această adresă: modificați-o.',
  redirectFromPage:
    'La {{address}} ({{language}}) există o pagină. Redenumiți-o sau anulați-i publicarea mai întâi.',
  redirectCircle: 'Aceasta duce înapoi de unde pleacă: cititorii s-ar învârti în cerc.',
  redirectToNothing:
    'La {{address}} nu există nicio pagină. Publicați-o mai întâi sau scrieți altă adresă.',
  redirectWithoutPage: 'Alegeți pagina de destinație.',
  redirectPageHidden: 'Această pagină nu este publicată ({{language}}). Publicați-o mai întâi.',
  redirectPageHiddenInBoth:
    'Această pagină nu este publicată în niciuna dintre limbile {{language}} și {{source}}. Publicați-o mai întâi.',
  linkUnsafe:
    'Scrieți o adresă completă (https://…, mailto:, tel:) sau o cale care începe cu o singură bară oblică.',
  scheduleDone: 'Acest plan a fost deja executat. Creați unul nou.',
  schedulePast: 'Acest moment a trecut. Alegeți unul ulterior.',
  scheduleOfNothing: 'Această pagină nu mai există. Alegeți alta.',
  scheduleUnwritten:
    'În această limbă ({{language}}) nu este scris încă nimic. Scrieți mai întâi, apoi planificați.',
  scheduleByNobody: 'Cine a planificat acest lucru nu mai are cont. Planificați din nou.',
  deskRunnerSilent:
    'Niciun plan nu a fost executat de la {{time}}: planurile așteaptă. Anunțați administratorul site-ului.',
  deskRunnerNever: 'Planurile nu sunt executate: așteaptă. Anunțați administratorul site-ului.',
  restoreOneLanguage: 'O versiune se restaurează câte o limbă, în istoricul paginii.',
  historyVersionGone: 'Această versiune nu mai există. Reîncărcați pagina.',
  translatorWithoutLanguage: 'Alegeți cel puțin o limbă pentru acest traducător.',
  callToActionNowhere: 'Alegeți o pagină sau un document ori scrieți o adresă.',
  videoUnknown: 'Aceasta nu este adresa unui videoclip de pe YouTube sau Vimeo.',
  contactPhoneWrong: 'Scrieți numărul cu plus și prefixul țării, de exemplu +380 44 000 0000.',
  contactBookingWrong: 'Scrieți adresa completă a paginii de programare: începe cu https://.',
  amountWrong: 'Scrieți un număr întreg de cenți sau copeici, de la 0 la {{most}}.',
  mailingPromoNotLess:
    'Prețul unei prime trimiteri în masă trebuie să fie mai mic decât prețul în aceeași monedă.',
  mailingKeyTaken: 'Două trimiteri în masă au cheia „{{key}}”. Dați-i uneia dintre ele alta.',
  mailingIncludedWrong: 'Scrieți cel mult opt rânduri, fiecare de cel mult 120 de caractere.',
  altEmptied:
    'Este posibil ca unele pagini să afișeze această imagine: schimbați-i textul alternativ, dar nu îl lăsați gol.',
  pictureWithoutAlt:
    'Imaginea „{{file}}” nu are text alternativ ({{language}}). Deschideți-o în „Imagini și fișiere”, alegeți {{language}} în dreapta sus, scrieți ce arată și publicați din nou.',
  pictureIsNone: '„{{file}}” nu este o imagine. Alegeți o imagine și publicați din nou.',
  fileMissing: 'Alegeți un fișier: o imagine JPEG, PNG, WebP sau AVIF ori un PDF.',
  fileEmpty: 'Acest fișier este gol. Alegeți altul.',
  fileOfNoKnownType:
    'Site-ul nu poate afișa acest fișier. Salvați-l ca JPEG, PNG, WebP sau AVIF ori încărcați un PDF. SVG și GIF nu sunt acceptate, oricum s-ar numi fișierul.',
  fileTooLarge:
    'Acest fișier depășește 10 MB. Micșorați imaginea (o lățime de 2000 de pixeli e de ajuns) sau comprimați PDF-ul și încărcați din nou.',
  fileBroken:
    'Acest fișier este deteriorat sau s-a întrerupt pe drum. Deschideți-l pe dispozitivul dvs.; dacă se deschide, salvați-l din nou și încărcați acea copie.',
  filePixels:
    'Această imagine are peste 50 de milioane de pixeli. Micșorați-o (o lățime de 2000 de pixeli e de ajuns) și încărcați din nou.',
  fileMoves: 'Această imagine se mișcă. Salvați din ea o singură imagine statică și încărcați-o.',
  fileForOne: 'Înlocuiți câte un fișier.',
  fileOfOtherKind:
    'O imagine poate fi înlocuită doar cu o imagine, iar un PDF doar cu un PDF. Încărcați acest fișier ca fișier nou.',
  redirectExternalLabel: 'Poate duce la alt site',
  mediaMany: 'Imagini și fișiere',
}
