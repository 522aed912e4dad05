import type { PanelErrors } from './panel-texts'

export const nb: PanelErrors = {
  oneLanguageAtATime: 'Skriv og publiser ett språk om gangen: angi det i «locale».',
  requestUnreadable: 'Forespørselen kan ikke forstås: kontroller adressen.',
  lockedBySomeoneElse:
    'Noen andre redigerer dette nå, så endringen din ble ikke lagret. Vent til vedkommende er ferdig, eller ta over i panelet.',
  connectionLost:
    'Forbindelsen er brutt. Det du har skrevet, blir i dette vinduet og lagres når forbindelsen er tilbake: ikke lukk det.',
  connectionBack: 'Forbindelsen er tilbake. Det du har skrevet, lagres.',
  pageBelowItself: 'En side kan ikke ligge under seg selv. Velg en annen overordnet side.',
  parentWithoutAddress:
    'Den overordnede siden har ennå ingen adresse på {{language}}. Publiser den først, på dette språket eller på kildespråket.',
  pagesBelow: 'Det ligger sider under denne. Flytt eller slett dem først.',
  titleMakesNoAddress:
    'Det kan ikke lages noen adresse av denne tittelen: den har ingen bokstaver. Skriv en slug.',
  addressTaken:
    'Adressen {{address}} er allerede opptatt på {{language}} av «{{title}}». Velg en annen slug.',
  addressRedirected:
    'Adressen {{address}} fører et annet sted på {{language}}: det finnes en omdirigering fra den. Slett den, eller velg en annen slug.',
  addressReserved:
    'Adressen {{address}} begynner med et ord som nettstedet forbeholder seg. Velg en annen slug.',
  slugLength: 'Skriv høyst {{most}} tegn.',
  slugCharacters:
    'Bruk bare små bokstaver og sifre fra hvilket som helst skriftsystem, forbundet med enkle bindestreker: ingen mellomrom, store bokstaver, punktum eller skråstreker.',
  slugReserved: 'Nettstedet forbeholder seg dette ordet. Velg et annet.',
  textTooLong: 'Skriv høyst {{most}} tegn.',
  bodyTooLong:
    'Denne teksten er for lang: {{size}} MB, og høyst {{most}} MB er tillatt. Del den opp på flere sider.',
  addressMalformed: 'Denne adressen er ikke gyldig: kontroller tegnene etter hver %.',
  redirectFromHome: 'Hjemmesiden kan ikke omdirigeres.',
  redirectOtherLanguage:
    'Dette er en adresse på {{language}}: velg det språket ovenfor, eller skriv bare stien.',
  redirectReserved: 'Nettstedet forbeholder seg adresser som begynner med dette ordet.',
  redirectNowhere: 'Skriv hvor den fører.',
  redirectQuery: 'Skriv adressen uten ? eller # og det som følger.',
  redirectExternal:
    'Dette fører til et annet nettsted. Hvis det er meningen, kryss av for «Kan føre til et annet nettsted».',
  redirectUnsafe:
    'Skriv en sti som begynner med én skråstrek, eller en hel adresse som begynner med https://.',
  redirectTaken: 'Det finnes allerede en omdirigering fra denne adressen: endre den.',
  redirectFromPage:
    'Det finnes en side på {{address}} på {{language}}. Gi den nytt navn eller avpubliser den først.',
  redirectCircle: 'Dette fører tilbake til begynnelsen: leserne ville gått i ring.',
  redirectToNothing:
    'Det finnes ingen side på {{address}}. Publiser den først, eller skriv en annen adresse.',
  redirectWithoutPage: 'Velg siden den fører til.',
  redirectPageHidden: 'Denne siden er ikke publisert på {{language}}. Publiser den først.',
  redirectPageHiddenInBoth:
    'Denne siden er verken publisert på {{language}} eller på {{source}}. Publiser den først.',
  linkUnsafe:
    'Skriv en full adresse (https://…, mailto:, tel:) eller en sti som begynner med én skråstrek.',
  scheduleDone: 'Denne planen er allerede utført. Lag en ny.',
  schedulePast: 'Dette tidspunktet er passert. Velg et senere.',
  scheduleOfNothing: 'Denne siden finnes ikke lenger. Velg en annen.',
  scheduleUnwritten: 'Ingenting er skrevet på {{language}} ennå. Skriv det først, og planlegg så.',
  scheduleByNobody: 'Den som planla dette, har ikke lenger noen konto. Planlegg det på nytt.',
  deskRunnerSilent:
    'Ingen plan er utført siden {{time}}: de venter. Si fra til dem som driver nettstedet.',
  deskRunnerNever: 'Planene utføres ikke: de venter. Si fra til dem som driver nettstedet.',
  restoreOneLanguage: 'En versjon gjenopprettes på ett språk om gangen, i sidens historikk.',
  historyVersionGone: 'Denne versjonen finnes ikke lenger. Last siden på nytt.',
  translatorWithoutLanguage: 'Velg minst ett språk for denne oversetteren.',
  callToActionNowhere: 'Velg en side eller et dokument, eller skriv en adresse.',
  videoUnknown: 'Dette er ikke adressen til en video på YouTube eller Vimeo.',
  contactPhoneWrong: 'Skriv nummeret med pluss og landkode, for eksempel +380 44 000 0000.',
  contactBookingWrong: 'Skriv hele adressen til bestillingssiden: den begynner med https://.',
  amountWrong: 'Skriv et helt antall cent eller kopek, fra 0 til {{most}}.',
  mailingPromoNotLess:
    'Prisen på en første masseutsendelse må være lavere enn prisen i samme valuta.',
  mailingKeyTaken: 'To masseutsendelser har nøkkelen «{{key}}». Gi en av dem en annen.',
  mailingIncludedWrong: 'Skriv høyst åtte linjer med høyst 120 tegn i hver.',
  altEmptied:
    'Det kan være sider som viser dette bildet: endre den alternative teksten, men ikke la den stå tom.',
  pictureWithoutAlt:
    'Bildet «{{file}}» har ingen alternativ tekst på {{language}}. Åpne det under «Bilder og filer», velg {{language}} øverst til høyre, skriv hva det viser, og publiser på nytt.',
  pictureIsNone: '«{{file}}» er ikke et bilde. Velg et bilde, og publiser på nytt.',
  fileMissing: 'Velg en fil: et bilde som JPEG, PNG, WebP eller AVIF, eller en PDF.',
  fileEmpty: 'Denne filen er tom. Velg en annen.',
  fileOfNoKnownType:
    'Nettstedet kan ikke vise denne filen. Lagre den som JPEG, PNG, WebP eller AVIF, eller last opp en PDF. SVG og GIF godtas ikke, uansett hva filen heter.',
  fileTooLarge:
    'Denne filen er større enn 10 MB. Gjør bildet mindre (2000 piksler i bredden er rikelig), eller komprimer PDF-en, og last opp på nytt.',
  fileBroken:
    'Denne filen er skadet eller ble avbrutt underveis. Åpne den på enheten din; hvis den lar seg åpne, lagre den på nytt og last opp den kopien.',
  filePixels:
    'Dette bildet har mer enn 50 millioner piksler. Gjør det mindre (2000 piksler i bredden er rikelig), og last opp på nytt.',
  fileMoves: 'Dette bildet beveger seg. Lagre ett enkelt stillbilde av det, og last opp det.',
  fileForOne: 'Bytt ut én fil om gangen.',
  fileOfOtherKind:
    'Et bilde kan bare byttes ut med et bilde, og en PDF bare med en PDF. Last opp denne som en ny fil.',
  redirectExternalLabel: 'Kan føre til et annet nettsted',
  mediaMany: 'Bilder og filer',
}
