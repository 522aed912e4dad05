import type { SaidTogether } from './said-together.type'

/** Of the languages in Latin letters. */
export const SAID_TOGETHER_LATIN = {
  en: [
    ['notPaid', 'months|month|weeks', 'no|without', 'pay|salary|wages|money'],
    [
      'leftBehind',
      'not|wont|will not|refuse*|cannot',
      'repatriate|repatriated|fly home|send us home|send me home',
    ],
    [
      'cheated',
      'agency|agent|agents|manning|crewing|recruiter',
      'pay|paid|send',
      'first|before|advance',
      'usd|dollars|money|fee|euro|rupees|pesos',
    ],
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
  fr: [
    ['notPaid', 'mois|semaines', 'sans', 'salaire|paie|argent'],
    ['leftBehind', 'pas', 'rapatrie|rapatrient|rapatriés|rapatrié'],
    ['papersKept', 'pas', 'rend|rendent|rendre|donne|donnent', 'passeport*'],
    ['ownLife', 'veux plus|veux pas|plus envie de|plus la force de', 'vivre'],
    [
      'cheated',
      'agence*|l’agence|agent|agents|l’agent|recruteur*|intermédiaire*|manning|crewing',
      'demande|demandent|demandé|exige*|réclame*|veut|veulent',
      'argent|l’argent|euros|dollars|commission|caution|acompte|payer',
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
  es: [
    ['notPaid', 'mes|meses|semanas', 'sin', 'sueldo|salario|paga|cobrar|dinero'],
    ['leftBehind', 'no nos|no me', 'mandan|manda|envían|envía|repatrian|repatria'],
    [
      'papersKept',
      'no nos|no me',
      'da|dan|entrega|entregan|devuelve|devuelven',
      'pasaporte*|libreta*',
    ],
    ['ownLife', 'no quiero|ya no quiero|sin ganas de', 'vivir|seguir viviendo'],
    [
      'cheated',
      'agencia*|agente|agentes|intermediari*|reclutador*|manning|crewing',
      'pide|piden|pidió|pidieron|pidiendo|exige*|cobra|cobran|quiere|quieren',
      'dinero|pago|plata|dólares|euros|comisión|depósito|adelanto',
    ],
    ['papersKept', 'quitó|quitaron|retien*|retenid*|confisc*|incaut*', 'pasaporte*|libreta*'],
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
    ['notPaid', 'monat|monate|monaten|wochen', 'kein|keine|keinen|ohne', 'gehalt|heuer|lohn|geld'],
    ['papersKept', 'nicht', 'gibt|geben', 'pass|pässe|reisepass|seefahrtsbuch|seefahrtsbücher'],
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
      'pass|reisepass|pässe|seefahrtsbuch|seefahrtsbücher|papiere|dokumente',
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
    [
      'cheated',
      'agency|agent|ahensya|ahensiya|recruiter',
      'pinagbayad*|pinabayad|hiningi*|siningil*',
    ],
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
      'sumusweldo|sumuswelduhan|sumweldo|sinusweldo*|sinusuweldo*|pinapasweldo*|pinasweldo*|sumasahod|sumasahud|sinasahod*|sinasahuran|nasasahuran|nasahuran|pinapasahod|pinapasahuran|nasahod|sinahod*|pinasahod|binabayaran|nababayaran',
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
  pt: [
    ['notPaid', 'mês|meses|semanas', 'sem', 'salário|receber|pagamento|dinheiro'],
    ['leftBehind', 'não', 'mandam|manda|enviam|repatriam|repatria', 'casa|gente|nós|brasil'],
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
      'passaporte*|caderneta*',
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
    ['notPaid', 'bulan|minggu', 'tanpa|tidak ada|belum ada|belum terima', 'gaji|upah|bayaran'],
    ['leftBehind', 'tidak|belum|gak|ga|nggak', 'dipulangkan|memulangkan'],
    [
      'cheated',
      'agen|agensi|agent|calo|perekrut',
      'suruh|disuruh|menyuruh|minta',
      'juta|ribu|dolar|bayar|uang',
    ],
    [
      'papersKept',
      'disimpan|dipegang|disembunyikan',
      'kapten|nakhoda|agen|perusahaan',
      'paspor|passport|buku pelaut|dokumen',
    ],
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
} as const satisfies Record<string, readonly SaidTogether[]>
