import type { PanelErrors } from './panel-texts'

export const ca: PanelErrors = {
  oneLanguageAtATime: 'Escriviu i publiqueu una sola llengua cada vegada: indiqueu-la a «locale».',
  requestUnreadable: 'No s’entén la sol·licitud: comproveu-ne l’adreça.',
  lockedBySomeoneElse:
    'Algú altre ho està editant ara, de manera que el vostre canvi no s’ha desat. Espereu que acabi o preneu el control al tauler.',
  connectionLost:
    'S’ha perdut la connexió. El que heu escrit es manté en aquesta finestra i es desarà quan torni la connexió: no la tanqueu.',
  connectionBack: 'La connexió ha tornat. S’està desant el que heu escrit.',
  pageBelowItself: 'Una pàgina no pot estar sota ella mateixa. Trieu una altra pàgina superior.',
  parentWithoutAddress:
    'La pàgina superior encara no té adreça ({{language}}). Publiqueu-la primer, en aquesta llengua o en la d’origen.',
  pagesBelow: 'Sota aquesta pàgina n’hi ha d’altres. Primer moveu-les o suprimiu-les.',
  titleMakesNoAddress:
    'Amb aquest títol no es pot formar una adreça: no té lletres. Escriviu un slug.',
  addressTaken: 'L’adreça {{address}} ({{language}}) ja l’ocupa «{{title}}». Trieu un altre slug.',
  addressRedirected:
    'L’adreça {{address}} ({{language}}) porta a un altre lloc: hi ha una redirecció. Suprimiu-la o trieu un altre slug.',
  addressReserved:
    'L’adreça {{address}} comença amb una paraula reservada al lloc web. Trieu un altre slug.',
  slugLength: 'Escriviu com a màxim {{most}} caràcters.',
  slugCharacters:
    'Només minúscules i xifres de qualsevol escriptura, unides per guionets simples: sense espais, majúscules, punts ni barres.',
  slugReserved: 'Aquesta paraula està reservada al lloc web. Trieu-ne una altra.',
  textTooLong: 'Escriviu com a màxim {{most}} caràcters.',
  bodyTooLong:
    'Aquest text és massa llarg: {{size}} MB, i el màxim és {{most}} MB. Dividiu-lo en diverses pàgines.',
  addressMalformed: 'Aquesta adreça no és vàlida: comproveu els caràcters que segueixen cada %.',
  redirectFromHome: 'La pàgina d’inici no es pot redirigir.',
  redirectOtherLanguage:
    'Aquesta adreça és d’una altra llengua ({{language}}): trieu-la a dalt o escriviu només el camí.',
  redirectReserved: 'Les adreces que comencen amb aquesta paraula estan reservades al lloc web.',
  redirectNowhere: 'Escriviu on porta.',
  redirectQuery: 'Escriviu l’adreça sense ? ni # ni el que segueix.',
  redirectExternal:
    'Això porta a un altre lloc web. Si és el que voleu, marqueu «Pot portar a un altre lloc web».',
  redirectUnsafe:
    'Escriviu un camí que comenci amb una sola barra, o una adreça completa que comenci amb https://.',
  redirectTaken: 'Ja hi ha una redirecció des d’aquesta adreça: modifiqueu-la.',
  redirectFromPage:
    'Hi ha una pàgina a {{address}} ({{language}}). Primer canvieu-li el nom o anul·leu-ne la publicació.',
  redirectCircle: 'Això torna al punt de partida: els lectors donarien voltes en cercle.',
  redirectToNothing:
    'No hi ha cap pàgina a {{address}}. Primer publiqueu-la o escriviu una altra adreça.',
  redirectWithoutPage: 'Trieu la pàgina on porta.',
  redirectPageHidden: 'Aquesta pàgina no està publicada ({{language}}). Primer publiqueu-la.',
  redirectPageHiddenInBoth:
    'Aquesta pàgina no està publicada en cap de les llengües {{language}} i {{source}}. Primer publiqueu-la.',
  linkUnsafe:
    'Escriviu una adreça completa (https://…, mailto:, tel:) o un camí que comenci amb una sola barra.',
  scheduleDone: 'Aquest pla ja s’ha executat. Creeu-ne un de nou.',
  schedulePast: 'Aquest moment ja ha passat. Trieu-ne un de posterior.',
  scheduleOfNothing: 'Aquesta pàgina ja no existeix. Trieu-ne una altra.',
  scheduleUnwritten:
    'En aquesta llengua ({{language}}) encara no hi ha res escrit. Primer escriviu, després planifiqueu.',
  scheduleByNobody: 'Qui ho va planificar ja no té compte. Planifiqueu-ho de nou.',
  deskRunnerSilent:
    'No s’ha executat cap pla des de {{time}}: estan en espera. Aviseu qui gestiona el lloc web.',
  deskRunnerNever: 'Els plans no s’executen: estan en espera. Aviseu qui gestiona el lloc web.',
  restoreOneLanguage:
    'Una versió es restaura en una sola llengua cada vegada, a l’historial de la pàgina.',
  historyVersionGone: 'Aquesta versió ja no existeix. Torneu a carregar la pàgina.',
  translatorWithoutLanguage: 'Trieu almenys una llengua per a aquest traductor.',
  callToActionNowhere: 'Trieu una pàgina o un document, o escriviu una adreça.',
  videoUnknown: 'Aquesta no és l’adreça d’un vídeo de YouTube o Vimeo.',
  contactPhoneWrong:
    'Escriviu el número amb el signe més i el prefix del país, per exemple +380 44 000 0000.',
  contactBookingWrong: 'Escriviu l’adreça completa de la pàgina de reserves: comença amb https://.',
  amountWrong: 'Escriviu un nombre enter de cèntims o kopiykas, de 0 a {{most}}.',
  mailingPromoNotLess:
    'El preu d’un primer enviament massiu ha de ser inferior al preu en la mateixa moneda.',
  mailingKeyTaken:
    'Dos enviaments massius tenen la clau «{{key}}». Poseu-ne una altra a un d’ells.',
  mailingIncludedWrong: 'Escriviu com a màxim vuit línies, de 120 caràcters com a màxim cadascuna.',
  altEmptied:
    'Pot ser que hi hagi pàgines amb aquesta imatge: canvieu-ne el text alternatiu, però no el deixeu buit.',
  pictureWithoutAlt:
    'La imatge «{{file}}» no té text alternatiu ({{language}}). Obriu-la a «Imatges i fitxers», trieu {{language}} a dalt a la dreta, escriviu què mostra i torneu a publicar.',
  pictureIsNone: '«{{file}}» no és una imatge. Trieu una imatge i torneu a publicar.',
  fileMissing: 'Trieu un fitxer: una imatge JPEG, PNG, WebP o AVIF, o un PDF.',
  fileEmpty: 'Aquest fitxer és buit. Trieu-ne un altre.',
  fileOfNoKnownType:
    'El lloc web no pot mostrar aquest fitxer. Deseu-lo com a JPEG, PNG, WebP o AVIF, o pugeu un PDF. No s’accepten SVG ni GIF, es digui com es digui el fitxer.',
  fileTooLarge:
    'Aquest fitxer supera els 10 MB. Reduïu la imatge (2000 píxels d’amplada són més que suficients) o comprimiu el PDF i torneu-lo a pujar.',
  fileBroken:
    'Aquest fitxer està malmès o s’ha tallat pel camí. Obriu-lo al vostre dispositiu; si s’obre, torneu-lo a desar i pugeu aquesta còpia.',
  filePixels:
    'Aquesta imatge té més de 50 milions de píxels. Reduïu-la (2000 píxels d’amplada són més que suficients) i torneu-la a pujar.',
  fileMoves: 'Aquesta imatge es mou. Deseu-ne una sola imatge fixa i pugeu-la.',
  fileForOne: 'Substituïu un sol fitxer cada vegada.',
  fileOfOtherKind:
    'Una imatge només es pot substituir per una imatge, i un PDF per un PDF. Pugeu aquest com a fitxer nou.',
  redirectExternalLabel: 'Pot portar a un altre lloc web',
  mediaMany: 'Imatges i fitxers',
}
