import type { PanelErrors } from './panel-texts'

export const sv: PanelErrors = {
  oneLanguageAtATime: 'Skriv och publicera ett språk i taget: ange det i ”locale”.',
  requestUnreadable: 'Begäran går inte att förstå: kontrollera adressen.',
  lockedBySomeoneElse:
    'Någon annan redigerar detta nu, så din ändring sparades inte. Vänta tills personen är klar eller ta över i panelen.',
  connectionLost:
    'Anslutningen är bruten. Det du har skrivit finns kvar i det här fönstret och sparas när anslutningen är tillbaka: stäng det inte.',
  connectionBack: 'Anslutningen är tillbaka. Det du har skrivit sparas.',
  pageBelowItself: 'En sida kan inte ligga under sig själv. Välj en annan överordnad sida.',
  parentWithoutAddress:
    'Den överordnade sidan har ännu ingen adress på {{language}}. Publicera den först, på det här språket eller på källspråket.',
  pagesBelow: 'Det finns sidor under den här. Flytta eller ta bort dem först.',
  titleMakesNoAddress:
    'Det går inte att bilda en adress av den här titeln: den har inga bokstäver. Skriv en slug.',
  addressTaken:
    'Adressen {{address}} är redan upptagen på {{language}} av ”{{title}}”. Välj en annan slug.',
  addressRedirected:
    'Adressen {{address}} leder någon annanstans på {{language}}: det finns en omdirigering från den. Ta bort den eller välj en annan slug.',
  addressReserved:
    'Adressen {{address}} börjar med ett ord som webbplatsen förbehåller sig. Välj en annan slug.',
  slugLength: 'Skriv högst {{most}} tecken.',
  slugCharacters:
    'Använd bara små bokstäver och siffror från valfritt skriftsystem, förenade med enkla bindestreck: inga mellanslag, versaler, punkter eller snedstreck.',
  slugReserved: 'Webbplatsen förbehåller sig det här ordet. Välj ett annat.',
  textTooLong: 'Skriv högst {{most}} tecken.',
  bodyTooLong:
    'Den här texten är för lång: {{size}} MB, och högst {{most}} MB är tillåtet. Dela upp den på flera sidor.',
  addressMalformed: 'Den här adressen är inte giltig: kontrollera tecknen efter varje %.',
  redirectFromHome: 'Startsidan kan inte omdirigeras.',
  redirectOtherLanguage:
    'Det här är en adress på {{language}}: välj det språket ovan eller skriv bara sökvägen.',
  redirectReserved: 'Webbplatsen förbehåller sig adresser som börjar med det här ordet.',
  redirectNowhere: 'Skriv vart den leder.',
  redirectQuery: 'Skriv adressen utan ? eller # och det som följer.',
  redirectExternal:
    'Detta leder till en annan webbplats. Om det är meningen, kryssa för ”Får leda till en annan webbplats”.',
  redirectUnsafe:
    'Skriv en sökväg som börjar med ett enda snedstreck, eller en hel adress som börjar med https://.',
  redirectTaken: 'Det finns redan en omdirigering från den här adressen: ändra den.',
  redirectFromPage:
    'Det finns en sida på {{address}} på {{language}}. Byt namn på den eller avpublicera den först.',
  redirectCircle: 'Detta leder tillbaka till början: läsarna skulle gå runt i en cirkel.',
  redirectToNothing:
    'Det finns ingen sida på {{address}}. Publicera den först eller skriv en annan adress.',
  redirectWithoutPage: 'Välj sidan som den leder till.',
  redirectPageHidden: 'Den här sidan är inte publicerad på {{language}}. Publicera den först.',
  redirectPageHiddenInBoth:
    'Den här sidan är varken publicerad på {{language}} eller på {{source}}. Publicera den först.',
  linkUnsafe:
    'Skriv en fullständig adress (https://…, mailto:, tel:) eller en sökväg som börjar med ett enda snedstreck.',
  scheduleDone: 'Den här planen är redan utförd. Skapa en ny.',
  schedulePast: 'Den här tiden har passerat. Välj en senare.',
  scheduleOfNothing: 'Den här sidan finns inte längre. Välj en annan.',
  scheduleUnwritten: 'Inget är skrivet på {{language}} ännu. Skriv först och planera sedan.',
  scheduleByNobody: 'Den som planerade detta har inget konto längre. Planera det på nytt.',
  deskRunnerSilent:
    'Ingen plan har utförts sedan {{time}}: de väntar. Säg till dem som driver webbplatsen.',
  deskRunnerNever: 'Planerna utförs inte: de väntar. Säg till dem som driver webbplatsen.',
  restoreOneLanguage: 'En version återställs på ett språk i taget, i sidans historik.',
  historyVersionGone: 'Den här versionen finns inte längre. Ladda om sidan.',
  translatorWithoutLanguage: 'Välj minst ett språk för den här översättaren.',
  callToActionNowhere: 'Välj en sida eller ett dokument, eller skriv en adress.',
  videoUnknown: 'Det här är inte adressen till en video på YouTube eller Vimeo.',
  contactPhoneWrong: 'Skriv numret med plus och landskod, till exempel +380 44 000 0000.',
  contactBookingWrong: 'Skriv bokningssidans fullständiga adress: den börjar med https://.',
  amountWrong: 'Skriv ett helt antal cent eller kopek, från 0 till {{most}}.',
  mailingPromoNotLess: 'Priset för ett första utskick måste vara lägre än priset i samma valuta.',
  mailingKeyTaken: 'Två utskick har nyckeln ”{{key}}”. Ge ett av dem en annan.',
  mailingIncludedWrong: 'Skriv högst åtta rader med högst 120 tecken vardera.',
  altEmptied: 'Sidor kan visa den här bilden: ändra dess alternativtext, men lämna den inte tom.',
  pictureWithoutAlt:
    'Bilden ”{{file}}” har ingen alternativtext på {{language}}. Öppna den under ”Bilder och filer”, välj {{language}} uppe till höger, skriv vad den visar och publicera igen.',
  pictureIsNone: '”{{file}}” är ingen bild. Välj en bild och publicera igen.',
  fileMissing: 'Välj en fil: en bild i JPEG, PNG, WebP eller AVIF, eller en PDF.',
  fileEmpty: 'Den här filen är tom. Välj en annan.',
  fileOfNoKnownType:
    'Webbplatsen kan inte visa den här filen. Spara den som JPEG, PNG, WebP eller AVIF, eller ladda upp en PDF. SVG och GIF godtas inte, vad filen än heter.',
  fileTooLarge:
    'Den här filen är större än 10 MB. Gör bilden mindre (2000 bildpunkters bredd räcker gott) eller komprimera PDF-filen och ladda upp igen.',
  fileBroken:
    'Den här filen är skadad eller avbröts på vägen. Öppna den på din enhet; om den går att öppna, spara den på nytt och ladda upp den kopian.',
  filePixels:
    'Den här bilden har fler än 50 miljoner bildpunkter. Gör den mindre (2000 bildpunkters bredd räcker gott) och ladda upp igen.',
  fileMoves: 'Den här bilden rör sig. Spara en enda stillbild av den och ladda upp den.',
  fileForOne: 'Byt ut en fil i taget.',
  fileOfOtherKind:
    'En bild kan bara bytas ut mot en bild, och en PDF bara mot en PDF. Ladda upp den här som en ny fil.',
  redirectExternalLabel: 'Får leda till en annan webbplats',
  mediaMany: 'Bilder och filer',
}
