import type { PanelErrors } from './panel-texts'

export const hu: PanelErrors = {
  oneLanguageAtATime:
    'Egyszerre csak egy nyelven írjon és tegyen közzé: adja meg a „locale” értékben.',
  requestUnreadable: 'A kérés nem értelmezhető: ellenőrizze a címét.',
  lockedBySomeoneElse:
    'Ezt most valaki más szerkeszti, ezért a módosítása nem lett mentve. Várja meg, amíg befejezi, vagy vegye át a szerkesztést a panelen.',
  connectionLost:
    'A kapcsolat megszakadt. Amit írt, ebben az ablakban marad, és mentésre kerül, amint helyreáll a kapcsolat: ne zárja be.',
  connectionBack: 'A kapcsolat helyreállt. Amit írt, mentés alatt van.',
  pageBelowItself: 'Egy oldal nem lehet önmaga alatt. Válasszon másik szülőoldalt.',
  parentWithoutAddress:
    'A szülőoldalnak még nincs címe ({{language}}). Először azt tegye közzé, ezen a nyelven vagy a forrásnyelven.',
  pagesBelow:
    'Ez alatt az oldal alatt más oldalak is vannak. Először helyezze át vagy törölje azokat.',
  titleMakesNoAddress: 'Ebből a címből nem képezhető webcím: nincs benne betű. Írjon slugot.',
  addressTaken:
    'A(z) {{address}} cím ({{language}}) már foglalt: „{{title}}”. Válasszon másik slugot.',
  addressRedirected:
    'A(z) {{address}} cím ({{language}}) máshová vezet: átirányítás van rajta. Törölje azt, vagy válasszon másik slugot.',
  addressReserved:
    'A(z) {{address}} cím olyan szóval kezdődik, amelyet a webhely magának tart fenn. Válasszon másik slugot.',
  slugLength: 'Legfeljebb {{most}} karaktert írjon.',
  slugCharacters:
    'Csak kisbetűk és számjegyek, bármilyen írásból, egyes kötőjelekkel összekötve: szóköz, nagybetű, pont és perjel nélkül.',
  slugReserved: 'Ezt a szót a webhely magának tartja fenn. Válasszon másikat.',
  textTooLong: 'Legfeljebb {{most}} karaktert írjon.',
  bodyTooLong:
    'Ez a szöveg túl hosszú: {{size}} MB, legfeljebb {{most}} MB lehet. Ossza fel több oldalra.',
  addressMalformed: 'Ez a cím érvénytelen: ellenőrizze az egyes % jelek utáni karaktereket.',
  redirectFromHome: 'A kezdőlap nem irányítható át.',
  redirectOtherLanguage:
    'Ez más nyelvű cím ({{language}}): válassza ki fent azt a nyelvet, vagy csak az útvonalat írja be.',
  redirectReserved: 'Az ezzel a szóval kezdődő címeket a webhely magának tartja fenn.',
  redirectNowhere: 'Írja be, hová vezet.',
  redirectQuery: 'Írja be a címet ? vagy # és az utána következők nélkül.',
  redirectExternal:
    'Ez másik webhelyre vezet. Ha ez a szándék, jelölje be: „Másik webhelyre is vezethet”.',
  redirectUnsafe: 'Írjon egyetlen perjellel kezdődő útvonalat vagy https:// kezdetű teljes címet.',
  redirectTaken: 'Erről a címről már van átirányítás: azt módosítsa.',
  redirectFromPage:
    'A(z) {{address}} címen ({{language}}) van egy oldal. Először nevezze át, vagy vonja vissza a közzétételét.',
  redirectCircle: 'Ez visszavezet oda, ahonnan indul: az olvasók körbe-körbe járnának.',
  redirectToNothing:
    'A(z) {{address}} címen nincs oldal. Először tegye közzé, vagy írjon másik címet.',
  redirectWithoutPage: 'Válassza ki a céloldalt.',
  redirectPageHidden: 'Ez az oldal nincs közzétéve ({{language}}). Először tegye közzé.',
  redirectPageHiddenInBoth:
    'Ez az oldal egyik nyelven sincs közzétéve: {{language}}, {{source}}. Először tegye közzé.',
  linkUnsafe:
    'Írjon teljes címet (https://…, mailto:, tel:) vagy egyetlen perjellel kezdődő útvonalat.',
  scheduleDone: 'Ez a terv már végre lett hajtva. Készítsen újat.',
  schedulePast: 'Ez az időpont elmúlt. Válasszon későbbit.',
  scheduleOfNothing: 'Ez az oldal már nem létezik. Válasszon másikat.',
  scheduleUnwritten:
    'Ezen a nyelven ({{language}}) még nincs semmi írva. Először írja meg, aztán tervezze be.',
  scheduleByNobody: 'Aki ezt betervezte, annak már nincs fiókja. Tervezze be újra.',
  deskRunnerSilent:
    'Utolsó végrehajtás: {{time}}. Azóta a tervek várakoznak. Szóljon a webhely üzemeltetőjének.',
  deskRunnerNever: 'A tervek végrehajtása áll: várakoznak. Szóljon a webhely üzemeltetőjének.',
  restoreOneLanguage:
    'Egy verzió egyszerre egy nyelven állítható vissza, az oldal előzményei között.',
  historyVersionGone: 'Ez a verzió már nem létezik. Töltse be újra az oldalt.',
  translatorWithoutLanguage: 'Válasszon legalább egy nyelvet ennek a fordítónak.',
  callToActionNowhere: 'Válasszon oldalt vagy dokumentumot, vagy írjon be egy címet.',
  videoUnknown: 'Ez nem YouTube- vagy Vimeo-videó címe.',
  contactPhoneWrong: 'A számot pluszjellel és országhívóval írja, például +380 44 000 0000.',
  contactBookingWrong: 'Írja be a foglalási oldal teljes címét: https:// kezdetű.',
  amountWrong: 'Írjon egész számot centben vagy kopijkában, 0 és {{most}} között.',
  mailingPromoNotLess:
    'Az első körlevél ára legyen alacsonyabb, mint az ár ugyanabban a pénznemben.',
  mailingKeyTaken: 'Két körlevélnek is ez a kulcsa: „{{key}}”. Adjon az egyiknek másikat.',
  mailingIncludedWrong: 'Legfeljebb nyolc sort írjon, soronként legfeljebb 120 karaktert.',
  altEmptied:
    'Lehet, hogy oldalak mutatják ezt a képet: módosítsa a helyettesítő szövegét, de ne hagyja üresen.',
  pictureWithoutAlt:
    'A(z) „{{file}}” képnek nincs helyettesítő szövege ({{language}}). Nyissa meg a „Képek és fájlok” között, válassza jobbra fent ezt: {{language}}, írja le, mit ábrázol, és tegye közzé újra.',
  pictureIsNone: 'A(z) „{{file}}” nem kép. Válasszon képet, és tegye közzé újra.',
  fileMissing: 'Válasszon fájlt: JPEG, PNG, WebP vagy AVIF képet, vagy PDF-et.',
  fileEmpty: 'Ez a fájl üres. Válasszon másikat.',
  fileOfNoKnownType:
    'A webhely ezt a fájlt nem tudja megjeleníteni. Mentse JPEG, PNG, WebP vagy AVIF formátumban, vagy töltsön fel PDF-et. SVG és GIF nem fogadható el, bármi is a fájl neve.',
  fileTooLarge:
    'Ez a fájl nagyobb 10 MB-nál. Kicsinyítse a képet (2000 képpont szélesség bőven elég), vagy tömörítse a PDF-et, és töltse fel újra.',
  fileBroken:
    'Ez a fájl sérült, vagy útközben megszakadt. Nyissa meg az eszközén; ha megnyílik, mentse újra, és azt töltse fel.',
  filePixels:
    'Ez a kép több mint 50 millió képpontos. Kicsinyítse (2000 képpont szélesség bőven elég), és töltse fel újra.',
  fileMoves: 'Ez a kép mozog. Mentsen belőle egyetlen állóképet, és azt töltse fel.',
  fileForOne: 'Egyszerre egy fájlt cseréljen.',
  fileOfOtherKind: 'Kép csak képre, PDF csak PDF-re cserélhető. Ezt új fájlként töltse fel.',
  redirectExternalLabel: 'Másik webhelyre is vezethet',
  mediaMany: 'Képek és fájlok',
}
