import type { PanelErrors } from './panel-texts'

export const nl: PanelErrors = {
  oneLanguageAtATime: 'Schrijf en publiceer één taal tegelijk: geef die op in ‘locale’.',
  requestUnreadable: 'Het verzoek is onbegrijpelijk: controleer het adres.',
  lockedBySomeoneElse:
    'Iemand anders bewerkt dit nu, dus je wijziging is niet opgeslagen. Wacht tot diegene klaar is of neem het over in het paneel.',
  connectionLost:
    'De verbinding is verbroken. Wat je schreef blijft in dit venster en wordt opgeslagen zodra de verbinding terug is: sluit het niet.',
  connectionBack: 'De verbinding is terug. Wat je schreef wordt opgeslagen.',
  pageBelowItself:
    'Een pagina kan niet onder zichzelf staan. Kies een andere bovenliggende pagina.',
  parentWithoutAddress:
    'De bovenliggende pagina heeft nog geen adres in het {{language}}. Publiceer eerst die pagina, in deze taal of in de brontaal.',
  pagesBelow: 'Onder deze pagina staan andere pagina’s. Verplaats of verwijder die eerst.',
  titleMakesNoAddress:
    'Van deze titel is geen adres te maken: er staan geen letters in. Schrijf een slug.',
  addressTaken:
    'Het adres {{address}} is in het {{language}} al bezet door ‘{{title}}’. Kies een andere slug.',
  addressRedirected:
    'Het adres {{address}} leidt in het {{language}} ergens anders heen: er is een doorverwijzing. Verwijder die of kies een andere slug.',
  addressReserved:
    'Het adres {{address}} begint met een woord dat de site voor zichzelf houdt. Kies een andere slug.',
  slugLength: 'Schrijf hooguit {{most}} tekens.',
  slugCharacters:
    'Gebruik alleen kleine letters en cijfers van elk schrift, verbonden met enkele koppeltekens: geen spaties, hoofdletters, punten of schuine strepen.',
  slugReserved: 'De site houdt dit woord voor zichzelf. Kies een ander.',
  textTooLong: 'Schrijf hooguit {{most}} tekens.',
  bodyTooLong:
    'Deze tekst is te lang: {{size}} MB, en hooguit {{most}} MB is toegestaan. Verdeel hem over meerdere pagina’s.',
  addressMalformed: 'Dit adres is ongeldig: controleer de tekens na elke %.',
  redirectFromHome: 'De startpagina kan niet worden doorverwezen.',
  redirectOtherLanguage:
    'Dit is een adres in het {{language}}: kies die taal hierboven of schrijf alleen het pad.',
  redirectReserved: 'De site houdt adressen die met dit woord beginnen voor zichzelf.',
  redirectNowhere: 'Schrijf waar het heen leidt.',
  redirectQuery: 'Schrijf het adres zonder ? of # en wat erop volgt.',
  redirectExternal:
    'Dit leidt naar een andere site. Is dat de bedoeling, vink dan ‘Mag naar een andere site leiden’ aan.',
  redirectUnsafe:
    'Schrijf een pad dat met één schuine streep begint, of een volledig adres dat met https:// begint.',
  redirectTaken: 'Van dit adres gaat al een doorverwijzing uit: wijzig die.',
  redirectFromPage:
    'Op {{address}} staat een pagina in het {{language}}. Hernoem die eerst of maak de publicatie ongedaan.',
  redirectCircle: 'Dit leidt terug naar het begin: lezers zouden in een kring lopen.',
  redirectToNothing:
    'Op {{address}} staat geen pagina. Publiceer die eerst of schrijf een ander adres.',
  redirectWithoutPage: 'Kies de pagina waar het heen leidt.',
  redirectPageHidden: 'Deze pagina is niet gepubliceerd in het {{language}}. Publiceer haar eerst.',
  redirectPageHiddenInBoth:
    'Deze pagina is niet gepubliceerd in het {{language}} en niet in het {{source}}. Publiceer haar eerst.',
  linkUnsafe:
    'Schrijf een volledig adres (https://…, mailto:, tel:) of een pad dat met één schuine streep begint.',
  scheduleDone: 'Dit plan is al uitgevoerd. Maak een nieuw.',
  schedulePast: 'Dit tijdstip is voorbij. Kies een later.',
  scheduleOfNothing: 'Deze pagina bestaat niet meer. Kies een andere.',
  scheduleUnwritten: 'In het {{language}} is nog niets geschreven. Schrijf eerst, plan daarna.',
  scheduleByNobody: 'Wie dit plande, heeft geen account meer. Plan het opnieuw.',
  deskRunnerSilent:
    'Sinds {{time}} is geen plan uitgevoerd: ze wachten. Waarschuw de beheerder van de site.',
  deskRunnerNever:
    'Plannen worden niet uitgevoerd: ze wachten. Waarschuw de beheerder van de site.',
  restoreOneLanguage:
    'Een versie wordt in één taal tegelijk hersteld, in de geschiedenis van de pagina.',
  historyVersionGone: 'Deze versie bestaat niet meer. Laad de pagina opnieuw.',
  translatorWithoutLanguage: 'Kies minstens één taal voor deze vertaler.',
  callToActionNowhere: 'Kies een pagina of een document, of schrijf een adres.',
  videoUnknown: 'Dit is niet het adres van een video op YouTube of Vimeo.',
  contactPhoneWrong: 'Schrijf het nummer met een plus en de landcode, zoals +380 44 000 0000.',
  contactBookingWrong:
    'Schrijf het volledige adres van de boekingspagina: het begint met https://.',
  amountWrong: 'Schrijf een geheel aantal centen of kopeken, van 0 tot en met {{most}}.',
  mailingPromoNotLess:
    'De prijs van een eerste mailing moet lager zijn dan de prijs in dezelfde valuta.',
  mailingKeyTaken: 'Twee mailings hebben de sleutel ‘{{key}}’. Geef een ervan een andere.',
  mailingIncludedWrong: 'Schrijf hooguit acht regels van elk hooguit 120 tekens.',
  altEmptied:
    'Misschien tonen pagina’s deze afbeelding: wijzig de alternatieve tekst, maar laat die niet leeg.',
  pictureWithoutAlt:
    'De afbeelding ‘{{file}}’ heeft geen alternatieve tekst in het {{language}}. Open haar onder ‘Afbeeldingen en bestanden’, kies rechtsboven {{language}}, schrijf wat ze toont en publiceer opnieuw.',
  pictureIsNone: '‘{{file}}’ is geen afbeelding. Kies een afbeelding en publiceer opnieuw.',
  fileMissing: 'Kies een bestand: een afbeelding als JPEG, PNG, WebP of AVIF, of een pdf.',
  fileEmpty: 'Dit bestand is leeg. Kies een ander.',
  fileOfNoKnownType:
    'De site kan dit bestand niet tonen. Sla het op als JPEG, PNG, WebP of AVIF, of upload een pdf. SVG en GIF worden niet aangenomen, hoe het bestand ook heet.',
  fileTooLarge:
    'Dit bestand is groter dan 10 MB. Maak de afbeelding kleiner (2000 pixels breed is ruim genoeg) of comprimeer de pdf en upload opnieuw.',
  fileBroken:
    'Dit bestand is kapot of onderweg afgebroken. Open het op je apparaat; gaat het open, sla het dan opnieuw op en upload dat.',
  filePixels:
    'Deze afbeelding heeft meer dan 50 miljoen pixels. Maak haar kleiner (2000 pixels breed is ruim genoeg) en upload opnieuw.',
  fileMoves: 'Deze afbeelding beweegt. Sla er één stilstaand beeld van op en upload dat.',
  fileForOne: 'Vervang één bestand tegelijk.',
  fileOfOtherKind:
    'Een afbeelding kan alleen door een afbeelding worden vervangen, en een pdf alleen door een pdf. Upload dit als nieuw bestand.',
  redirectExternalLabel: 'Mag naar een andere site leiden',
  mediaMany: 'Afbeeldingen en bestanden',
}
