import type { PanelErrors } from './panel-texts'

export const lt: PanelErrors = {
  oneLanguageAtATime: 'Rašykite ir skelbkite po vieną kalbą: nurodykite ją „locale“.',
  requestUnreadable: 'Užklausos neįmanoma suprasti: patikrinkite jos adresą.',
  lockedBySomeoneElse:
    'Dabar tai redaguoja kitas žmogus, todėl jūsų pakeitimas neišsaugotas. Palaukite, kol jis baigs, arba perimkite redagavimą skydelyje.',
  connectionLost:
    'Ryšys nutrūko. Tai, ką parašėte, lieka šiame lange ir bus išsaugota, kai ryšys atsinaujins: neuždarykite jo.',
  connectionBack: 'Ryšys atsinaujino. Tai, ką parašėte, išsaugoma.',
  pageBelowItself: 'Puslapis negali būti po savimi. Pasirinkite kitą viršesnį puslapį.',
  parentWithoutAddress:
    'Viršesnis puslapis dar neturi adreso ({{language}}). Pirmiausia paskelbkite jį šia arba šaltinio kalba.',
  pagesBelow: 'Po šiuo puslapiu yra kitų. Pirmiausia perkelkite arba ištrinkite juos.',
  titleMakesNoAddress:
    'Iš šio pavadinimo negalima sudaryti adreso: jame nėra raidžių. Parašykite trumpinį.',
  addressTaken:
    'Adresas {{address}} ({{language}}) jau užimtas: „{{title}}“. Pasirinkite kitą trumpinį.',
  addressRedirected:
    'Adresas {{address}} ({{language}}) veda kitur: iš jo yra peradresavimas. Ištrinkite jį arba pasirinkite kitą trumpinį.',
  addressReserved:
    'Adresas {{address}} prasideda žodžiu, kurį svetainė pasilieka sau. Pasirinkite kitą trumpinį.',
  slugLength: 'Daugiausia simbolių: {{most}}.',
  slugCharacters:
    'Tik mažosios bet kurio rašto raidės ir skaitmenys, sujungti pavieniais brūkšneliais: be tarpų, didžiųjų raidžių, taškų ir pasvirųjų brūkšnių.',
  slugReserved: 'Šį žodį svetainė pasilieka sau. Pasirinkite kitą.',
  textTooLong: 'Daugiausia simbolių: {{most}}.',
  bodyTooLong:
    'Šis tekstas per ilgas: {{size}} MB, leidžiama daugiausia {{most}} MB. Padalykite jį į kelis puslapius.',
  addressMalformed: 'Šis adresas negalioja: patikrinkite simbolius po kiekvieno %.',
  redirectFromHome: 'Pagrindinio puslapio peradresuoti negalima.',
  redirectOtherLanguage:
    'Tai kitos kalbos adresas ({{language}}): pasirinkite ją aukščiau arba parašykite tik kelią.',
  redirectReserved: 'Adresus, kurie prasideda šiuo žodžiu, svetainė pasilieka sau.',
  redirectNowhere: 'Parašykite, kur jis veda.',
  redirectQuery: 'Parašykite adresą be ? ar # ir to, kas po jų.',
  redirectExternal:
    'Tai veda į kitą svetainę. Jei taip ir norite, pažymėkite „Gali vesti į kitą svetainę“.',
  redirectUnsafe:
    'Parašykite kelią, kuris prasideda vienu pasviruoju brūkšniu, arba visą adresą, kuris prasideda https://.',
  redirectTaken: 'Iš šio adreso jau yra peradresavimas: pakeiskite jį.',
  redirectFromPage:
    'Adresu {{address}} ({{language}}) yra puslapis. Pirmiausia pervadinkite jį arba atšaukite jo paskelbimą.',
  redirectCircle: 'Tai veda atgal į pradžią: skaitytojai suktųsi ratu.',
  redirectToNothing:
    'Adresu {{address}} puslapio nėra. Pirmiausia paskelbkite jį arba parašykite kitą adresą.',
  redirectWithoutPage: 'Pasirinkite puslapį, į kurį vedama.',
  redirectPageHidden: 'Šis puslapis nepaskelbtas ({{language}}). Pirmiausia paskelbkite jį.',
  redirectPageHiddenInBoth:
    'Šis puslapis nepaskelbtas nė viena iš kalbų: {{language}}, {{source}}. Pirmiausia paskelbkite jį.',
  linkUnsafe:
    'Parašykite visą adresą (https://…, mailto:, tel:) arba kelią, kuris prasideda vienu pasviruoju brūkšniu.',
  scheduleDone: 'Šis planas jau įvykdytas. Sukurkite naują.',
  schedulePast: 'Šis laikas praėjo. Pasirinkite vėlesnį.',
  scheduleOfNothing: 'Šio puslapio nebėra. Pasirinkite kitą.',
  scheduleUnwritten:
    'Šia kalba ({{language}}) dar nieko neparašyta. Pirmiausia parašykite, tada planuokite.',
  scheduleByNobody: 'Tai suplanavęs žmogus nebeturi paskyros. Suplanuokite iš naujo.',
  deskRunnerSilent:
    'Nuo {{time}} neįvykdytas nė vienas planas: jie laukia. Praneškite svetainės prižiūrėtojui.',
  deskRunnerNever: 'Planai nevykdomi: jie laukia. Praneškite svetainės prižiūrėtojui.',
  restoreOneLanguage: 'Versija atkuriama po vieną kalbą, puslapio istorijoje.',
  historyVersionGone: 'Šios versijos nebėra. Įkelkite puslapį iš naujo.',
  translatorWithoutLanguage: 'Pasirinkite šiam vertėjui bent vieną kalbą.',
  callToActionNowhere: 'Pasirinkite puslapį arba dokumentą, arba parašykite adresą.',
  videoUnknown: 'Tai ne „YouTube“ ar „Vimeo“ vaizdo įrašo adresas.',
  contactPhoneWrong:
    'Parašykite numerį su pliuso ženklu ir šalies kodu, pavyzdžiui, +380 44 000 0000.',
  contactBookingWrong: 'Parašykite visą registracijos puslapio adresą: jis prasideda https://.',
  amountWrong: 'Parašykite sveikąjį centų arba kapeikų skaičių, nuo 0 iki {{most}}.',
  mailingPromoNotLess:
    'Pirmojo masinio siuntimo kaina turi būti mažesnė už kainą ta pačia valiuta.',
  mailingKeyTaken: 'Du masiniai siuntimai turi raktą „{{key}}“. Vienam iš jų duokite kitą.',
  mailingIncludedWrong:
    'Parašykite daugiausia aštuonias eilutes, kiekvienoje daugiausia 120 simbolių.',
  altEmptied:
    'Puslapiai gali rodyti šį paveikslėlį: pakeiskite jo alternatyvųjį tekstą, bet nepalikite tuščio.',
  pictureWithoutAlt:
    'Paveikslėlis „{{file}}“ neturi alternatyviojo teksto ({{language}}). Atidarykite jį skiltyje „Paveikslėliai ir failai“, viršuje dešinėje pasirinkite {{language}}, parašykite, kas jame pavaizduota, ir paskelbkite iš naujo.',
  pictureIsNone: '„{{file}}“ nėra paveikslėlis. Pasirinkite paveikslėlį ir paskelbkite iš naujo.',
  fileMissing: 'Pasirinkite failą: JPEG, PNG, WebP arba AVIF paveikslėlį arba PDF.',
  fileEmpty: 'Šis failas tuščias. Pasirinkite kitą.',
  fileOfNoKnownType:
    'Svetainė negali parodyti šio failo. Išsaugokite jį kaip JPEG, PNG, WebP arba AVIF arba įkelkite PDF. SVG ir GIF nepriimami, kad ir koks būtų failo pavadinimas.',
  fileTooLarge:
    'Šis failas didesnis nei 10 MB. Sumažinkite paveikslėlį (2000 pikselių pločio visiškai pakanka) arba suglaudinkite PDF ir įkelkite iš naujo.',
  fileBroken:
    'Šis failas sugadintas arba nutrūko pakeliui. Atidarykite jį savo įrenginyje; jei atsidaro, išsaugokite iš naujo ir įkelkite tą kopiją.',
  filePixels:
    'Šiame paveikslėlyje daugiau kaip 50 milijonų pikselių. Sumažinkite jį (2000 pikselių pločio visiškai pakanka) ir įkelkite iš naujo.',
  fileMoves: 'Šis paveikslėlis juda. Išsaugokite vieną nejudantį vaizdą ir įkelkite jį.',
  fileForOne: 'Keiskite po vieną failą.',
  fileOfOtherKind:
    'Paveikslėlį galima pakeisti tik paveikslėliu, o PDF – tik PDF failu. Įkelkite šį kaip naują failą.',
  redirectExternalLabel: 'Gali vesti į kitą svetainę',
  mediaMany: 'Paveikslėliai ir failai',
}
