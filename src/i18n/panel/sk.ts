import type { PanelErrors } from './panel-texts'

export const sk: PanelErrors = {
  oneLanguageAtATime: 'Píšte a publikujte vždy v jednom jazyku: uveďte ho v „locale“.',
  requestUnreadable: 'Požiadavke nemožno rozumieť: skontrolujte jej adresu.',
  lockedBySomeoneElse:
    'Práve to upravuje niekto iný, preto sa vaša zmena neuložila. Počkajte, kým skončí, alebo úpravy prevezmite v paneli.',
  connectionLost:
    'Spojenie sa prerušilo. Čo ste napísali, zostáva v tomto okne a uloží sa, keď sa spojenie obnoví: okno nezatvárajte.',
  connectionBack: 'Spojenie je obnovené. Čo ste napísali, sa ukladá.',
  pageBelowItself: 'Stránka nemôže byť pod sebou samou. Zvoľte inú nadradenú stránku.',
  parentWithoutAddress:
    'Nadradená stránka ešte nemá adresu ({{language}}). Najprv ju publikujte, v tomto jazyku alebo v zdrojovom.',
  pagesBelow: 'Pod touto stránkou sú ďalšie. Najprv ich presuňte alebo odstráňte.',
  titleMakesNoAddress: 'Z tohto názvu nemožno vytvoriť adresu: nie sú v ňom písmená. Napíšte slug.',
  addressTaken: 'Adresa {{address}} ({{language}}) je už obsadená: „{{title}}“. Zvoľte iný slug.',
  addressRedirected:
    'Adresa {{address}} ({{language}}) vedie inam: je z nej presmerovanie. Odstráňte ho alebo zvoľte iný slug.',
  addressReserved: 'Adresa {{address}} sa začína slovom, ktoré si web vyhradzuje. Zvoľte iný slug.',
  slugLength: 'Napíšte najviac toľko znakov: {{most}}.',
  slugCharacters:
    'Len malé písmená a číslice akéhokoľvek písma, spojené jednotlivými spojovníkmi: bez medzier, veľkých písmen, bodiek a lomiek.',
  slugReserved: 'Toto slovo si web vyhradzuje. Zvoľte iné.',
  textTooLong: 'Napíšte najviac toľko znakov: {{most}}.',
  bodyTooLong:
    'Tento text je príliš dlhý: {{size}} MB, povolených je najviac {{most}} MB. Rozdeľte ho na viac stránok.',
  addressMalformed: 'Táto adresa nie je platná: skontrolujte znaky za každým %.',
  redirectFromHome: 'Domovskú stránku nemožno presmerovať.',
  redirectOtherLanguage:
    'Toto je adresa v inom jazyku ({{language}}): zvoľte ho vyššie alebo napíšte len cestu.',
  redirectReserved: 'Adresy, ktoré sa začínajú týmto slovom, si web vyhradzuje.',
  redirectNowhere: 'Napíšte, kam presmerovanie vedie.',
  redirectQuery: 'Napíšte adresu bez ? alebo # a toho, čo nasleduje.',
  redirectExternal: 'Toto vedie na iný web. Ak je to zámer, zaškrtnite „Smie viesť na iný web“.',
  redirectUnsafe:
    'Napíšte cestu, ktorá sa začína jednou lomkou, alebo celú adresu, ktorá sa začína https://.',
  redirectTaken: 'Z tejto adresy už presmerovanie je: zmeňte ho.',
  redirectFromPage:
    'Na adrese {{address}} ({{language}}) je stránka. Najprv ju premenujte alebo zrušte jej publikovanie.',
  redirectCircle: 'Toto vedie späť na začiatok: čitatelia by chodili v kruhu.',
  redirectToNothing:
    'Na adrese {{address}} nie je žiadna stránka. Najprv ju publikujte alebo napíšte inú adresu.',
  redirectWithoutPage: 'Zvoľte cieľovú stránku.',
  redirectPageHidden: 'Táto stránka nie je publikovaná ({{language}}). Najprv ju publikujte.',
  redirectPageHiddenInBoth:
    'Táto stránka nie je publikovaná v žiadnom z jazykov: {{language}}, {{source}}. Najprv ju publikujte.',
  linkUnsafe:
    'Napíšte celú adresu (https://…, mailto:, tel:) alebo cestu, ktorá sa začína jednou lomkou.',
  scheduleDone: 'Tento plán už bol vykonaný. Vytvorte nový.',
  schedulePast: 'Tento čas už uplynul. Zvoľte neskorší.',
  scheduleOfNothing: 'Táto stránka už neexistuje. Zvoľte inú.',
  scheduleUnwritten:
    'V tomto jazyku ({{language}}) ešte nič nie je napísané. Najprv píšte, potom plánujte.',
  scheduleByNobody: 'Kto to naplánoval, už nemá účet. Naplánujte to znova.',
  deskRunnerSilent:
    'Od {{time}} nebol vykonaný žiadny plán: plány čakajú. Upozornite správcu webu.',
  deskRunnerNever: 'Plány sa nevykonávajú: čakajú. Upozornite správcu webu.',
  restoreOneLanguage: 'Verzia sa obnovuje vždy v jednom jazyku, v histórii stránky.',
  historyVersionGone: 'Táto verzia už neexistuje. Načítajte stránku znova.',
  translatorWithoutLanguage: 'Zvoľte pre tohto prekladateľa aspoň jeden jazyk.',
  callToActionNowhere: 'Zvoľte stránku alebo dokument, alebo napíšte adresu.',
  videoUnknown: 'Toto nie je adresa videa na YouTube alebo Vimeo.',
  contactPhoneWrong: 'Napíšte číslo s plusom a predvoľbou krajiny, napríklad +380 44 000 0000.',
  contactBookingWrong: 'Napíšte celú adresu rezervačnej stránky: začína sa https://.',
  amountWrong: 'Napíšte celé číslo v centoch alebo kopijkách, od 0 do {{most}}.',
  mailingPromoNotLess: 'Cena prvej hromadnej zásielky musí byť nižšia ako cena v tej istej mene.',
  mailingKeyTaken: 'Dve hromadné zásielky majú kľúč „{{key}}“. Dajte jednej z nich iný.',
  mailingIncludedWrong: 'Napíšte najviac osem riadkov, v každom najviac 120 znakov.',
  altEmptied:
    'Tento obrázok môže byť na stránkach: zmeňte jeho alternatívny text, ale nenechávajte ho prázdny.',
  pictureWithoutAlt:
    'Obrázok „{{file}}“ nemá alternatívny text ({{language}}). Otvorte ho v „Obrázky a súbory“, vpravo hore zvoľte {{language}}, napíšte, čo ukazuje, a publikujte znova.',
  pictureIsNone: '„{{file}}“ nie je obrázok. Zvoľte obrázok a publikujte znova.',
  fileMissing: 'Zvoľte súbor: obrázok JPEG, PNG, WebP alebo AVIF, alebo PDF.',
  fileEmpty: 'Tento súbor je prázdny. Zvoľte iný.',
  fileOfNoKnownType:
    'Web tento súbor nevie zobraziť. Uložte ho ako JPEG, PNG, WebP alebo AVIF, alebo nahrajte PDF. SVG a GIF sa neprijímajú, nech sa súbor volá akokoľvek.',
  fileTooLarge:
    'Tento súbor je väčší ako 10 MB. Zmenšite obrázok (šírka 2000 pixelov bohato stačí) alebo skomprimujte PDF a nahrajte znova.',
  fileBroken:
    'Tento súbor je poškodený alebo sa cestou prerušil. Otvorte ho na svojom zariadení; ak sa otvorí, uložte ho znova a nahrajte túto kópiu.',
  filePixels:
    'Tento obrázok má viac ako 50 miliónov pixelov. Zmenšite ho (šírka 2000 pixelov bohato stačí) a nahrajte znova.',
  fileMoves: 'Tento obrázok sa pohybuje. Uložte z neho jediný nehybný obrázok a nahrajte ten.',
  fileForOne: 'Nahrádzajte po jednom súbore.',
  fileOfOtherKind:
    'Obrázok možno nahradiť len obrázkom a PDF len súborom PDF. Nahrajte tento súbor ako nový.',
  redirectExternalLabel: 'Smie viesť na iný web',
  mediaMany: 'Obrázky a súbory',
}
