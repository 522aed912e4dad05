import type { Locale } from '../locales'
import type { AskedSituation } from './help-words'

/**
 * What several words say together, in any order and with others between them: one of each group. `*` at the end stands
 * for any ending, as in `HelpWords`. A list of phrases never has all of them: `agency asks`, `agency is asking me for`.
 */
export type SaidTogether = readonly [AskedSituation, ...string[]]

/** By language. None is what somebody types who looks for a job, a ship, a rank or a paper. */
export const SAID_TOGETHER: Readonly<Record<Locale, readonly SaidTogether[]>> = {
  en: [
    ['ownLife', 'dont|do not|no longer', 'want to live|wanna live|wish to live|want to be alive'],
    [
      'cheated',
      'agency|agencies|agent|agents|manning|crewing|recruiter|recruiters',
      'ask|asks|asked|asking|demands|demanded|demanding|wants|insists|charging|charged',
      'money|fee|fees|payment|deposit|cash|dollars|usd|bribe',
    ],
    [
      'papersKept',
      'took|taken|kept|withheld|withhold*|confiscat*|seized|wont return|not returning',
      'passport*|pasport*',
    ],
    [
      'papersKept',
      'kept|keeps|keeping|withheld|holds|holding|confiscat*|seized|wont return|not returning',
      'my|our',
      'passport*|pasport*|documents|papers|certificates|seaman book|seamans book|cdc',
    ],
    [
      'notPaid',
      'havent|hasnt|have not|has not|had not|hadnt|still not|wasnt|werent|arent|not been|not yet|never been',
      'paid|payed|pay|salary|wages|wage',
    ],
    ['notPaid', 'without', 'pay|salary|wages', 'months|month|weeks'],
    [
      'leftBehind',
      'wont|will not|dont|doesnt|does not|do not|didnt|did not|refuse*|not allow*|cant|cannot',
      'let*|allow*|send*|go|get|return',
      'home|sign off|leave the ship|leave ship|leave the vessel|disembark',
    ],
    [
      'leftBehind',
      'no|without|ran out of|running out of|out of',
      'food|provisions|drinking water',
      'ship|vessel|board|onboard|crew',
    ],
    [
      'hurt',
      'hand|arm|leg|foot|finger|fingers|ankle|shoulder|knee|toe|ribs|skull',
      'broke|broken|crushed|cut|cut off|smashed|fractur*|trapped|injur*|burnt|burned|lost',
    ],
  ],
  uk: [
    ['ownLife', 'не хочу|не хочеться|немає сенсу|нема сенсу|не бачу сенсу', 'жити|життя'],
    [
      'cheated',
      'агент*|агенц*|посередник*|крюїнг*|крюінг*|крюинг*|вербувальник*|контора',
      'просить|просять|вимагає|вимагають|вимагав|хоче|хочуть|бере|беруть',
      'гроші|грошей|долар*|передоплат*|оплат*|заставу|хабар*',
    ],
    [
      'papersKept',
      'забрали|забрав|відібра*|вилучи*|утримує|утримують|не віддає|не віддають|не повертає|не повертають',
      'паспорт*|поспорт*|документи|послужн*|диплом|посвідчення',
    ],
    [
      'notPaid',
      'не отрим*|не бачи*|не прийшл*|не нарах*|не перерах*|не видал*|не дають|не дали|не виплат*|не виплач*|затриму*|затримк*',
      'зарплат*|зарплатн*|зп|гроші',
    ],
    [
      'leftBehind',
      'не пуска*|не відпуска*|не випуска*|не списую*|не дають|не дозволя*|не міняють',
      'додому|списат*|списан*|зійти|з судна',
    ],
    [
      'leftBehind',
      'без|немає|нема|закінчил*',
      'їжі|їжа|продуктів|продукти|питної води|провізі*',
      'судні|борту|екіпаж*|кораблі|порту',
    ],
    [
      'hurt',
      'рука|руку|руки|нога|ногу|палець|пальці|пальця|голову|ребра|око',
      'зламав|зламала|зламан*|переламав|відруб*|відріза*|порізав|розчав*|придав*|прищем*|затис*|відірва*|розби*|обпік|травм*',
    ],
    ['hurt', 'впав|упав|впала|упала', 'трюм*|висоти|трапа|щогли|драбини'],
  ],
  ru: [
    ['ownLife', 'не хочу|не хочется|незачем|нет смысла|не вижу смысла|устал', 'жить|жизни'],
    [
      'cheated',
      'агент*|посредник*|крюинг*|крюинк*|вербовщик*|контора',
      'просит|просят|просил*|попросил*|требует|требуют|требовал*|вымога*|хочет|хотят|берет|берут',
      'деньги|денег|доллар*|предоплат*|оплат*|залог|взятк*',
    ],
    [
      'papersKept',
      'забрали|забрал|отобра*|изъял*|удерживает|удерживают|не отдает|не отдают|не возвращает|не возвращают',
      'паспорт*|поспорт*|документы|мореходк*|удостоверение|диплом',
    ],
    [
      'notPaid',
      'не получ*|не виде*|не пришл*|не перечисл*|не выда*|не дают|не дали|не начисл*|не выплат*|не выплач*|задержив*|задержал*',
      'зарплат*|зп|деньги|оклад',
    ],
    [
      'leftBehind',
      'не отпуска*|не пуска*|не списыва*|не дают|не выпуска*|не меняют',
      'домой|списат*|с судна|сойти',
    ],
    [
      'leftBehind',
      'без|нет|нету|кончил*|закончил*',
      'еды|еда|продуктов|продукты|питьевой воды|провизи*',
      'судне|борту|экипаж*|корабле|порту',
    ],
    [
      'hurt',
      'рука|руку|руки|нога|ногу|палец|пальцы|пальца|голову|ребра|глаз',
      'сломал*|сломан*|отруб*|отреза*|порезал*|раздав*|придав*|прищем*|оторва*|разбил*|обжег|обожг*|травм*',
    ],
    ['hurt', 'упал|упала', 'трюм*|высоты|трапа|мачты|лестницы'],
  ],
  fr: [
    ['ownLife', 'veux plus|veux pas|plus envie de|plus la force de', 'vivre'],
    [
      'cheated',
      'agence*|l’agence|agent|agents|l’agent|recruteur*|intermédiaire*|manning|crewing',
      'demande|demandent|demandé|exige*|réclame*|veut|veulent',
      'argent|l’argent|commission|caution|acompte|payer',
    ],
    [
      'papersKept',
      'confisqu*|retient|retiennent|rend pas|rendent pas',
      'passeport*|livret|papiers',
    ],
    [
      'notPaid',
      'pas reçu|pas touché|pas eu|jamais reçu|pas encore reçu|pas versé|toujours pas',
      'salaire*|paie|paye|solde|payé|payés',
    ],
    [
      'leftBehind',
      'laisse pas|laissent pas|empêche*|refuse de me|refuse de nous',
      'rentrer|partir|débarquer|maison|chez moi|quitter',
    ],
    [
      'leftBehind',
      'sans|plus de|pas de|plus rien',
      'nourriture|à manger|eau potable|vivres',
      'bord|navire|bateau|équipage',
    ],
    [
      'hurt',
      'main|bras|jambe|pied|doigt|doigts|cheville|épaule|genou|côtes',
      'cassé*|coupé*|écras*|fractur*|brûlé*|coincé*|sectionné*',
    ],
  ],
  ar: [
    ['ownLife', 'لا اريد|مش عايز|ما بدي|ما اريد|لم اعد اريد|مابي', 'العيش|الحياة|اعيش'],
    [
      'cheated',
      'مكتب|وكالة|وكيل|شركة|سمسار|وسيط',
      'يطلب*|بيطلب*|تطلب*|بتطلب*|طلبوا|يطالب*|عايز*|يريد*',
      'فلوس|مال|مبلغ|نقود|رسوم|عمولة',
    ],
    [
      'papersKept',
      'اخذوا|اخذو|خدوا|خذوا|سحبوا|صادروا|صادر|احتجز*|يحتجز*|محجوز*',
      'جواز*|اوراقي|شهاداتي|وثائقي',
    ],
    [
      'notPaid',
      'لم استلم|لم نستلم|لم اقبض|لم نقبض|لم احصل|لم نحصل|لم يصل|لم تدفع|لم يدفع*|ما استلمت|ما استلمنا|ما قبضنا|مش بيدفعوا',
      'راتب*|رواتب*|اجر|اجور*|مرتب*|معاش*',
    ],
    [
      'leftBehind',
      'لا يسمح*|لم يسمح*|يمنع*|منعوني|منعونا|مش راضيين|يرفض*',
      'العودة|ارجع|نرجع|البيت|بلدي|النزول|انزل|الرجوع|وطني',
    ],
    ['leftBehind', 'بدون|بلا|نفد|خلص|مفيش|لا يوجد', 'طعام|اكل|ماء|مياه', 'سفينة|مركب|باخرة|طاقم'],
    [
      'hurt',
      'يدي|يده|ايدي|ذراعي|رجلي|ساقي|قدمي|اصبعي|اصابعي|راسي|عيني|ظهري',
      'كسر*|انكسر*|مكسور*|جرح*|انجرح*|اصبت|اصيب*|انقطع*|انحرق*|احترق*|انسحق*|انحشر*',
    ],
  ],
  es: [
    ['ownLife', 'no quiero|ya no quiero|sin ganas de', 'vivir|seguir viviendo'],
    [
      'cheated',
      'agencia*|agente|agentes|intermediari*|reclutador*|manning|crewing',
      'pide|piden|pidió|pidieron|pidiendo|exige*|cobra|cobran|quiere|quieren',
      'dinero|pago|plata|dólares|euros|comisión|depósito|adelanto',
    ],
    ['papersKept', 'quitó|quitaron|retien*|retenid*|confisc*|incaut*', 'pasaporte*|libreta'],
    [
      'notPaid',
      'no he cobrado|no hemos cobrado|no recib*|no he recibido|no hemos recibido|no me han|no nos han|me deben|nos deben|sin cobrar',
      'sueldo*|salario*|paga|pagado|nómina',
    ],
    [
      'leftBehind',
      'no me dejan|no nos dejan|no me deja|no nos deja|no me permiten|no nos permiten',
      'casa|desembarcar|irme|irnos|volver|regresar|salir',
    ],
    [
      'leftBehind',
      'sin|no hay|no tenemos|se acabó',
      'comida|agua potable|víveres|alimentos',
      'barco|buque|bordo|tripulación',
    ],
    [
      'hurt',
      'mano|brazo|pierna|dedo|dedos|tobillo|hombro|rodilla|costilla|costillas',
      'rompí|rompió|roto|rota|corté|cortó|cortado|aplast*|fractur*|quemé|quemado|quebr*|atrapad*',
    ],
  ],
  de: [
    ['ownLife', 'nicht mehr', 'leben', 'will|möchte|mag'],
    [
      'cheated',
      'agentur|agenturen|agent|vermittler|vermittlung|manning|crewing',
      'verlangt|verlangen|fordert|fordern|will|wollen',
      'geld|gebühr|gebühren|vorkasse|anzahlung|dollar|euro|provision|kaution',
    ],
    [
      'papersKept',
      'weggenommen|abgenommen|einbehalten|beschlagnahmt|nicht zurück',
      'pass|reisepass|pässe|seefahrtsbuch|papiere|dokumente',
    ],
    [
      'notPaid',
      'nicht bekommen|nicht erhalten|nicht gekriegt|nicht überwiesen|noch kein*|noch nicht bezahlt|immer noch kein*',
      'heuer|lohn|gehalt|geld',
    ],
    [
      'leftBehind',
      'lässt mich nicht|lassen mich nicht|lässt uns nicht|lassen uns nicht|darf nicht|dürfen nicht',
      'hause|heim|von bord',
    ],
    [
      'leftBehind',
      'ohne|kein|keine',
      'essen|trinkwasser|proviant|verpflegung',
      'bord|schiff|crew|besatzung|mannschaft',
    ],
    [
      'hurt',
      'hand|arm|bein|fuß|finger|knöchel|schulter|knie|zeh|rippe|rippen',
      'gebrochen|gequetscht|abgeschnitten|geschnitten|verbrannt|eingeklemmt|abgerissen|abgetrennt|verloren',
    ],
  ],
  ph: [
    ['ownLife', 'ayaw|ayoko', 'mabuhay'],
    [
      'cheated',
      'agency|agent|ahensya|ahensiya|recruiter|manning',
      'humihingi|hinihingi|hinihingan|hiningan|humingi|nanghihingi|naniningil',
      'pera|bayad|fee|placement|piso|deposit',
    ],
    [
      'cheated',
      'agency|agent|ahensya|ahensiya|recruiter|manning',
      'sinisingil|siningil|pinagbabayad|pinapabayad',
    ],
    [
      'papersKept',
      'kinuha|kinumpiska|hinahawakan|itinago|tinago|ayaw ibalik|ayaw ibigay|hindi binabalik|hindi ibinabalik',
      'passport|pasaporte|pasport|seamans book|sirb',
    ],
    [
      'notPaid',
      'hindi|di|wala|walang',
      'sumusweldo|sumuswelduhan|sumweldo|sinusweldo*|sinusuweldo*|pinapasweldo*|pinasweldo*|sumasahod|sumasahud|sinasahod*|pinapasahod|nasahod|sinahod*|pinasahod|binabayaran|nababayaran',
    ],
    [
      'leftBehind',
      'ayaw|hindi|di',
      'pauwiin|pinapauwi|pinauwi|mapauwi|pinapababa|pinababa|pababain|makauwi|makababa',
    ],
    [
      'hurt',
      'kamay|braso|binti|paa|daliri|ulo|mata|likod|tuhod',
      'nabali|nabalian|bali|naipit|naputol|naputulan|nasugatan|napaso|nadurog|nahiwa|nadaganan',
    ],
  ],
  hi: [
    ['ownLife', 'नहीं चाह*|मन नहीं', 'जीना|जीने'],
    ['ownLife', 'nahi chah*|nahin chah*|nhi chah*', 'jina|jeena|jine'],
    ['cheated', 'एजेंट|एजेंसी|एजेन्ट|दलाल|कंपनी', 'मांग*|माँग*', 'पैसे|पैसा|पैसों|रुपये|रुपए|फीस|फ़ीस|रकम'],
    [
      'cheated',
      'agent|agency|dalal|company',
      'maang raha|mang raha|maang rahe|mang rahe|mang rahi|maang rahi|mangta|maangta|mange|maange|manga|maanga',
      'paise|paisa|rupaye|rupay|fees|fee|money',
    ],
    [
      'papersKept',
      'छीन*|जब्त|ज़ब्त|ले लिया|ले लिए|रख लिया|रख लिए|वापस नहीं|नहीं दे रहे|नहीं दे रहा',
      'पासपोर्ट|सीडीसी|दस्तावेज|दस्तावेज़|कागज|काग़ज़',
    ],
    [
      'papersKept',
      'cheen*|chhin*|chin li*|le liya|rakh liya|wapas nahi|vapas nahi',
      'passport|cdc',
    ],
    [
      'notPaid',
      'नहीं|नही',
      'मिला|मिली|मिले|मिल रहा|मिल रही|दिया|दी|दे रहे|दे रहा|आया|आई',
      'वेतन|सैलरी|तनख्वाह|तनख़्वाह|पगार|मजदूरी',
    ],
    [
      'notPaid',
      'nahi|nahin|nhi|nai',
      'mila|mili|mile|mil rahi|mil raha|diya|di|de raha|de rahe|aaya|aayi',
      'salary|vetan|tankhwah|tankha|pagar|wages',
    ],
    ['leftBehind', 'नहीं|नही', 'जाने दे*|जाने दिया|भेज*|उतार*', 'घर'],
    ['leftBehind', 'nahi|nahin|nhi', 'jane de*|jaane de*|bhej*', 'ghar'],
    ['leftBehind', 'नहीं|नही|बिना|खत्म|ख़त्म', 'खाना|खाने|पानी|राशन', 'जहाज|जहाज़'],
    [
      'hurt',
      'हाथ|पैर|टांग|टाँग|उंगली|उँगली|उंगलियां|सिर|आंख|आँख|घुटना',
      'कट गया|कट गई|कट गयी|कट गए|कटा|कटी|टूट*|कुचल*|दब गया|दब गई|दब गयी|फंस गया|जल गया|जल गई',
    ],
    [
      'hurt',
      'haath|hath|pair|per|tang|ungli|sir|aankh',
      'kat gaya|kat gayi|kat gai|toot gaya|toot gayi|tut gaya|tut gayi|kuchal*|dab gaya|dab gayi|jal gaya',
    ],
  ],
  pt: [
    ['ownLife', 'não quero|não quero mais|sem vontade de|cansei de', 'viver'],
    [
      'cheated',
      'agência*|agente|agentes|intermediári*|recrutador*|manning|crewing',
      'pede|pedem|pediu|pediram|pedindo|exige*|cobra|cobram|cobrou|quer|querem',
      'dinheiro|pagamento|grana|dólares|comissão|depósito|taxa|adiantamento',
    ],
    [
      'papersKept',
      'tomou|tomaram|reteve|retiveram|retid*|confisc*|apreend*|não devolve|não devolvem|ficou com|ficaram com',
      'passaporte*|caderneta',
    ],
    [
      'notPaid',
      'não recebi|não recebemos|não recebo|não caiu|não pagaram|não pagam|não pagou|me devem|nos devem|ainda não',
      'salário*|pagamento|soldada|pagaram',
    ],
    [
      'leftBehind',
      'não me deixam|não nos deixam|não me deixa|não nos deixa|não deixam eu|não deixam a gente',
      'casa|desembarcar|embora|voltar|sair',
    ],
    [
      'leftBehind',
      'sem|não há|não tem|não temos|acabou',
      'comida|água potável|alimento*|mantimento*',
      'navio|bordo|barco|tripulação',
    ],
    [
      'hurt',
      'mão|braço|perna|dedo|dedos|tornozelo|ombro|joelho|costela|costelas|cabeça',
      'quebrei|quebrou|quebrad*|cortei|cortou|esmag*|fratur*|queimei|queimou|machuquei|machucou|prensou|prensei',
    ],
  ],
  id: [
    ['ownLife', 'tidak ingin|gak ingin|ga ingin|nggak ingin|capek|lelah', 'hidup'],
    [
      'cheated',
      'agen|agensi|agent|calo|perekrut|perusahaan|pt',
      'minta|meminta|mintain|diminta|menagih|tagih|menyuruh',
      'uang|duit|bayar|biaya|deposit',
    ],
    [
      'papersKept',
      'ditahan|menahan|disita|menyita|dirampas|tidak dikembalikan|tidak mau kembalikan|belum dikembalikan',
      'paspor|passport|buku pelaut|dokumen|ijazah|sertifikat',
    ],
    [
      'notPaid',
      'belum|tidak|tak|ga|gak|nggak|ngga|enggak|gk|tdk|blm',
      'dibayar*|terima|menerima|cair|turun|masuk|keluar|dikasih|dapat',
      'gaji|upah',
    ],
    [
      'leftBehind',
      'tidak boleh|tidak diizinkan|tidak bisa|tidak dibolehkan|dilarang|ga boleh|gak boleh|ga bisa|gak bisa|tidak mengizinkan',
      'pulang|turun kapal|turun dari kapal|sign off',
    ],
    [
      'leftBehind',
      'tanpa|tidak ada|habis|kehabisan',
      'makanan|makan|air minum|air bersih',
      'kapal|pelabuhan',
    ],
    [
      'hurt',
      'tangan|kaki|jari|kepala|mata|lengan|lutut',
      'patah|putus|terjepit|luka|terluka|remuk|terpotong|terbakar|tertimpa',
    ],
  ],
  zh: [
    [
      'cheated',
      '中介|代理公司|招聘公司|招工',
      '收钱|收我钱|收了钱|要钱|要我交|要交|先交|先付|收押金|收保证金|索要',
    ],
    ['papersKept', '扣押|扣留|被扣|扣了|没收|拿走|收走|不还', '护照|证件|海员证|服务簿'],
    [
      'notPaid',
      '工资|薪水|薪资|工钱',
      '没收到|没拿到|没有收到|还没发|还没给|没发|没给|不发|不给|拖欠|拖着|几个月没',
    ],
    ['leftBehind', '不让|不放|不许|不准', '回家|下船|回国|离船'],
    ['hurt', '被砸|被夹|被压|被轧|断了|割伤|划伤', '手指|手臂|胳膊|右手|左手|手被|腿|脚|头被'],
  ],
}
