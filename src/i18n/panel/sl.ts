import type { PanelErrors } from './panel-texts'

export const sl: PanelErrors = {
  oneLanguageAtATime: 'Pišite in objavljajte v enem jeziku naenkrat: navedite ga v „locale“.',
  requestUnreadable: 'Zahteve ni mogoče razumeti: preverite njen naslov.',
  lockedBySomeoneElse:
    'To zdaj ureja nekdo drug, zato vaša sprememba ni shranjena. Počakajte, da konča, ali prevzemite urejanje v plošči.',
  connectionLost:
    'Povezava je prekinjena. Napisano ostane v tem oknu in se shrani, ko se povezava vrne: okna ne zapirajte.',
  connectionBack: 'Povezava se je vrnila. Napisano se shranjuje.',
  pageBelowItself: 'Stran ne more biti pod samo seboj. Izberite drugo nadrejeno stran.',
  parentWithoutAddress:
    'Nadrejena stran še nima naslova ({{language}}). Najprej jo objavite, v tem ali v izvornem jeziku.',
  pagesBelow: 'Pod to stranjo so druge strani. Najprej jih premaknite ali izbrišite.',
  titleMakesNoAddress:
    'Iz tega naslova ni mogoče sestaviti spletnega naslova: nima črk. Napišite slug.',
  addressTaken: 'Naslov {{address}} ({{language}}) je že zaseden: „{{title}}“. Izberite drug slug.',
  addressRedirected:
    'Naslov {{address}} ({{language}}) vodi drugam: z njega je preusmeritev. Izbrišite jo ali izberite drug slug.',
  addressReserved:
    'Naslov {{address}} se začne z besedo, ki jo spletišče pridržuje zase. Izberite drug slug.',
  slugLength: 'Napišite največ toliko znakov: {{most}}.',
  slugCharacters:
    'Samo male črke in števke katere koli pisave, povezane s posameznimi vezaji: brez presledkov, velikih črk, pik in poševnic.',
  slugReserved: 'To besedo spletišče pridržuje zase. Izberite drugo.',
  textTooLong: 'Napišite največ toliko znakov: {{most}}.',
  bodyTooLong:
    'To besedilo je predolgo: {{size}} MB, dovoljeno je največ {{most}} MB. Razdelite ga na več strani.',
  addressMalformed: 'Ta naslov ni veljaven: preverite znake za vsakim %.',
  redirectFromHome: 'Domače strani ni mogoče preusmeriti.',
  redirectOtherLanguage:
    'To je naslov v drugem jeziku ({{language}}): izberite ga zgoraj ali napišite samo pot.',
  redirectReserved: 'Naslove, ki se začnejo s to besedo, spletišče pridržuje zase.',
  redirectNowhere: 'Napišite, kam vodi.',
  redirectQuery: 'Napišite naslov brez ? ali # in tega, kar sledi.',
  redirectExternal:
    'To vodi na drugo spletišče. Če je tako mišljeno, označite „Sme voditi na drugo spletišče“.',
  redirectUnsafe:
    'Napišite pot, ki se začne z eno poševnico, ali celoten naslov, ki se začne s https://.',
  redirectTaken: 'S tega naslova že obstaja preusmeritev: spremenite jo.',
  redirectFromPage:
    'Na naslovu {{address}} ({{language}}) je stran. Najprej jo preimenujte ali prekličite njeno objavo.',
  redirectCircle: 'To vodi nazaj na začetek: bralci bi hodili v krogu.',
  redirectToNothing:
    'Na naslovu {{address}} ni strani. Najprej jo objavite ali napišite drug naslov.',
  redirectWithoutPage: 'Izberite ciljno stran.',
  redirectPageHidden: 'Ta stran ni objavljena ({{language}}). Najprej jo objavite.',
  redirectPageHiddenInBoth:
    'Ta stran ni objavljena v nobenem od jezikov: {{language}}, {{source}}. Najprej jo objavite.',
  linkUnsafe:
    'Napišite celoten naslov (https://…, mailto:, tel:) ali pot, ki se začne z eno poševnico.',
  scheduleDone: 'Ta načrt je že izveden. Ustvarite novega.',
  schedulePast: 'Ta čas je že minil. Izberite poznejšega.',
  scheduleOfNothing: 'Te strani ni več. Izberite drugo.',
  scheduleUnwritten:
    'V tem jeziku ({{language}}) še ni ničesar napisanega. Najprej napišite, nato načrtujte.',
  scheduleByNobody: 'Kdor je to načrtoval, nima več računa. Načrtujte znova.',
  deskRunnerSilent:
    'Od {{time}} ni bil izveden noben načrt: načrti čakajo. Obvestite upravljavca spletišča.',
  deskRunnerNever: 'Načrti se ne izvajajo: čakajo. Obvestite upravljavca spletišča.',
  restoreOneLanguage: 'Različica se obnovi v enem jeziku naenkrat, v zgodovini strani.',
  historyVersionGone: 'Te različice ni več. Znova naložite stran.',
  translatorWithoutLanguage: 'Izberite vsaj en jezik za tega prevajalca.',
  callToActionNowhere: 'Izberite stran ali dokument ali napišite naslov.',
  videoUnknown: 'To ni naslov videa na YouTubu ali Vimeu.',
  contactPhoneWrong: 'Napišite številko s plusom in kodo države, na primer +380 44 000 0000.',
  contactBookingWrong: 'Napišite celoten naslov strani za rezervacije: začne se s https://.',
  amountWrong: 'Napišite celo število v centih ali kopejkah, od 0 do {{most}}.',
  mailingPromoNotLess: 'Cena prvega množičnega pošiljanja mora biti nižja od cene v isti valuti.',
  mailingKeyTaken: 'Dve množični pošiljanji imata ključ „{{key}}“. Enemu od njiju dajte drugega.',
  mailingIncludedWrong: 'Napišite največ osem vrstic, v vsaki največ 120 znakov.',
  altEmptied:
    'Strani morda prikazujejo to sliko: spremenite njeno nadomestno besedilo, vendar ga ne pustite praznega.',
  pictureWithoutAlt:
    'Slika „{{file}}“ nima nadomestnega besedila ({{language}}). Odprite jo v „Slike in datoteke“, zgoraj desno izberite {{language}}, napišite, kaj prikazuje, in znova objavite.',
  pictureIsNone: '„{{file}}“ ni slika. Izberite sliko in znova objavite.',
  fileMissing: 'Izberite datoteko: sliko JPEG, PNG, WebP ali AVIF ali PDF.',
  fileEmpty: 'Ta datoteka je prazna. Izberite drugo.',
  fileOfNoKnownType:
    'Spletišče te datoteke ne more prikazati. Shranite jo kot JPEG, PNG, WebP ali AVIF ali naložite PDF. SVG in GIF nista sprejeta, ne glede na ime datoteke.',
  fileTooLarge:
    'Ta datoteka je večja od 10 MB. Zmanjšajte sliko (širina 2000 slikovnih pik povsem zadostuje) ali stisnite PDF in naložite znova.',
  fileBroken:
    'Ta datoteka je poškodovana ali se je med potjo prekinila. Odprite jo na svoji napravi; če se odpre, jo znova shranite in naložite to kopijo.',
  filePixels:
    'Ta slika ima več kot 50 milijonov slikovnih pik. Zmanjšajte jo (širina 2000 slikovnih pik povsem zadostuje) in naložite znova.',
  fileMoves: 'Ta slika se premika. Shranite eno samo mirujočo sliko in naložite to.',
  fileForOne: 'Zamenjajte eno datoteko naenkrat.',
  fileOfOtherKind: 'Sliko lahko zamenja le slika, PDF pa le PDF. Naložite to kot novo datoteko.',
  redirectExternalLabel: 'Sme voditi na drugo spletišče',
  mediaMany: 'Slike in datoteke',
}
