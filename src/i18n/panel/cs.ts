import type { PanelErrors } from './panel-texts'

export const cs: PanelErrors = {
  oneLanguageAtATime: 'Pište a publikujte vždy v jednom jazyce: uveďte jej v „locale“.',
  requestUnreadable: 'Požadavku nelze rozumět: zkontrolujte jeho adresu.',
  lockedBySomeoneElse:
    'Právě to upravuje někdo jiný, proto se vaše změna neuložila. Počkejte, až skončí, nebo úpravy převezměte v panelu.',
  connectionLost:
    'Spojení se přerušilo. Co jste napsali, zůstává v tomto okně a uloží se, až se spojení obnoví: okno nezavírejte.',
  connectionBack: 'Spojení je obnoveno. Co jste napsali, se ukládá.',
  pageBelowItself: 'Stránka nemůže být pod sebou samou. Zvolte jinou nadřazenou stránku.',
  parentWithoutAddress:
    'Nadřazená stránka ještě nemá adresu ({{language}}). Nejprve ji publikujte, v tomto jazyce nebo ve zdrojovém.',
  pagesBelow: 'Pod touto stránkou jsou další. Nejprve je přesuňte nebo smažte.',
  titleMakesNoAddress: 'Z tohoto názvu nelze vytvořit adresu: nejsou v něm písmena. Napište slug.',
  addressTaken: 'Adresa {{address}} ({{language}}) je již obsazena: „{{title}}“. Zvolte jiný slug.',
  addressRedirected:
    'Adresa {{address}} ({{language}}) vede jinam: je z ní přesměrování. Smažte je, nebo zvolte jiný slug.',
  addressReserved: 'Adresa {{address}} začíná slovem, které si web vyhrazuje. Zvolte jiný slug.',
  slugLength: 'Napište nejvýše tolik znaků: {{most}}.',
  slugCharacters:
    'Jen malá písmena a číslice jakéhokoli písma, spojené jednotlivými spojovníky: bez mezer, velkých písmen, teček a lomítek.',
  slugReserved: 'Toto slovo si web vyhrazuje. Zvolte jiné.',
  textTooLong: 'Napište nejvýše tolik znaků: {{most}}.',
  bodyTooLong:
    'Tento text je příliš dlouhý: {{size}} MB, povoleno je nejvýše {{most}} MB. Rozdělte jej na více stránek.',
  addressMalformed: 'Tato adresa není platná: zkontrolujte znaky za každým %.',
  redirectFromHome: 'Domovskou stránku nelze přesměrovat.',
  redirectOtherLanguage:
    'Toto je adresa v jiném jazyce ({{language}}): zvolte jej výše, nebo napište jen cestu.',
  redirectReserved: 'Adresy začínající tímto slovem si web vyhrazuje.',
  redirectNowhere: 'Napište, kam přesměrování vede.',
  redirectQuery: 'Napište adresu bez ? nebo # a toho, co následuje.',
  redirectExternal: 'To vede na jiný web. Pokud je to záměr, zaškrtněte „Smí vést na jiný web“.',
  redirectUnsafe:
    'Napište cestu začínající jedním lomítkem, nebo celou adresu začínající https://.',
  redirectTaken: 'Z této adresy už přesměrování je: změňte je.',
  redirectFromPage:
    'Na adrese {{address}} ({{language}}) je stránka. Nejprve ji přejmenujte nebo zrušte její publikování.',
  redirectCircle: 'To vede zpět na začátek: čtenáři by chodili v kruhu.',
  redirectToNothing:
    'Na adrese {{address}} není žádná stránka. Nejprve ji publikujte, nebo napište jinou adresu.',
  redirectWithoutPage: 'Zvolte cílovou stránku.',
  redirectPageHidden: 'Tato stránka není publikována ({{language}}). Nejprve ji publikujte.',
  redirectPageHiddenInBoth:
    'Tato stránka není publikována v žádném z jazyků: {{language}}, {{source}}. Nejprve ji publikujte.',
  linkUnsafe:
    'Napište celou adresu (https://…, mailto:, tel:), nebo cestu začínající jedním lomítkem.',
  scheduleDone: 'Tento plán byl již vykonán. Vytvořte nový.',
  schedulePast: 'Tento čas již uplynul. Zvolte pozdější.',
  scheduleOfNothing: 'Tato stránka již neexistuje. Zvolte jinou.',
  scheduleUnwritten:
    'V tomto jazyce ({{language}}) ještě nic není napsáno. Nejprve pište, potom plánujte.',
  scheduleByNobody: 'Kdo to naplánoval, už nemá účet. Naplánujte to znovu.',
  deskRunnerSilent: 'Od {{time}} nebyl vykonán žádný plán: plány čekají. Upozorněte správce webu.',
  deskRunnerNever: 'Plány se nevykonávají: čekají. Upozorněte správce webu.',
  restoreOneLanguage: 'Verze se obnovuje vždy v jednom jazyce, v historii stránky.',
  historyVersionGone: 'Tato verze již neexistuje. Načtěte stránku znovu.',
  translatorWithoutLanguage: 'Zvolte pro tohoto překladatele alespoň jeden jazyk.',
  callToActionNowhere: 'Zvolte stránku nebo dokument, nebo napište adresu.',
  videoUnknown: 'Toto není adresa videa na YouTube nebo Vimeo.',
  contactPhoneWrong: 'Napište číslo s plusem a předvolbou země, například +380 44 000 0000.',
  contactBookingWrong: 'Napište celou adresu rezervační stránky: začíná https://.',
  amountWrong: 'Napište celé číslo v centech nebo kopijkách, od 0 do {{most}}.',
  mailingPromoNotLess: 'Cena první hromadné rozesílky musí být nižší než cena v téže měně.',
  mailingKeyTaken: 'Dvě hromadné rozesílky mají klíč „{{key}}“. Dejte jedné z nich jiný.',
  mailingIncludedWrong: 'Napište nejvýše osm řádků, v každém nejvýše 120 znaků.',
  altEmptied:
    'Tento obrázek může být na stránkách: změňte jeho alternativní text, ale nenechávejte jej prázdný.',
  pictureWithoutAlt:
    'Obrázek „{{file}}“ nemá alternativní text ({{language}}). Otevřete jej v „Obrázky a soubory“, vpravo nahoře zvolte {{language}}, napište, co ukazuje, a publikujte znovu.',
  pictureIsNone: '„{{file}}“ není obrázek. Zvolte obrázek a publikujte znovu.',
  fileMissing: 'Zvolte soubor: obrázek JPEG, PNG, WebP nebo AVIF, nebo PDF.',
  fileEmpty: 'Tento soubor je prázdný. Zvolte jiný.',
  fileOfNoKnownType:
    'Web tento soubor neumí zobrazit. Uložte jej jako JPEG, PNG, WebP nebo AVIF, nebo nahrajte PDF. SVG a GIF se nepřijímají, ať se soubor jmenuje jakkoli.',
  fileTooLarge:
    'Tento soubor je větší než 10 MB. Zmenšete obrázek (šířka 2000 pixelů bohatě stačí) nebo zkomprimujte PDF a nahrajte znovu.',
  fileBroken:
    'Tento soubor je poškozený nebo se cestou přerušil. Otevřete jej na svém zařízení; otevře-li se, uložte jej znovu a nahrajte tuto kopii.',
  filePixels:
    'Tento obrázek má více než 50 milionů pixelů. Zmenšete jej (šířka 2000 pixelů bohatě stačí) a nahrajte znovu.',
  fileMoves: 'Tento obrázek se pohybuje. Uložte z něj jediný nehybný obrázek a nahrajte ten.',
  fileForOne: 'Nahrazujte po jednom souboru.',
  fileOfOtherKind:
    'Obrázek lze nahradit jen obrázkem a PDF jen souborem PDF. Nahrajte tento soubor jako nový.',
  redirectExternalLabel: 'Smí vést na jiný web',
  mediaMany: 'Obrázky a soubory',
}
