import type { PanelErrors } from './panel-texts'

export const rsLatin: PanelErrors = {
  oneLanguageAtATime: 'Pišite i objavljujte na jednom jeziku odjednom: navedite ga u „locale“.',
  requestUnreadable: 'Zahtev se ne može razumeti: proverite njegovu adresu.',
  lockedBySomeoneElse:
    'Neko drugi upravo ovo uređuje, pa vaša izmena nije sačuvana. Sačekajte da završi ili preuzmite uređivanje u panelu.',
  connectionLost:
    'Veza je prekinuta. Ono što ste napisali ostaje u ovom prozoru i biće sačuvano kada se veza vrati: ne zatvarajte ga.',
  connectionBack: 'Veza se vratila. Ono što ste napisali se čuva.',
  pageBelowItself: 'Stranica ne može biti ispod same sebe. Izaberite drugu nadređenu stranicu.',
  parentWithoutAddress:
    'Nadređena stranica još nema adresu ({{language}}). Prvo objavite nju, na ovom ili na izvornom jeziku.',
  pagesBelow: 'Ispod ove stranice ima drugih stranica. Prvo ih premestite ili izbrišite.',
  titleMakesNoAddress: 'Od ovog naslova ne može se napraviti adresa: nema slova. Napišite slug.',
  addressTaken:
    'Adresa {{address}} ({{language}}) već je zauzeta: „{{title}}“. Izaberite drugi slug.',
  addressRedirected:
    'Adresa {{address}} ({{language}}) vodi na drugo mesto: sa nje postoji preusmerenje. Izbrišite ga ili izaberite drugi slug.',
  addressReserved:
    'Adresa {{address}} počinje rečju koju sajt zadržava za sebe. Izaberite drugi slug.',
  slugLength: 'Napišite najviše ovoliko znakova: {{most}}.',
  slugCharacters:
    'Samo mala slova i cifre bilo kog pisma, povezani pojedinačnim crticama: bez razmaka, velikih slova, tačaka i kosih crta.',
  slugReserved: 'Ovu reč sajt zadržava za sebe. Izaberite drugu.',
  textTooLong: 'Napišite najviše ovoliko znakova: {{most}}.',
  bodyTooLong:
    'Ovaj tekst je predug: {{size}} MB, a dozvoljeno je najviše {{most}} MB. Podelite ga na više stranica.',
  addressMalformed: 'Ova adresa nije ispravna: proverite znakove iza svakog %.',
  redirectFromHome: 'Početna stranica se ne može preusmeriti.',
  redirectOtherLanguage:
    'Ovo je adresa na drugom jeziku ({{language}}): izaberite ga gore ili napišite samo putanju.',
  redirectReserved: 'Adrese koje počinju ovom rečju sajt zadržava za sebe.',
  redirectNowhere: 'Napišite kuda vodi.',
  redirectQuery: 'Napišite adresu bez ? ili # i onoga što sledi.',
  redirectExternal:
    'Ovo vodi na drugi sajt. Ako je tako zamišljeno, označite „Sme da vodi na drugi sajt“.',
  redirectUnsafe:
    'Napišite putanju koja počinje jednom kosom crtom ili celu adresu koja počinje sa https://.',
  redirectTaken: 'Sa ove adrese već postoji preusmerenje: izmenite njega.',
  redirectFromPage:
    'Na adresi {{address}} ({{language}}) postoji stranica. Prvo je preimenujte ili poništite objavu.',
  redirectCircle: 'Ovo vodi nazad na početak: čitaoci bi se vrteli u krug.',
  redirectToNothing:
    'Na adresi {{address}} nema stranice. Prvo je objavite ili napišite drugu adresu.',
  redirectWithoutPage: 'Izaberite odredišnu stranicu.',
  redirectPageHidden: 'Ova stranica nije objavljena ({{language}}). Prvo je objavite.',
  redirectPageHiddenInBoth:
    'Ova stranica nije objavljena ni na jednom od jezika: {{language}}, {{source}}. Prvo je objavite.',
  linkUnsafe:
    'Napišite celu adresu (https://…, mailto:, tel:) ili putanju koja počinje jednom kosom crtom.',
  scheduleDone: 'Ovaj plan je već izvršen. Napravite novi.',
  schedulePast: 'Ovo vreme je prošlo. Izaberite kasnije.',
  scheduleOfNothing: 'Ove stranice više nema. Izaberite drugu.',
  scheduleUnwritten:
    'Na ovom jeziku ({{language}}) još ništa nije napisano. Prvo napišite, pa planirajte.',
  scheduleByNobody: 'Onaj ko je ovo planirao više nema nalog. Planirajte ponovo.',
  deskRunnerSilent:
    'Od {{time}} nije izvršen nijedan plan: planovi čekaju. Obavestite onoga ko vodi sajt.',
  deskRunnerNever: 'Planovi se ne izvršavaju: čekaju. Obavestite onoga ko vodi sajt.',
  restoreOneLanguage: 'Verzija se vraća na jednom jeziku odjednom, u istoriji stranice.',
  historyVersionGone: 'Ove verzije više nema. Ponovo učitajte stranicu.',
  translatorWithoutLanguage: 'Izaberite bar jedan jezik za ovog prevodioca.',
  callToActionNowhere: 'Izaberite stranicu ili dokument ili napišite adresu.',
  videoUnknown: 'Ovo nije adresa video-snimka na sajtu YouTube ili Vimeo.',
  contactPhoneWrong:
    'Napišite broj sa plusom i pozivnim brojem zemlje, na primer +380 44 000 0000.',
  contactBookingWrong: 'Napišite celu adresu stranice za zakazivanje: počinje sa https://.',
  amountWrong: 'Napišite ceo broj u centima ili kopijkama, od 0 do {{most}}.',
  mailingPromoNotLess: 'Cena prvog masovnog slanja mora biti niža od cene u istoj valuti.',
  mailingKeyTaken: 'Dva masovna slanja imaju ključ „{{key}}“. Jednom od njih dajte drugi.',
  mailingIncludedWrong: 'Napišite najviše osam redova, svaki sa najviše 120 znakova.',
  altEmptied:
    'Stranice možda prikazuju ovu sliku: izmenite njen alternativni tekst, ali ga ne ostavljajte praznim.',
  pictureWithoutAlt:
    'Slika „{{file}}“ nema alternativni tekst ({{language}}). Otvorite je u „Slike i datoteke“, gore desno izaberite {{language}}, napišite šta prikazuje i objavite ponovo.',
  pictureIsNone: '„{{file}}“ nije slika. Izaberite sliku i objavite ponovo.',
  fileMissing: 'Izaberite datoteku: sliku JPEG, PNG, WebP ili AVIF ili PDF.',
  fileEmpty: 'Ova datoteka je prazna. Izaberite drugu.',
  fileOfNoKnownType:
    'Sajt ne može da prikaže ovu datoteku. Sačuvajte je kao JPEG, PNG, WebP ili AVIF ili otpremite PDF. SVG i GIF se ne primaju, kako god da se datoteka zove.',
  fileTooLarge:
    'Ova datoteka je veća od 10 MB. Smanjite sliku (širina od 2000 piksela je sasvim dovoljna) ili komprimujte PDF i otpremite ponovo.',
  fileBroken:
    'Ova datoteka je oštećena ili je usput prekinuta. Otvorite je na svom uređaju; ako se otvori, sačuvajte je iznova i otpremite tu kopiju.',
  filePixels:
    'Ova slika ima više od 50 miliona piksela. Smanjite je (širina od 2000 piksela je sasvim dovoljna) i otpremite ponovo.',
  fileMoves: 'Ova slika se pokreće. Sačuvajte jednu nepokretnu sliku i otpremite nju.',
  fileForOne: 'Zamenjujte jednu po jednu datoteku.',
  fileOfOtherKind:
    'Slika se može zameniti samo slikom, a PDF samo PDF datotekom. Otpremite ovo kao novu datoteku.',
  redirectExternalLabel: 'Sme da vodi na drugi sajt',
  mediaMany: 'Slike i datoteke',
}
