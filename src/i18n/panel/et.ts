import type { PanelErrors } from './panel-texts'

export const et: PanelErrors = {
  oneLanguageAtATime: 'Kirjutage ja avaldage korraga ühes keeles: nimetage see väljal „locale“.',
  requestUnreadable: 'Päringust ei ole võimalik aru saada: kontrollige selle aadressi.',
  lockedBySomeoneElse:
    'Keegi teine muudab seda praegu, seega teie muudatust ei salvestatud. Oodake, kuni ta lõpetab, või võtke muutmine paneelil üle.',
  connectionLost:
    'Ühendus katkes. Kirjutatu jääb sellesse aknasse ja salvestatakse, kui ühendus taastub: ärge sulgege seda.',
  connectionBack: 'Ühendus taastus. Kirjutatut salvestatakse.',
  pageBelowItself: 'Leht ei saa olla iseenda all. Valige teine ülemleht.',
  parentWithoutAddress:
    'Ülemlehel ei ole veel aadressi ({{language}}). Avaldage esmalt see, selles keeles või lähtekeeles.',
  pagesBelow: 'Selle lehe all on teisi lehti. Teisaldage või kustutage need esmalt.',
  titleMakesNoAddress:
    'Sellest pealkirjast ei saa aadressi teha: selles ei ole tähti. Kirjutage slug.',
  addressTaken:
    'Aadress {{address}} ({{language}}) on juba kasutusel: „{{title}}“. Valige teine slug.',
  addressRedirected:
    'Aadress {{address}} ({{language}}) viib mujale: sellelt on ümbersuunamine. Kustutage see või valige teine slug.',
  addressReserved: 'Aadress {{address}} algab sõnaga, mille sait hoiab endale. Valige teine slug.',
  slugLength: 'Kirjutage kõige rohkem {{most}} märki.',
  slugCharacters:
    'Ainult mis tahes kirja väiketähed ja numbrid, ühendatud üksikute sidekriipsudega: ilma tühikute, suurtähtede, punktide ja kaldkriipsudeta.',
  slugReserved: 'Sait hoiab selle sõna endale. Valige teine.',
  textTooLong: 'Kirjutage kõige rohkem {{most}} märki.',
  bodyTooLong:
    'See tekst on liiga pikk: {{size}} MB, lubatud on kõige rohkem {{most}} MB. Jagage see mitmele lehele.',
  addressMalformed: 'See aadress ei kehti: kontrollige märke iga % järel.',
  redirectFromHome: 'Avalehte ei saa ümber suunata.',
  redirectOtherLanguage:
    'See on teise keele aadress ({{language}}): valige see keel ülalt või kirjutage ainult tee.',
  redirectReserved: 'Selle sõnaga algavad aadressid hoiab sait endale.',
  redirectNowhere: 'Kirjutage, kuhu see viib.',
  redirectQuery: 'Kirjutage aadress ilma märgita ? või # ja sellele järgnevata.',
  redirectExternal:
    'See viib teisele saidile. Kui nii on mõeldud, märkige „Võib viia teisele saidile“.',
  redirectUnsafe: 'Kirjutage ühe kaldkriipsuga algav tee või https:// algusega täielik aadress.',
  redirectTaken: 'Sellelt aadressilt on juba ümbersuunamine: muutke seda.',
  redirectFromPage:
    'Aadressil {{address}} ({{language}}) on leht. Nimetage see esmalt ümber või tühistage selle avaldamine.',
  redirectCircle: 'See viib tagasi algusesse: lugejad käiksid ringiratast.',
  redirectToNothing:
    'Aadressil {{address}} ei ole lehte. Avaldage see esmalt või kirjutage teine aadress.',
  redirectWithoutPage: 'Valige leht, kuhu see viib.',
  redirectPageHidden: 'See leht ei ole avaldatud ({{language}}). Avaldage see esmalt.',
  redirectPageHiddenInBoth:
    'See leht ei ole avaldatud üheski neist keeltest: {{language}}, {{source}}. Avaldage see esmalt.',
  linkUnsafe:
    'Kirjutage täielik aadress (https://…, mailto:, tel:) või ühe kaldkriipsuga algav tee.',
  scheduleDone: 'See plaan on juba täidetud. Looge uus.',
  schedulePast: 'See aeg on möödas. Valige hilisem.',
  scheduleOfNothing: 'Seda lehte enam ei ole. Valige teine.',
  scheduleUnwritten:
    'Selles keeles ({{language}}) ei ole veel midagi kirjutatud. Kirjutage esmalt, siis planeerige.',
  scheduleByNobody: 'Selle planeerijal ei ole enam kontot. Planeerige uuesti.',
  deskRunnerSilent:
    'Alates {{time}} ei ole ühtegi plaani täidetud: need ootavad. Teatage saidi haldajale.',
  deskRunnerNever: 'Plaane ei täideta: need ootavad. Teatage saidi haldajale.',
  restoreOneLanguage: 'Versioon taastatakse korraga ühes keeles, lehe ajaloos.',
  historyVersionGone: 'Seda versiooni enam ei ole. Laadige leht uuesti.',
  translatorWithoutLanguage: 'Valige sellele tõlkijale vähemalt üks keel.',
  callToActionNowhere: 'Valige leht või dokument või kirjutage aadress.',
  videoUnknown: 'See ei ole YouTube’i ega Vimeo video aadress.',
  contactPhoneWrong:
    'Kirjutage number plussmärgi ja riigi suunanumbriga, näiteks +380 44 000 0000.',
  contactBookingWrong: 'Kirjutage broneerimislehe täielik aadress: selle algus on https://.',
  amountWrong: 'Kirjutage täisarv sentides või kopikates, vahemikus 0 kuni {{most}}.',
  mailingPromoNotLess: 'Esimese masspostituse hind peab olema madalam kui hind samas valuutas.',
  mailingKeyTaken: 'Kahel masspostitusel on võti „{{key}}“. Andke ühele neist teine.',
  mailingIncludedWrong: 'Kirjutage kõige rohkem kaheksa rida, igas kõige rohkem 120 märki.',
  altEmptied:
    'Lehed võivad seda pilti näidata: muutke selle alternatiivteksti, kuid ärge jätke seda tühjaks.',
  pictureWithoutAlt:
    'Pildil „{{file}}“ ei ole alternatiivteksti ({{language}}). Avage see jaotises „Pildid ja failid“, valige paremalt ülalt {{language}}, kirjutage, mida see näitab, ja avaldage uuesti.',
  pictureIsNone: '„{{file}}“ ei ole pilt. Valige pilt ja avaldage uuesti.',
  fileMissing: 'Valige fail: JPEG-, PNG-, WebP- või AVIF-pilt või PDF.',
  fileEmpty: 'See fail on tühi. Valige teine.',
  fileOfNoKnownType:
    'Sait ei saa seda faili näidata. Salvestage see JPEG-, PNG-, WebP- või AVIF-vormingus või laadige üles PDF. SVG-d ja GIF-i ei võeta vastu, mis ka faili nimi oleks.',
  fileTooLarge:
    'See fail on suurem kui 10 MB. Vähendage pilti (2000 pikslit laiust on täiesti piisav) või tihendage PDF ja laadige uuesti üles.',
  fileBroken:
    'See fail on vigane või katkes teel. Avage see oma seadmes; kui see avaneb, salvestage uuesti ja laadige üles see koopia.',
  filePixels:
    'Sellel pildil on üle 50 miljoni piksli. Vähendage seda (2000 pikslit laiust on täiesti piisav) ja laadige uuesti üles.',
  fileMoves: 'See pilt liigub. Salvestage sellest üks liikumatu pilt ja laadige see üles.',
  fileForOne: 'Asendage üks fail korraga.',
  fileOfOtherKind:
    'Pilti saab asendada ainult pildiga ja PDF-i ainult PDF-iga. Laadige see üles uue failina.',
  redirectExternalLabel: 'Võib viia teisele saidile',
  mediaMany: 'Pildid ja failid',
}
