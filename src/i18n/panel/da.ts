import type { PanelErrors } from './panel-texts'

export const da: PanelErrors = {
  oneLanguageAtATime: 'Skriv og udgiv ét sprog ad gangen: angiv det i “locale”.',
  requestUnreadable: 'Anmodningen kan ikke forstås: kontrollér dens adresse.',
  lockedBySomeoneElse:
    'En anden redigerer dette nu, så din ændring blev ikke gemt. Vent, til vedkommende er færdig, eller overtag i panelet.',
  connectionLost:
    'Forbindelsen er afbrudt. Det, du har skrevet, bliver i dette vindue og gemmes, når forbindelsen er tilbage: luk det ikke.',
  connectionBack: 'Forbindelsen er tilbage. Det, du har skrevet, gemmes.',
  pageBelowItself: 'En side kan ikke ligge under sig selv. Vælg en anden overordnet side.',
  parentWithoutAddress:
    'Den overordnede side har endnu ingen adresse på {{language}}. Udgiv den først, på dette sprog eller på kildesproget.',
  pagesBelow: 'Der ligger sider under denne. Flyt eller slet dem først.',
  titleMakesNoAddress:
    'Der kan ikke dannes en adresse af denne titel: den har ingen bogstaver. Skriv en slug.',
  addressTaken:
    'Adressen {{address}} er allerede optaget på {{language}} af “{{title}}”. Vælg en anden slug.',
  addressRedirected:
    'Adressen {{address}} fører et andet sted hen på {{language}}: der er en omdirigering fra den. Slet den, eller vælg en anden slug.',
  addressReserved:
    'Adressen {{address}} begynder med et ord, som sitet forbeholder sig. Vælg en anden slug.',
  slugLength: 'Skriv højst {{most}} tegn.',
  slugCharacters:
    'Brug kun små bogstaver og cifre fra et hvilket som helst skriftsystem, forbundet med enkelte bindestreger: ingen mellemrum, store bogstaver, punktummer eller skråstreger.',
  slugReserved: 'Sitet forbeholder sig dette ord. Vælg et andet.',
  textTooLong: 'Skriv højst {{most}} tegn.',
  bodyTooLong:
    'Denne tekst er for lang: {{size}} MB, og højst {{most}} MB er tilladt. Del den op på flere sider.',
  addressMalformed: 'Denne adresse er ikke gyldig: kontrollér tegnene efter hvert %.',
  redirectFromHome: 'Forsiden kan ikke omdirigeres.',
  redirectOtherLanguage:
    'Dette er en adresse på {{language}}: vælg det sprog ovenfor, eller skriv kun stien.',
  redirectReserved: 'Sitet forbeholder sig adresser, der begynder med dette ord.',
  redirectNowhere: 'Skriv, hvor den fører hen.',
  redirectQuery: 'Skriv adressen uden ? eller # og det, der følger.',
  redirectExternal:
    'Dette fører til et andet site. Hvis det er meningen, så sæt kryds ved “Må føre til et andet site”.',
  redirectUnsafe:
    'Skriv en sti, der begynder med én skråstreg, eller en hel adresse, der begynder med https://.',
  redirectTaken: 'Der er allerede en omdirigering fra denne adresse: ret den.',
  redirectFromPage:
    'Der er en side på {{address}} på {{language}}. Omdøb den, eller fjern dens udgivelse først.',
  redirectCircle: 'Dette fører tilbage til begyndelsen: læserne ville gå i ring.',
  redirectToNothing:
    'Der er ingen side på {{address}}. Udgiv den først, eller skriv en anden adresse.',
  redirectWithoutPage: 'Vælg den side, den fører til.',
  redirectPageHidden: 'Denne side er ikke udgivet på {{language}}. Udgiv den først.',
  redirectPageHiddenInBoth:
    'Denne side er hverken udgivet på {{language}} eller på {{source}}. Udgiv den først.',
  linkUnsafe:
    'Skriv en fuld adresse (https://…, mailto:, tel:) eller en sti, der begynder med én skråstreg.',
  scheduleDone: 'Denne plan er allerede udført. Lav en ny.',
  schedulePast: 'Dette tidspunkt er passeret. Vælg et senere.',
  scheduleOfNothing: 'Denne side findes ikke længere. Vælg en anden.',
  scheduleUnwritten:
    'Der er endnu ikke skrevet noget på {{language}}. Skriv det først, og planlæg så.',
  scheduleByNobody: 'Den, der planlagde dette, har ikke længere en konto. Planlæg det igen.',
  deskRunnerSilent:
    'Ingen plan er udført siden {{time}}: de venter. Sig det til dem, der driver sitet.',
  deskRunnerNever: 'Planerne udføres ikke: de venter. Sig det til dem, der driver sitet.',
  restoreOneLanguage: 'En version gendannes på ét sprog ad gangen, i sidens historik.',
  historyVersionGone: 'Denne version findes ikke længere. Genindlæs siden.',
  translatorWithoutLanguage: 'Vælg mindst ét sprog til denne oversætter.',
  callToActionNowhere: 'Vælg en side eller et dokument, eller skriv en adresse.',
  videoUnknown: 'Dette er ikke adressen på en video på YouTube eller Vimeo.',
  contactPhoneWrong: 'Skriv nummeret med plus og landekode, for eksempel +380 44 000 0000.',
  contactBookingWrong: 'Skriv bookingsidens fulde adresse: den begynder med https://.',
  amountWrong: 'Skriv et helt antal cent eller kopek, fra 0 til {{most}}.',
  mailingPromoNotLess:
    'Prisen på en første masseudsendelse skal være lavere end prisen i samme valuta.',
  mailingKeyTaken: 'To masseudsendelser har nøglen “{{key}}”. Giv en af dem en anden.',
  mailingIncludedWrong: 'Skriv højst otte linjer med højst 120 tegn i hver.',
  altEmptied:
    'Der kan være sider, der viser dette billede: ret dets alternative tekst, men lad den ikke stå tom.',
  pictureWithoutAlt:
    'Billedet “{{file}}” har ingen alternativ tekst på {{language}}. Åbn det under “Billeder og filer”, vælg {{language}} øverst til højre, skriv, hvad det viser, og udgiv igen.',
  pictureIsNone: '“{{file}}” er ikke et billede. Vælg et billede, og udgiv igen.',
  fileMissing: 'Vælg en fil: et billede som JPEG, PNG, WebP eller AVIF, eller en PDF.',
  fileEmpty: 'Denne fil er tom. Vælg en anden.',
  fileOfNoKnownType:
    'Sitet kan ikke vise denne fil. Gem den som JPEG, PNG, WebP eller AVIF, eller upload en PDF. SVG og GIF modtages ikke, uanset hvad filen hedder.',
  fileTooLarge:
    'Denne fil er større end 10 MB. Gør billedet mindre (2000 pixels i bredden er rigeligt), eller komprimér PDF’en, og upload igen.',
  fileBroken:
    'Denne fil er beskadiget eller blev afbrudt undervejs. Åbn den på din enhed; kan den åbnes, så gem den igen, og upload den kopi.',
  filePixels:
    'Dette billede har mere end 50 millioner pixels. Gør det mindre (2000 pixels i bredden er rigeligt), og upload igen.',
  fileMoves: 'Dette billede bevæger sig. Gem et enkelt stillbillede af det, og upload det.',
  fileForOne: 'Udskift én fil ad gangen.',
  fileOfOtherKind:
    'Et billede kan kun udskiftes med et billede, og en PDF kun med en PDF. Upload denne som en ny fil.',
  redirectExternalLabel: 'Må føre til et andet site',
  mediaMany: 'Billeder og filer',
}
