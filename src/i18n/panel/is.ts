import type { PanelErrors } from './panel-texts'

export const is: PanelErrors = {
  oneLanguageAtATime: 'Skrifið og birtið eitt tungumál í einu: tilgreinið það í „locale“.',
  requestUnreadable: 'Ekki er hægt að skilja beiðnina: athugið slóð hennar.',
  lockedBySomeoneElse:
    'Einhver annar er að breyta þessu núna og því var breytingin ekki vistuð. Bíðið þar til viðkomandi hefur lokið sér af eða takið við í stjórnborðinu.',
  connectionLost:
    'Sambandið rofnaði. Það sem þið skrifuðuð er áfram í þessum glugga og vistast þegar sambandið kemst á: lokið honum ekki.',
  connectionBack: 'Sambandið er komið á. Verið er að vista það sem þið skrifuðuð.',
  pageBelowItself: 'Síða getur ekki verið undir sjálfri sér. Veljið aðra yfirsíðu.',
  parentWithoutAddress:
    'Yfirsíðan hefur enn ekkert vistfang ({{language}}). Birtið hana fyrst, á þessu tungumáli eða frummálinu.',
  pagesBelow: 'Undir þessari síðu eru aðrar síður. Færið þær eða eyðið þeim fyrst.',
  titleMakesNoAddress:
    'Ekki er hægt að búa til vistfang úr þessum titli: í honum eru engir bókstafir. Skrifið stubb.',
  addressTaken:
    'Vistfangið {{address}} ({{language}}) er þegar frátekið: „{{title}}“. Veljið annan stubb.',
  addressRedirected:
    'Vistfangið {{address}} ({{language}}) vísar annað: frá því er endurbeining. Eyðið henni eða veljið annan stubb.',
  addressReserved:
    'Vistfangið {{address}} byrjar á orði sem vefurinn tekur frá fyrir sig. Veljið annan stubb.',
  slugLength: 'Skrifið í mesta lagi {{most}} stafi.',
  slugCharacters:
    'Notið aðeins litla bókstafi og tölustafi úr hvaða letri sem er, tengda með stökum bandstrikum: engin bil, hástafi, punkta eða skástrik.',
  slugReserved: 'Vefurinn tekur þetta orð frá fyrir sig. Veljið annað.',
  textTooLong: 'Skrifið í mesta lagi {{most}} stafi.',
  bodyTooLong:
    'Þessi texti er of langur: {{size}} MB en í mesta lagi eru leyfð {{most}} MB. Skiptið honum á fleiri síður.',
  addressMalformed: 'Þetta vistfang er ekki gilt: athugið stafina á eftir hverju %.',
  redirectFromHome: 'Ekki er hægt að endurbeina forsíðunni.',
  redirectOtherLanguage:
    'Þetta er vistfang á öðru tungumáli ({{language}}): veljið það að ofan eða skrifið aðeins slóðina.',
  redirectReserved: 'Vefurinn tekur frá fyrir sig vistföng sem byrja á þessu orði.',
  redirectNowhere: 'Skrifið hvert hún vísar.',
  redirectQuery: 'Skrifið vistfangið án ? eða # og þess sem á eftir fer.',
  redirectExternal:
    'Þetta vísar á annan vef. Ef það er ætlunin skal haka við „Má vísa á annan vef“.',
  redirectUnsafe:
    'Skrifið slóð sem byrjar á einu skástriki eða heilt vistfang sem byrjar á https://.',
  redirectTaken: 'Þegar er endurbeining frá þessu vistfangi: breytið henni.',
  redirectFromPage:
    'Síða er á vistfanginu {{address}} ({{language}}). Endurnefnið hana eða takið hana úr birtingu fyrst.',
  redirectCircle: 'Þetta vísar aftur á upphafið: lesendur færu í hring.',
  redirectToNothing:
    'Engin síða er á vistfanginu {{address}}. Birtið hana fyrst eða skrifið annað vistfang.',
  redirectWithoutPage: 'Veljið síðuna sem vísað er á.',
  redirectPageHidden: 'Þessi síða er ekki birt ({{language}}). Birtið hana fyrst.',
  redirectPageHiddenInBoth:
    'Þessi síða er hvorki birt á {{language}} né {{source}}. Birtið hana fyrst.',
  linkUnsafe:
    'Skrifið fullt vistfang (https://…, mailto:, tel:) eða slóð sem byrjar á einu skástriki.',
  scheduleDone: 'Þessi áætlun hefur þegar verið framkvæmd. Búið til nýja.',
  schedulePast: 'Þessi tími er liðinn. Veljið síðari tíma.',
  scheduleOfNothing: 'Þessi síða er ekki lengur til. Veljið aðra.',
  scheduleUnwritten:
    'Ekkert hefur enn verið skrifað á þessu tungumáli ({{language}}). Skrifið fyrst, gerið svo áætlun.',
  scheduleByNobody: 'Sá sem áætlaði þetta hefur ekki lengur aðgang. Gerið áætlunina aftur.',
  deskRunnerSilent:
    'Engin áætlun hefur verið framkvæmd síðan {{time}}: þær bíða. Látið umsjónarmann vefsins vita.',
  deskRunnerNever: 'Áætlanir eru ekki framkvæmdar: þær bíða. Látið umsjónarmann vefsins vita.',
  restoreOneLanguage: 'Útgáfa er endurheimt á einu tungumáli í einu, í sögu síðunnar.',
  historyVersionGone: 'Þessi útgáfa er ekki lengur til. Endurhlaðið síðuna.',
  translatorWithoutLanguage: 'Veljið að minnsta kosti eitt tungumál fyrir þennan þýðanda.',
  callToActionNowhere: 'Veljið síðu eða skjal eða skrifið vistfang.',
  videoUnknown: 'Þetta er ekki vistfang myndbands á YouTube eða Vimeo.',
  contactPhoneWrong: 'Skrifið númerið með plús og landsnúmeri, til dæmis +380 44 000 0000.',
  contactBookingWrong: 'Skrifið fullt vistfang bókunarsíðunnar: það byrjar á https://.',
  amountWrong: 'Skrifið heila tölu í sentum eða kópekum, frá 0 til {{most}}.',
  mailingPromoNotLess:
    'Verð á fyrstu fjöldasendingu verður að vera lægra en verðið í sama gjaldmiðli.',
  mailingKeyTaken:
    'Tvær fjöldasendingar hafa lykilinn „{{key}}“. Gefið annarri þeirra annan lykil.',
  mailingIncludedWrong: 'Skrifið í mesta lagi átta línur, með í mesta lagi 120 stöfum hverja.',
  altEmptied:
    'Síður gætu sýnt þessa mynd: breytið hliðartexta hennar en skiljið hann ekki eftir auðan.',
  pictureWithoutAlt:
    'Myndin „{{file}}“ hefur engan hliðartexta ({{language}}). Opnið hana undir „Myndir og skrár“, veljið {{language}} efst til hægri, skrifið hvað hún sýnir og birtið aftur.',
  pictureIsNone: '„{{file}}“ er ekki mynd. Veljið mynd og birtið aftur.',
  fileMissing: 'Veljið skrá: mynd á sniðinu JPEG, PNG, WebP eða AVIF, eða PDF.',
  fileEmpty: 'Þessi skrá er tóm. Veljið aðra.',
  fileOfNoKnownType:
    'Vefurinn getur ekki sýnt þessa skrá. Vistið hana sem JPEG, PNG, WebP eða AVIF eða hlaðið upp PDF. Ekki er tekið við SVG og GIF, hvað sem skráin heitir.',
  fileTooLarge:
    'Þessi skrá er stærri en 10 MB. Minnkið myndina (2000 díla breidd er meira en nóg) eða þjappið PDF-skránni og hlaðið henni upp aftur.',
  fileBroken:
    'Þessi skrá er skemmd eða slitnaði á leiðinni. Opnið hana í tækinu; ef hún opnast skal vista hana aftur og hlaða upp því eintaki.',
  filePixels:
    'Þessi mynd er yfir 50 milljónir díla. Minnkið hana (2000 díla breidd er meira en nóg) og hlaðið henni upp aftur.',
  fileMoves: 'Þessi mynd hreyfist. Vistið eina kyrrmynd úr henni og hlaðið henni upp.',
  fileForOne: 'Skiptið um eina skrá í einu.',
  fileOfOtherKind:
    'Aðeins má setja mynd í stað myndar og PDF í stað PDF. Hlaðið þessu upp sem nýrri skrá.',
  redirectExternalLabel: 'Má vísa á annan vef',
  mediaMany: 'Myndir og skrár',
}
