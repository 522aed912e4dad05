import type { PanelErrors } from './panel-texts'

export const it: PanelErrors = {
  oneLanguageAtATime: 'Scrivi e pubblica una lingua alla volta: indicala in «locale».',
  requestUnreadable: 'La richiesta non è comprensibile: controlla l’indirizzo.',
  lockedBySomeoneElse:
    'Qualcun altro sta modificando questo contenuto, quindi la tua modifica non è stata salvata. Attendi che finisca o prendi il controllo nel pannello.',
  connectionLost:
    'La connessione si è interrotta. Ciò che hai scritto resta in questa finestra e sarà salvato al ritorno della connessione: non chiuderla.',
  connectionBack: 'La connessione è tornata. Ciò che hai scritto viene salvato.',
  pageBelowItself: 'Una pagina non può stare sotto sé stessa. Scegli un’altra pagina superiore.',
  parentWithoutAddress:
    'La pagina superiore non ha ancora un indirizzo in {{language}}. Pubblica prima quella pagina, in questa lingua o nella lingua di origine.',
  pagesBelow: 'Sotto questa pagina ci sono altre pagine. Prima spostale o eliminale.',
  titleMakesNoAddress:
    'Da questo titolo non si può ricavare un indirizzo: non contiene lettere. Scrivi uno slug.',
  addressTaken:
    'L’indirizzo {{address}} è già occupato in {{language}} da «{{title}}». Scegli un altro slug.',
  addressRedirected:
    'L’indirizzo {{address}} porta altrove in {{language}}: c’è un reindirizzamento. Eliminalo o scegli un altro slug.',
  addressReserved:
    'L’indirizzo {{address}} inizia con una parola riservata al sito. Scegli un altro slug.',
  slugLength: 'Scrivi al massimo {{most}} caratteri.',
  slugCharacters:
    'Usa solo minuscole e cifre di qualsiasi scrittura, unite da trattini singoli: niente spazi, maiuscole, punti o barre.',
  slugReserved: 'Questa parola è riservata al sito. Scegline un’altra.',
  textTooLong: 'Scrivi al massimo {{most}} caratteri.',
  bodyTooLong:
    'Questo testo è troppo lungo: {{size}} MB, il massimo è {{most}} MB. Dividilo in più pagine.',
  addressMalformed: 'Questo indirizzo non è valido: controlla i caratteri dopo ogni %.',
  redirectFromHome: 'La pagina iniziale non può essere reindirizzata.',
  redirectOtherLanguage:
    'Questo è un indirizzo in {{language}}: scegli quella lingua qui sopra o scrivi solo il percorso.',
  redirectReserved: 'Gli indirizzi che iniziano con questa parola sono riservati al sito.',
  redirectNowhere: 'Scrivi dove porta.',
  redirectQuery: 'Scrivi l’indirizzo senza ? o # e ciò che segue.',
  redirectExternal:
    'Questo porta a un altro sito. Se è voluto, seleziona «Può portare a un altro sito».',
  redirectUnsafe:
    'Scrivi un percorso che inizia con una sola barra, o un indirizzo completo che inizia con https://.',
  redirectTaken: 'Da questo indirizzo parte già un reindirizzamento: modifica quello.',
  redirectFromPage:
    'All’indirizzo {{address}} c’è una pagina in {{language}}. Prima rinominala o annullane la pubblicazione.',
  redirectCircle: 'Questo riporta al punto di partenza: i lettori girerebbero in tondo.',
  redirectToNothing:
    'All’indirizzo {{address}} non c’è nessuna pagina. Prima pubblicala o scrivi un altro indirizzo.',
  redirectWithoutPage: 'Scegli la pagina di destinazione.',
  redirectPageHidden: 'Questa pagina non è pubblicata in {{language}}. Prima pubblicala.',
  redirectPageHiddenInBoth:
    'Questa pagina non è pubblicata né in {{language}} né in {{source}}. Prima pubblicala.',
  linkUnsafe:
    'Scrivi un indirizzo completo (https://…, mailto:, tel:) o un percorso che inizia con una sola barra.',
  scheduleDone: 'Questo piano è già stato eseguito. Creane uno nuovo.',
  schedulePast: 'Questo momento è passato. Scegline uno successivo.',
  scheduleOfNothing: 'Questa pagina non esiste più. Scegline un’altra.',
  scheduleUnwritten: 'In {{language}} non è ancora scritto nulla. Prima scrivi, poi pianifica.',
  scheduleByNobody: 'Chi ha pianificato questo non ha più un account. Pianificalo di nuovo.',
  deskRunnerSilent:
    'Nessun piano viene eseguito dal {{time}}: sono in attesa. Avvisa chi gestisce il sito.',
  deskRunnerNever: 'I piani non vengono eseguiti: sono in attesa. Avvisa chi gestisce il sito.',
  restoreOneLanguage:
    'Una versione si ripristina in una lingua alla volta, nella cronologia della pagina.',
  historyVersionGone: 'Questa versione non esiste più. Ricarica la pagina.',
  translatorWithoutLanguage: 'Scegli almeno una lingua per questo traduttore.',
  callToActionNowhere: 'Scegli una pagina o un documento, o scrivi un indirizzo.',
  videoUnknown: 'Questo non è l’indirizzo di un video su YouTube o Vimeo.',
  contactPhoneWrong:
    'Scrivi il numero con il più e il prefisso del paese, per esempio +380 44 000 0000.',
  contactBookingWrong:
    'Scrivi l’indirizzo completo della pagina di prenotazione: inizia con https://.',
  amountWrong: 'Scrivi un numero intero di centesimi o copechi, da 0 a {{most}}.',
  mailingPromoNotLess:
    'Il prezzo di un primo invio di massa deve essere inferiore al prezzo nella stessa valuta.',
  mailingKeyTaken: 'Due invii di massa hanno la chiave «{{key}}». Danne un’altra a uno dei due.',
  mailingIncludedWrong: 'Scrivi al massimo otto righe, ciascuna di non più di 120 caratteri.',
  altEmptied:
    'Alcune pagine potrebbero mostrare questa immagine: cambia il testo alternativo, ma non lasciarlo vuoto.',
  pictureWithoutAlt:
    'L’immagine «{{file}}» non ha un testo alternativo in {{language}}. Aprila in «Immagini e file», scegli {{language}} in alto a destra, scrivi che cosa mostra e pubblica di nuovo.',
  pictureIsNone: '«{{file}}» non è un’immagine. Scegli un’immagine e pubblica di nuovo.',
  fileMissing: 'Scegli un file: un’immagine JPEG, PNG, WebP o AVIF, oppure un PDF.',
  fileEmpty: 'Questo file è vuoto. Scegline un altro.',
  fileOfNoKnownType:
    'Il sito non può mostrare questo file. Salvalo come JPEG, PNG, WebP o AVIF, o carica un PDF. SVG e GIF non sono accettati, qualunque sia il nome del file.',
  fileTooLarge:
    'Questo file supera i 10 MB. Riduci l’immagine (2000 pixel di larghezza bastano) o comprimi il PDF e caricalo di nuovo.',
  fileBroken:
    'Questo file è danneggiato o si è interrotto durante il trasferimento. Aprilo sul tuo dispositivo; se si apre, salvalo di nuovo e carica quella copia.',
  filePixels:
    'Questa immagine ha più di 50 milioni di pixel. Riducila (2000 pixel di larghezza bastano) e caricala di nuovo.',
  fileMoves: 'Questa immagine si muove. Salvane una sola immagine fissa e carica quella.',
  fileForOne: 'Sostituisci un file alla volta.',
  fileOfOtherKind:
    'Un’immagine si può sostituire solo con un’immagine e un PDF solo con un PDF. Carica questo come nuovo file.',
  redirectExternalLabel: 'Può portare a un altro sito',
  mediaMany: 'Immagini e file',
}
