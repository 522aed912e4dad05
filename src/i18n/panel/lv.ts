import type { PanelErrors } from './panel-texts'

export const lv: PanelErrors = {
  oneLanguageAtATime:
    'Rakstiet un publicējiet vienā valodā vienlaikus: norādiet to laukā “locale”.',
  requestUnreadable: 'Pieprasījumu nevar saprast: pārbaudiet tā adresi.',
  lockedBySomeoneElse:
    'To pašlaik rediģē kāds cits, tāpēc jūsu izmaiņas netika saglabātas. Pagaidiet, līdz viņš pabeidz, vai pārņemiet rediģēšanu panelī.',
  connectionLost:
    'Savienojums ir pārtrūcis. Uzrakstītais paliek šajā logā un tiks saglabāts, kad savienojums atjaunosies: neaizveriet to.',
  connectionBack: 'Savienojums ir atjaunots. Uzrakstītais tiek saglabāts.',
  pageBelowItself: 'Lapa nevar atrasties zem sevis pašas. Izvēlieties citu augstāku lapu.',
  parentWithoutAddress:
    'Augstākajai lapai vēl nav adreses ({{language}}). Vispirms publicējiet to šajā vai avota valodā.',
  pagesBelow: 'Zem šīs lapas ir citas lapas. Vispirms pārvietojiet vai izdzēsiet tās.',
  titleMakesNoAddress:
    'No šī nosaukuma nevar izveidot adresi: tajā nav burtu. Ierakstiet adreses daļu.',
  addressTaken:
    'Adrese {{address}} ({{language}}) jau ir aizņemta: “{{title}}”. Izvēlieties citu adreses daļu.',
  addressRedirected:
    'Adrese {{address}} ({{language}}) ved citur: no tās ir pāradresācija. Izdzēsiet to vai izvēlieties citu adreses daļu.',
  addressReserved:
    'Adrese {{address}} sākas ar vārdu, ko vietne patur sev. Izvēlieties citu adreses daļu.',
  slugLength: 'Rakstiet ne vairāk kā {{most}} rakstzīmes.',
  slugCharacters:
    'Tikai jebkura raksta mazie burti un cipari, savienoti ar atsevišķām defisēm: bez atstarpēm, lielajiem burtiem, punktiem un slīpsvītrām.',
  slugReserved: 'Šo vārdu vietne patur sev. Izvēlieties citu.',
  textTooLong: 'Rakstiet ne vairāk kā {{most}} rakstzīmes.',
  bodyTooLong:
    'Šis teksts ir pārāk garš: {{size}} MB, atļauts ne vairāk kā {{most}} MB. Sadaliet to vairākās lapās.',
  addressMalformed: 'Šī adrese nav derīga: pārbaudiet rakstzīmes aiz katra %.',
  redirectFromHome: 'Sākumlapu nevar pāradresēt.',
  redirectOtherLanguage:
    'Šī ir citas valodas adrese ({{language}}): izvēlieties to augstāk vai ierakstiet tikai ceļu.',
  redirectReserved: 'Adreses, kas sākas ar šo vārdu, vietne patur sev.',
  redirectNowhere: 'Ierakstiet, kurp tā ved.',
  redirectQuery: 'Ierakstiet adresi bez ? vai # un tā, kas seko.',
  redirectExternal:
    'Tas ved uz citu vietni. Ja tā ir domāts, atzīmējiet “Drīkst vest uz citu vietni”.',
  redirectUnsafe:
    'Ierakstiet ceļu, kas sākas ar vienu slīpsvītru, vai pilnu adresi, kas sākas ar https://.',
  redirectTaken: 'No šīs adreses jau ir pāradresācija: mainiet to.',
  redirectFromPage:
    'Adresē {{address}} ({{language}}) ir lapa. Vispirms pārdēvējiet to vai atceliet tās publicēšanu.',
  redirectCircle: 'Tas ved atpakaļ uz sākumu: lasītāji ietu pa apli.',
  redirectToNothing:
    'Adresē {{address}} nav lapas. Vispirms publicējiet to vai ierakstiet citu adresi.',
  redirectWithoutPage: 'Izvēlieties lapu, uz kuru tā ved.',
  redirectPageHidden: 'Šī lapa nav publicēta ({{language}}). Vispirms publicējiet to.',
  redirectPageHiddenInBoth:
    'Šī lapa nav publicēta nevienā no valodām: {{language}}, {{source}}. Vispirms publicējiet to.',
  linkUnsafe:
    'Ierakstiet pilnu adresi (https://…, mailto:, tel:) vai ceļu, kas sākas ar vienu slīpsvītru.',
  scheduleDone: 'Šis plāns jau ir izpildīts. Izveidojiet jaunu.',
  schedulePast: 'Šis laiks ir pagājis. Izvēlieties vēlāku.',
  scheduleOfNothing: 'Šīs lapas vairs nav. Izvēlieties citu.',
  scheduleUnwritten:
    'Šajā valodā ({{language}}) vēl nekas nav uzrakstīts. Vispirms uzrakstiet, tad plānojiet.',
  scheduleByNobody: 'Tam, kurš to ieplānoja, vairs nav konta. Ieplānojiet no jauna.',
  deskRunnerSilent:
    'Kopš {{time}} nav izpildīts neviens plāns: tie gaida. Paziņojiet vietnes uzturētājam.',
  deskRunnerNever: 'Plāni netiek izpildīti: tie gaida. Paziņojiet vietnes uzturētājam.',
  restoreOneLanguage: 'Versiju atjauno vienā valodā vienlaikus, lapas vēsturē.',
  historyVersionGone: 'Šīs versijas vairs nav. Pārlādējiet lapu.',
  translatorWithoutLanguage: 'Izvēlieties šim tulkotājam vismaz vienu valodu.',
  callToActionNowhere: 'Izvēlieties lapu vai dokumentu vai ierakstiet adresi.',
  videoUnknown: 'Šī nav YouTube vai Vimeo video adrese.',
  contactPhoneWrong: 'Ierakstiet numuru ar plus zīmi un valsts kodu, piemēram, +380 44 000 0000.',
  contactBookingWrong: 'Ierakstiet pilnu pieteikšanās lapas adresi: tā sākas ar https://.',
  amountWrong: 'Ierakstiet veselu skaitli centos vai kapeikās, no 0 līdz {{most}}.',
  mailingPromoNotLess: 'Pirmā masveida sūtījuma cenai jābūt mazākai par cenu tajā pašā valūtā.',
  mailingKeyTaken: 'Diviem masveida sūtījumiem ir atslēga “{{key}}”. Dodiet vienam no tiem citu.',
  mailingIncludedWrong: 'Rakstiet ne vairāk kā astoņas rindas, katrā ne vairāk kā 120 rakstzīmes.',
  altEmptied:
    'Lapas, iespējams, rāda šo attēlu: mainiet tā alternatīvo tekstu, bet neatstājiet to tukšu.',
  pictureWithoutAlt:
    'Attēlam “{{file}}” nav alternatīvā teksta ({{language}}). Atveriet to sadaļā “Attēli un faili”, augšā pa labi izvēlieties {{language}}, uzrakstiet, kas tajā redzams, un publicējiet vēlreiz.',
  pictureIsNone: '“{{file}}” nav attēls. Izvēlieties attēlu un publicējiet vēlreiz.',
  fileMissing: 'Izvēlieties failu: JPEG, PNG, WebP vai AVIF attēlu vai PDF.',
  fileEmpty: 'Šis fails ir tukšs. Izvēlieties citu.',
  fileOfNoKnownType:
    'Vietne nevar parādīt šo failu. Saglabājiet to kā JPEG, PNG, WebP vai AVIF vai augšupielādējiet PDF. SVG un GIF netiek pieņemti, lai kāds būtu faila nosaukums.',
  fileTooLarge:
    'Šis fails ir lielāks par 10 MB. Samaziniet attēlu (2000 pikseļu platums ir pilnīgi pietiekams) vai saspiediet PDF un augšupielādējiet vēlreiz.',
  fileBroken:
    'Šis fails ir bojāts vai pārtrūka ceļā. Atveriet to savā ierīcē; ja tas atveras, saglabājiet no jauna un augšupielādējiet šo kopiju.',
  filePixels:
    'Šajā attēlā ir vairāk nekā 50 miljoni pikseļu. Samaziniet to (2000 pikseļu platums ir pilnīgi pietiekams) un augšupielādējiet vēlreiz.',
  fileMoves: 'Šis attēls kustas. Saglabājiet no tā vienu nekustīgu attēlu un augšupielādējiet to.',
  fileForOne: 'Aizstājiet vienu failu vienlaikus.',
  fileOfOtherKind:
    'Attēlu var aizstāt tikai ar attēlu un PDF tikai ar PDF. Augšupielādējiet šo kā jaunu failu.',
  redirectExternalLabel: 'Drīkst vest uz citu vietni',
  mediaMany: 'Attēli un faili',
}
