import type { PanelErrors } from './panel-texts'

export const hr: PanelErrors = {
  oneLanguageAtATime: 'Pišite i objavljujte na jednom jeziku odjednom: navedite ga u „locale”.',
  requestUnreadable: 'Zahtjev se ne može razumjeti: provjerite njegovu adresu.',
  lockedBySomeoneElse:
    'Netko drugi sada ovo uređuje, pa vaša promjena nije spremljena. Pričekajte da završi ili preuzmite uređivanje u ploči.',
  connectionLost:
    'Veza je prekinuta. Ono što ste napisali ostaje u ovom prozoru i spremit će se kad se veza vrati: ne zatvarajte ga.',
  connectionBack: 'Veza se vratila. Ono što ste napisali se sprema.',
  pageBelowItself: 'Stranica ne može biti ispod same sebe. Odaberite drugu nadređenu stranicu.',
  parentWithoutAddress:
    'Nadređena stranica još nema adresu ({{language}}). Najprije objavite nju, na ovom ili na izvornom jeziku.',
  pagesBelow: 'Ispod ove stranice ima drugih stranica. Najprije ih premjestite ili izbrišite.',
  titleMakesNoAddress: 'Od ovog naslova ne može se napraviti adresa: nema slova. Napišite slug.',
  addressTaken:
    'Adresa {{address}} ({{language}}) već je zauzeta: „{{title}}”. Odaberite drugi slug.',
  addressRedirected:
    'Adresa {{address}} ({{language}}) vodi drugamo: s nje postoji preusmjeravanje. Izbrišite ga ili odaberite drugi slug.',
  addressReserved:
    'Adresa {{address}} počinje riječju koju web-mjesto zadržava za sebe. Odaberite drugi slug.',
  slugLength: 'Napišite najviše ovoliko znakova: {{most}}.',
  slugCharacters:
    'Samo mala slova i znamenke bilo kojeg pisma, povezani pojedinačnim crticama: bez razmaka, velikih slova, točaka i kosih crta.',
  slugReserved: 'Ovu riječ web-mjesto zadržava za sebe. Odaberite drugu.',
  textTooLong: 'Napišite najviše ovoliko znakova: {{most}}.',
  bodyTooLong:
    'Ovaj je tekst predug: {{size}} MB, a dopušteno je najviše {{most}} MB. Podijelite ga na više stranica.',
  addressMalformed: 'Ova adresa nije valjana: provjerite znakove iza svakog %.',
  redirectFromHome: 'Početna stranica ne može se preusmjeriti.',
  redirectOtherLanguage:
    'Ovo je adresa na drugom jeziku ({{language}}): odaberite ga gore ili napišite samo putanju.',
  redirectReserved: 'Adrese koje počinju ovom riječju web-mjesto zadržava za sebe.',
  redirectNowhere: 'Napišite kamo vodi.',
  redirectQuery: 'Napišite adresu bez ? ili # i onoga što slijedi.',
  redirectExternal:
    'Ovo vodi na drugo web-mjesto. Ako je tako zamišljeno, označite „Smije voditi na drugo web-mjesto”.',
  redirectUnsafe:
    'Napišite putanju koja počinje jednom kosom crtom ili cijelu adresu koja počinje s https://.',
  redirectTaken: 'S ove adrese već postoji preusmjeravanje: promijenite njega.',
  redirectFromPage:
    'Na adresi {{address}} ({{language}}) postoji stranica. Najprije je preimenujte ili poništite objavu.',
  redirectCircle: 'Ovo vodi natrag na početak: čitatelji bi se vrtjeli u krug.',
  redirectToNothing:
    'Na adresi {{address}} nema stranice. Najprije je objavite ili napišite drugu adresu.',
  redirectWithoutPage: 'Odaberite odredišnu stranicu.',
  redirectPageHidden: 'Ova stranica nije objavljena ({{language}}). Najprije je objavite.',
  redirectPageHiddenInBoth:
    'Ova stranica nije objavljena ni na jednom od jezika: {{language}}, {{source}}. Najprije je objavite.',
  linkUnsafe:
    'Napišite cijelu adresu (https://…, mailto:, tel:) ili putanju koja počinje jednom kosom crtom.',
  scheduleDone: 'Ovaj je plan već izvršen. Napravite novi.',
  schedulePast: 'Ovo je vrijeme prošlo. Odaberite kasnije.',
  scheduleOfNothing: 'Ove stranice više nema. Odaberite drugu.',
  scheduleUnwritten:
    'Na ovom jeziku ({{language}}) još ništa nije napisano. Najprije napišite, zatim planirajte.',
  scheduleByNobody: 'Tko je ovo planirao, više nema račun. Planirajte ponovno.',
  deskRunnerSilent:
    'Od {{time}} nije izvršen nijedan plan: planovi čekaju. Obavijestite onoga tko vodi web-mjesto.',
  deskRunnerNever: 'Planovi se ne izvršavaju: čekaju. Obavijestite onoga tko vodi web-mjesto.',
  restoreOneLanguage: 'Verzija se vraća na jednom jeziku odjednom, u povijesti stranice.',
  historyVersionGone: 'Ove verzije više nema. Ponovno učitajte stranicu.',
  translatorWithoutLanguage: 'Odaberite barem jedan jezik za ovog prevoditelja.',
  callToActionNowhere: 'Odaberite stranicu ili dokument ili napišite adresu.',
  videoUnknown: 'Ovo nije adresa videozapisa na YouTubeu ili Vimeu.',
  contactPhoneWrong:
    'Napišite broj s plusom i pozivnim brojem zemlje, na primjer +380 44 000 0000.',
  contactBookingWrong: 'Napišite cijelu adresu stranice za rezervaciju: počinje s https://.',
  amountWrong: 'Napišite cijeli broj u centima ili kopijkama, od 0 do {{most}}.',
  mailingPromoNotLess: 'Cijena prvog masovnog slanja mora biti niža od cijene u istoj valuti.',
  mailingKeyTaken: 'Dva masovna slanja imaju ključ „{{key}}”. Jednome od njih dajte drugi.',
  mailingIncludedWrong: 'Napišite najviše osam redaka, svaki s najviše 120 znakova.',
  altEmptied:
    'Stranice možda prikazuju ovu sliku: promijenite njezin zamjenski tekst, ali ga ne ostavljajte praznim.',
  pictureWithoutAlt:
    'Slika „{{file}}” nema zamjenski tekst ({{language}}). Otvorite je u „Slike i datoteke”, gore desno odaberite {{language}}, napišite što prikazuje i ponovno objavite.',
  pictureIsNone: '„{{file}}” nije slika. Odaberite sliku i ponovno objavite.',
  fileMissing: 'Odaberite datoteku: sliku JPEG, PNG, WebP ili AVIF ili PDF.',
  fileEmpty: 'Ova je datoteka prazna. Odaberite drugu.',
  fileOfNoKnownType:
    'Web-mjesto ne može prikazati ovu datoteku. Spremite je kao JPEG, PNG, WebP ili AVIF ili učitajte PDF. SVG i GIF ne primaju se, kako god se datoteka zvala.',
  fileTooLarge:
    'Ova je datoteka veća od 10 MB. Smanjite sliku (širina od 2000 piksela sasvim je dovoljna) ili sažmite PDF i učitajte ponovno.',
  fileBroken:
    'Ova je datoteka oštećena ili je putem prekinuta. Otvorite je na svojem uređaju; ako se otvori, spremite je iznova i učitajte tu kopiju.',
  filePixels:
    'Ova slika ima više od 50 milijuna piksela. Smanjite je (širina od 2000 piksela sasvim je dovoljna) i učitajte ponovno.',
  fileMoves: 'Ova se slika miče. Spremite jednu mirnu sliku i učitajte nju.',
  fileForOne: 'Zamijenite jednu po jednu datoteku.',
  fileOfOtherKind:
    'Slika se može zamijeniti samo slikom, a PDF samo PDF-om. Učitajte ovo kao novu datoteku.',
  redirectExternalLabel: 'Smije voditi na drugo web-mjesto',
  mediaMany: 'Slike i datoteke',
}
