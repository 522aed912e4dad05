import type { Locale } from '../locales/locales'
import type { VacancyImportField } from './import-types'

/** Headings of texts are made of these and a language. */
export type HeadedVacancyField =
  | Exclude<VacancyImportField, `description.${Locale}`>
  | 'description'

/**
 * How people head a column of vacancies, in the twelve languages and in the English of boards: between commas and line
 * breaks, case, accents and punctuation do not matter. A name that stands at two fields is decided by what the column has.
 */
export const VACANCY_HEADINGS: Readonly<Record<HeadedVacancyField, string>> = {
  externalId: `
    external id, id, ref, reference, reference number, ref no, job id, job ref, job code, job number, vacancy id, vacancy code,
    vacancy number, vacancy no, no, nr, num, requisition, requisition id, position id, order no, order id, internal id, your reference
    № вакансії, № вакансии, номер, код, номер вакансії, код вакансії, ідентифікатор, номер заявки, номер вакансии, код вакансии, идентификатор, номер заявки, ид
    référence, réf, identifiant, numéro d'offre, référence de l'offre, المعرف, الرقم المرجعي, رقم الوظيفة, رقم المرجع
    referencia, identificador, código, número de vacante, Referenz, Kennung, Stellen-ID, Stellennummer, Referenznummer
    sanggunian, numero ng bakante, संदर्भ, आईडी, संदर्भ संख्या, referência, código da vaga, número da vaga
    referensi, nomor lowongan, kode lowongan, 编号, 职位编号, 参考号, 岗位编号`,
  company: `
    company, company name, employer, crewing, crewing company, agency, manning agency, manning, principal, owner, shipowner,
    ship owner, operator, client, crew manager, shipmanager, ship manager
    компанія, назва компанії, крюїнг, крюїнгова компанія, роботодавець, агентство, судновласник, компания, название компании
    крюинг, крюинговая компания, работодатель, судовладелец, compagnie, société, entreprise, employeur, armateur, agence
    الشركة, اسم الشركة, شركة, صاحب العمل, الوكالة, empresa, compañía, armador, naviera, agencia, nombre de la empresa
    Firma, Unternehmen, Reederei, Arbeitgeber, Agentur, Firmenname, kumpanya, kompanya, ahensya, कंपनी, कंपनी का नाम, एजेंसी
    companhia, agência, nome da empresa, perusahaan, nama perusahaan, agen, keagenan, 公司, 公司名称, 船东, 船公司, 雇主, 单位`,
  rank: `
    rank, position, job, job title, title, vacancy, post, designation, role, capacity, rank required, position required, function, ranks
    rank position, vacant position, job position, vacancy title, headline, subject, seafarer rank, rank title
    посада, ранг, звання, вакансія, назва посади, назва вакансії, назва, заголовок, должность, ранг, звание, вакансия, позиция, название вакансии, название
    grade, fonction, poste, rang, emploi, intitulé du poste, intitulé, titre, titre de l'offre, الرتبة, رتبة, الوظيفة, المنصب, المسمى الوظيفي, العنوان, عنوان الوظيفة
    rango, puesto, cargo, plaza, título, título del puesto, título de la oferta, Rang, Dienstgrad, Position, Funktion, Stelle, Dienststellung, Stellenbezeichnung, Titel, Stellentitel, Überschrift
    ranggo, posisyon, katungkulan, puwesto, pamagat, रैंक, पद, पद का नाम, शीर्षक, posto, função, categoria, vaga, título da vaga
    jabatan, pangkat, posisi, jenjang, judul, judul lowongan, 职位, 职务, 岗位, 职称, 职务名称, 标题, 职位名称`,
  alsoRanks: `
    also ranks, other ranks, alternative rank, alternative ranks, second rank, also rank, інші посади, другие должности, autres fonctions, otros puestos, andere Ränge, outras funções, jabatan lain, 其他职务`,
  title: `
    title, job title, headline, subject, vacancy, vacancy title, job, post, назва, назва вакансії, вакансія, заголовок, название
    название вакансии, вакансия, intitulé, intitulé du poste, titre, titre de l'offre, العنوان, عنوان الوظيفة, título, título del puesto
    título de la oferta, título da vaga, vaga, Titel, Stellentitel, Überschrift, Stellenbezeichnung, pamagat, शीर्षक, judul, judul lowongan, 标题, 职位名称`,
  vesselType: `
    vessel type, type, тип, тип флоту, тип флота, vessel category, type of vessel, ship type, type of ship, vsl type, v/type, type vessel, fleet, fleet type, vessel kind, vessel, ship, vsl
    тип судна, вид судна, судно, корабель, тип судна, корабль, type de navire, type navire, navire, bateau
    نوع السفينة, السفينة, tipo de buque, tipo de barco, buque, barco, Schiffstyp, Schiffsart, Schiff
    uri ng barko, klase ng barko, barko, जहाज़ का प्रकार, पोत का प्रकार, जहाज़, tipo de navio, tipo de embarcação, navio, embarcação
    jenis kapal, tipe kapal, kapal, 船型, 船舶类型, 船种, 船舶种类, 船舶`,
  openUntilDay: `
    open until, valid until, valid till, expires, expiry, expiry date, expires on, expiration date, deadline, closing date, closes
    closes on, apply by, apply before, application deadline, last date, last day, end date, valid through, active until, good until
    apply until, apply till, applications until, applications close, accepting until, open till, expires at, expired at, valid to, closing, close date, until
    актуальна до, діє до, приймаємо до, приймаємо заявки до, подати до, чинна до, відкрито до, строк подання
    приём до, принимаем до, принимаем заявки до, подать до, открыто до, актуальна до
    postuler jusqu'au, postuler avant le, candidature avant le, candidatures jusqu'au, expiration, التقديم حتى, آخر يوم للتقديم, ينتهي في, سارية حتى
    postular hasta, solicitar hasta, inscripción hasta, expira, expira el, caducidad, bewerben bis, Bewerbung bis, läuft ab, aktiv bis
    mag-apply hanggang, tumatanggap hanggang, hanggang kailan, आवेदन की अंतिम तिथि, आवेदन करें तक, समाप्ति तिथि
    candidatar-se até, candidaturas até, inscrições até, expira em, validade, lamar sampai, lamaran sampai, kedaluwarsa, tutup, 申请截止, 招聘截止, 报名截止日期, 到期日, 过期时间
    дійсна до, відкрита до, актуально до, термін дії, термін подання, дата закриття, дійсно до, до якого числа
    действует до, открыта до, актуально до, срок действия, срок подачи, дата закрытия, действительна до, годна до
    ouvert jusqu'au, valable jusqu'au, date limite, date de clôture, expire le, échéance, صالح حتى, مفتوحة حتى, آخر موعد, تاريخ الانتهاء, الموعد النهائي
    abierta hasta, válida hasta, fecha límite, vence, fecha de cierre, vigente hasta, offen bis, gültig bis, Bewerbungsschluss, Frist, Ablaufdatum, Bewerbungsfrist
    bukas hanggang, hanggang, huling araw, deadline ng aplikasyon, अंतिम तिथि, अंतिम तारीख, खुला है तब तक, तक मान्य
    aberta até, válida até, data limite, prazo, vence em, data de encerramento, berlaku sampai, berlaku hingga, batas waktu, tenggat, batas lamaran, dibuka hingga
    截止日期, 有效期至, 截止时间, 有效期, 报名截止`,
  publishedDay: `
    published, published at, published on, publication date, date published, posted, posted at, posted on, posted date, date posted, post date, source posted at, created, created at, date added, added
    опубліковано, дата публікації, додано, дата додавання, розміщено, опубликовано, дата публикации, добавлено, дата добавления, размещено
    publié le, date de publication, publiée le, تاريخ النشر, نشر في, publicado, publicado el, fecha de publicación, veröffentlicht, veröffentlicht am, Veröffentlichungsdatum
    nai-post, petsa ng pag-post, petsa ng paglalathala, प्रकाशित, प्रकाशन तिथि, publicado em, data de publicação, diterbitkan, tanggal terbit, tanggal posting, 发布日期, 发布时间, 发布于`,
  pay: `
    pay, salary, wage, wages, sal, salary text, remuneration, compensation, rate, salary range, pay range, monthly salary, monthly wage, salary per month,
    salary usd, total wages, monthly pay, gross salary, net salary, daily rate, day rate, rate per day, salary month, earnings, wage scale, offer
    зарплата, заробітна плата, оплата, ставка, оклад, зп, з/п, оплата праці, зарплата в місяць, зарплата, заработная плата, оплата, ставка, зарплата в месяц, доход
    salaire, rémunération, paie, solde, salaire mensuel, الراتب, راتب, الأجر, الراتب الشهري, salario, sueldo, paga, remuneración, salario mensual
    Gehalt, Lohn, Heuer, Vergütung, Bezahlung, Monatsgehalt, Tagessatz, sahod, suweldo, sweldo, bayad, वेतन, तनख्वाह, पगार, मासिक वेतन
    salário, remuneração, soldo, ordenado, salário mensal, gaji, upah, penghasilan, gaji per bulan, gaji pokok, 工资, 薪资, 薪水, 月薪, 待遇, 薪酬, 日薪`,
  'pay.from': `
    pay from, salary from, wage from, min salary, salary min, minimum salary, min pay, pay min, minimum pay, min wage, salary minimum, lowest salary
    wage min, wages from, wages min, minimum wage, wage minimum, rate from, rate min, min rate, from usd, compensation min, lowest wage
    зп від, з/п від, зп от, з/п от, ставка від, ставка мін, мінімальна ставка, оклад від, ставка от, ставка мин, минимальная ставка, оклад от, минимальная оплата
    solde min, rémunération min, rémunération minimale, الأجر الأدنى, الأجر من, أدنى راتب, paga desde, paga mínima, remuneración mínima
    Lohn min, Gehalt min, Heuer min, Mindestheuer, Mindestlohn, sahod min, suweldo mula, न्यूनतम मजदूरी, remuneração mínima, upah dari, upah minimum, 起薪
    зарплата від, мін зарплата, мінімальна зарплата, оплата від, зарплата от, мин зарплата, минимальная зарплата, оплата от
    salaire de, salaire min, salaire minimum, الراتب من, الحد الأدنى للراتب, salario desde, salario mínimo, sueldo desde, sueldo mínimo
    Gehalt von, Gehalt ab, Mindestgehalt, Lohn von, Heuer von, Heuer ab, sahod mula, pinakamababang sahod, न्यूनतम वेतन, वेतन से
    salário de, salário mínimo, salário a partir de, gaji dari, gaji mulai, gaji minimum, 最低工资, 最低薪资, 工资下限, 薪资下限`,
  'pay.to': `
    pay to, salary to, wage to, max salary, salary max, maximum salary, max pay, pay max, maximum pay, max wage, salary maximum, highest salary
    wage max, wages to, wages max, maximum wage, wage maximum, rate to, rate max, max rate, to usd, compensation max, highest wage
    зп до, з/п до, ставка до, ставка макс, максимальна ставка, оклад до, максимальная ставка, максимальная оплата, solde max, rémunération max, rémunération maximale
    الأجر الأقصى, الأجر إلى, أعلى راتب, paga hasta, paga máxima, remuneración máxima, Lohn max, Gehalt max, Heuer max, Höchstheuer, sahod max, suweldo hanggang
    remuneração máxima, upah sampai, upah maksimum, 封顶薪资
    зарплата до, макс зарплата, максимальна зарплата, оплата до, максимальная зарплата, salaire à, salaire jusqu'à, salaire max, salaire maximum
    الراتب إلى, الراتب حتى, الحد الأقصى للراتب, salario hasta, salario máximo, sueldo hasta, sueldo máximo, Gehalt bis, Höchstgehalt, Lohn bis, Heuer bis
    sahod hanggang, pinakamataas na sahod, अधिकतम वेतन, वेतन तक, salário até, salário máximo, gaji sampai, gaji hingga, gaji maksimum
    最高工资, 最高薪资, 工资上限, 薪资上限`,
  'pay.currency': `
    currency, valuta, curr, cur, ccy, pay currency, salary currency, wage currency, currency code, валюта, валюта зарплати, валюта оплаты, валюта зарплаты
    devise, monnaie, العملة, عملة الراتب, moneda, divisa, moneda del salario, Währung, pera, salapi, मुद्रा, moeda, mata uang, 币种, 货币`,
  'pay.period': `
    wage period, rate period, paid, period, pay period, salary period, paid per, per, pay frequency, salary unit, salary basis, pay unit, період, період оплати, період виплати, за що
    период, период оплаты, période, période de paie, الفترة, فترة الدفع, periodo, período, periodo de pago, Zeitraum, Zahlungszeitraum, bezahlt pro
    panahon ng bayad, kada, अवधि वेतन, वेतन अवधि, período de pagamento, periode, periode gaji, 计薪周期, 支付周期, 薪资周期`,
  contract: `
    contract, duration, contract duration, contract length, contract period, length of contract, period of contract, length, contract term, term, tour of duty, service period
    duration of contract, trip length, trip duration, time on board, tour, rotation, rotation schedule, tour length, assignment length, contract duration weeks, contract weeks, duration weeks, duration days, contract days, duration months
    contract duration months, контракт, тривалість контракту, термін контракту, тривалість, строк контракту, ротація, термін роботи, длительность контракта, срок контракта
    продолжительность контракта, длительность, срок, ротация, durée, durée du contrat, contrat, durée de l'embarquement, rotation à bord, مدة العقد, العقد, المدة, التناوب
    duración, duración del contrato, contrato, rotación, Vertragsdauer, Dauer, Vertrag, Einsatzdauer, Vertragslaufzeit, Turnus, tagal ng kontrata, kontrata, haba ng kontrata, rotasyon
    अनुबंध, अनुबंध की अवधि, अवधि, कॉन्ट्रैक्ट, duração, duração do contrato, rotação, kontrak, lama kontrak, durasi, durasi kontrak, masa kontrak, rotasi, 合同期, 合同期限, 合同时间, 期限, 轮换`,
  'contract.months': `
    contract months, months, місяців, контракт місяців, месяцев, контракт мес, mois, الأشهر, meses, Monate, buwan, महीने, meses de contrato, bulan, 合同月数`,
  'contract.plusMinus': `
    contract plus minus, plus minus, +/-, tolerance, plus or minus, plus/minus months, plus or minus months, contract tolerance, плюс-мінус, допуск, відхилення
    плюс-минус, отклонение, допуск месяцев, plus ou moins, tolérance, زائد أو ناقص, زائد ناقص, más o menos, tolerancia, plus minus Monate, Toleranz, plus-minus na buwan
    प्लस माइनस, घट बढ़, mais ou menos, tolerância, kurang lebih, toleransi, 正负, 浮动, 浮动月数`,
  'joining.from': `
    joining from, joining, joining date, join, join date, date of joining, doj, embarkation, embarkation date, date of embarkation, sign on, sign on date, sign-on,
    start, start date, start from, starting, starting date, readiness, ready, availability, available from, boarding, boarding date, commencement, date, join from,
    approx joining date, eta joining, joining window, expected joining, when, required date, commence date, joins, joins on, date to join
    посадка з, посадка від, з якого числа, посадка с, посадка от, с какого числа, date de l'embarquement, embarquement à partir du, الالتحاق من, embarque desde
    Anmusterung ab, Einstieg ab, pagsakay mula, जॉइनिंग से, embarque a partir de, naik kapal mulai, 上船起
    дата посадки, посадка, дата початку, початок, початок контракту, дата виїзду, дата, виїзд, готовність, дата відправлення, дата посадки, дата начала
    начало контракта, начало, выезд, дата выезда, готовность, дата отправки, дата посадки на судно, embarquement, date d'embarquement, date de début, début
    disponibilité, تاريخ الالتحاق, الالتحاق, تاريخ الصعود, تاريخ البدء, موعد الالتحاق, embarque, fecha de embarque, fecha de inicio, inicio, incorporación, fecha de incorporación
    Einstieg, Anmusterung, Eintrittsdatum, Beginn, Startdatum, Einsatzbeginn, Anreise, Einschiffung, pagsakay, petsa ng pagsakay, simula, petsa ng simula
    जॉइनिंग, जॉइनिंग तिथि, जॉइनिंग की तारीख, शुरुआत, कार्यभार ग्रहण तिथि, data de embarque, data de início, início, ingresso, naik kapal, tanggal naik, tanggal join, tanggal gabung, tanggal mulai, mulai
    上船日期, 上船时间, 派遣日期, 登船日期, 开始日期, 上船`,
  'joining.to': `
    joining to, join to, join until, joining until, latest joining, joining before, join before, latest join date, joining end, joining by, посадка до, дата посадки до, виїзд до
    выезд до, embarquement jusqu'au, embarquement au, الالتحاق حتى, embarque hasta, Anmusterung bis, Einstieg bis, pagsakay hanggang, जॉइनिंग तक, embarque até, naik kapal sampai, 最晚上船日期`,
  'joining.port': `
    joining port, port, port of joining, place of joining, joining place, embarkation port, port of embarkation, sign on port, join port, place, location, join place, boarding port
    порт, порт посадки, місце посадки, місто посадки, место посадки, порт захода, port d'embarquement, lieu d'embarquement, ميناء الالتحاق, الميناء, ميناء الصعود
    puerto, puerto de embarque, lugar de embarque, Hafen, Einstiegshafen, Anmusterungshafen, Einschiffungshafen, daungan, pantalan, pier, बंदरगाह, जॉइनिंग पोर्ट
    porto, porto de embarque, local de embarque, pelabuhan, pelabuhan naik, tempat naik, 港口, 上船港口, 上船地点, 登船港`,
  'joining.portCode': `
    port code, joining port code, code of port, code of the port, un/locode, locode, port locode, port un/locode, un/locode of port, код порту, код порту посадки, код порта
    код порта посадки, code du port, code port, رمز الميناء, código del puerto, código de puerto, Hafencode, Hafenkürzel, code ng daungan, code ng pantalan, बंदरगाह कोड
    código do porto, kode pelabuhan, 港口代码, 港口编码`,
  'joining.country': `
    joining country, country, country of joining, embarkation country, port country, країна, країна посадки, страна, страна посадки, pays, pays d'embarquement
    البلد, الدولة, بلد الالتحاق, país, país de embarque, Land, Einstiegsland, bansa, देश, negara, 国家, 上船国家`,
  'vessel.name': `
    vessel name, name of vessel, ship name, name of ship, vsl name, m/v, mv, m/t, vessel's name, ship's name, vessel, ship, vsl, name vessel
    назва судна, ім'я судна, судно, название судна, имя судна, корабель, корабль, nom du navire, navire, bateau, اسم السفينة, السفينة
    nombre del buque, nombre del barco, buque, barco, Schiffsname, Name des Schiffs, Schiff, pangalan ng barko, barko, जहाज़ का नाम, पोत का नाम, जहाज़
    nome do navio, nome da embarcação, navio, embarcação, nama kapal, kapal, 船名, 船舶名称, 船舶`,
  'vessel.flag': `
    flag, vessel flag, flag state, ship flag, flag of vessel, registry, прапор, прапор судна, флаг, флаг судна, pavillon, العلم, علم السفينة, bandera, pabellón
    Flagge, Schiffsflagge, bandila, watawat, ध्वज, झंडा, bandeira, bendera, bendera kapal, 船旗, 船旗国, 旗帜`,
  'vessel.built': `
    built, year built, built year, year of build, build year, year, yob, vessel built, construction year, build, built in, vessel year, рік побудови, рік, збудовано, год постройки, построено, год
    année de construction, construit, année, سنة البناء, سنة الصنع, año de construcción, construido, año, Baujahr, gebaut, taon ng pagkagawa, taon, निर्माण वर्ष, ano de construção, construído, ano
    tahun pembuatan, tahun, tahun dibangun, 建造年份, 建造年, 建造时间`,
  'vessel.deadweight': `
    deadweight, dwt, vessel dwt, dead weight, deadweight tonnage, dwt mt, vessel deadweight, дедвейт, двт, вантажопідйомність, port en lourd, tpl, الحمولة الساكنة, الحمولة, peso muerto, tpm
    Tragfähigkeit, tdw, डेडवेट, डीडब्ल्यूटी, porte bruto, tpb, bobot mati, 载重吨, 载重`,
  'vessel.grossTonnage': `
    gross tonnage, gt, grt, vessel gt, gross tons, gross register tonnage, валова місткість, валовий тоннаж, брт, валовая вместимость, валовой тоннаж, jauge brute, tonnage brut, الحمولة الإجمالية
    arqueo bruto, tonelaje bruto, trb, Bruttoraumzahl, BRZ, सकल टनभार, arqueação bruta, tonelagem bruta, tonase kotor, isi kotor, 总吨, 总吨位`,
  'vessel.imoNumber': `
    imo, imo number, imo no, imo no., imo #, vessel imo, ship imo, imo code, номер ІМО, ІМО, номер ИМО, ИМО, numéro OMI, OMI, número OMI, número IMO
    IMO-Nummer, nomor IMO, numero ng IMO, آيمو, رقم آيمو, رقم IMO, आईएमओ नंबर, IMO编号, 国际海事组织编号`,
  'vessel.engine': `
    engine, main engine, me, m/e, engine type, me type, main engine type, engine make, engine model, двигун, головний двигун, тип двигуна, гд, двигатель, главный двигатель, тип двигателя
    moteur, moteur principal, type de moteur, المحرك, المحرك الرئيسي, نوع المحرك, motor, motor principal, tipo de motor, Maschine, Motor, Hauptmaschine, makina, pangunahing makina
    इंजन, मुख्य इंजन, इंजन प्रकार, mesin, mesin induk, mesin utama, tipe mesin, 主机, 主机型号, 主机类型`,
  'vessel.power': `
    power, engine power, power kw, kw, me power, main engine power, output, me kw, engine output, потужність, потужність двигуна, квт, мощность, мощность двигателя, мощность гд
    puissance, puissance moteur, قدرة المحرك, القدرة, potencia, potencia del motor, Leistung, Maschinenleistung, lakas ng makina, शक्ति, इंजन शक्ति, potência, potência do motor, daya, daya mesin, tenaga mesin
    功率, 主机功率`,
  'vessel.crew': `
    crew, crew size, crew number, number of crew, crew on board, crew members, crew persons, екіпаж, чисельність екіпажу, кількість екіпажу, экипаж, численность экипажа, количество экипажа
    équipage, effectif, nombre de marins, الطاقم, عدد أفراد الطاقم, tripulación, tripulantes, número de tripulantes, Besatzung, Besatzungsstärke, Crewstärke, tauhan, bilang ng tripulante
    चालक दल, दल संख्या, tripulação, número de tripulantes, awak kapal, jumlah awak, jumlah kru, kru, 船员人数, 配员, 船上人数`,
  'vessel.crewNationalities': `
    crew nationalities, crew nationality, nationality of crew, nationalities on board, crew composition, crew mix, mixed crew, склад екіпажу, національність екіпажу, состав экипажа, национальность экипажа, экипаж национальность
    nationalité de l'équipage, composition de l'équipage, nationalités à bord, جنسيات الطاقم, جنسية الطاقم, nacionalidad de la tripulación, nacionalidades a bordo, Nationalitäten der Besatzung, Nationalitäten an Bord
    nasyonalidad ng tripulante, चालक दल की राष्ट्रीयता, nacionalidade da tripulação, nacionalidades a bordo, kebangsaan awak, kebangsaan kru, 船员国籍, 船上国籍`,
  englishLevel: `
    english level, english, language level, level of english, english skills, english knowledge, english required, english proficiency, language, англійська, рівень англійської, знання англійської
    английский, уровень английского, знание английского, английский язык, англійська мова, anglais, niveau d'anglais, الإنجليزية, مستوى الإنجليزية, اللغة الإنجليزية, inglés, nivel de inglés
    Englisch, Englischkenntnisse, Englischniveau, ingles, antas ng ingles, अंग्रेज़ी, अंग्रेजी, अंग्रेज़ी स्तर, inglês, nível de inglês, bahasa inggris, tingkat bahasa inggris, 英语, 英语水平, 英语要求`,
  experience: `
    experience, experience months, min experience, minimum experience, experience in rank, sea service, sea time, rank experience, required experience, exp, sea experience, experience required
    досвід, досвід роботи, стаж, досвід у посаді, плавстаж, опыт, опыт работы, стаж, опыт в должности, плавстаж мес, expérience, expérience requise, temps de mer, الخبرة, خبرة, سنوات الخبرة
    experiencia, experiencia mínima, experiencia en el cargo, Erfahrung, Berufserfahrung, Fahrzeit, karanasan, अनुभव, न्यूनतम अनुभव, experiência, experiência mínima, pengalaman, masa layar, 经验, 工作经验, 海龄, 资历`,
  certificates: `
    certificates, certificate, documents, documents required, certificates required, required documents, required certificates, licences, license, licenses, qualifications, stcw, visas, visa, courses, coc, certs
    сертифікати, документи, необхідні документи, дипломи, віза, сертификаты, документы, необходимые документы, дипломы, виза, certificats, documents requis, brevets, brevet, visa requis
    الشهادات, الوثائق, المستندات المطلوبة, certificados, documentos, titulación, documentos requeridos, Zertifikate, Zeugnisse, Dokumente, Befähigungszeugnisse, Nachweise, sertipiko, mga dokumento, mga sertipiko
    प्रमाणपत्र, प्रमाण पत्र, दस्तावेज़, आवश्यक दस्तावेज़, certificados exigidos, documentação, sertifikat, dokumen, persyaratan dokumen, 证书, 所需证书, 证件, 适任证书`,
  citizenships: `
    citizenships, citizenship, nationality, nationalities, preferred nationality, nationality required, required nationality, nationality preferred, seafarer nationality, preferred nationalities
    громадянство, національність, бажане громадянство, гражданство, национальность, nationalité, nationalités, citoyenneté, الجنسية, الجنسيات, الجنسية المطلوبة, nacionalidad, ciudadanía, nacionalidades
    Staatsangehörigkeit, Nationalität, Nationalitäten, nasyonalidad, pagkamamamayan, राष्ट्रीयता, नागरिकता, nacionalidade, cidadania, nacionalidades preferidas, kewarganegaraan, kebangsaan, warga negara, 国籍, 国籍要求`,
  description: `
    description, details, job description, notes, note, remarks, remark, comments, comment, requirements, additional information, additional info, info, text, other, vacancy text, about the job, more information
    опис, примітки, примітка, додаткова інформація, вимоги, коментар, описание, примечания, примечание, дополнительная информация, требования, комментарий, комментарии, дополнительно
    remarques, observations, détails, exigences, commentaires, الوصف, ملاحظات, تفاصيل, المتطلبات, descripción, observaciones, notas, detalles, requisitos, comentarios, Beschreibung, Bemerkungen, Anmerkungen, Anforderungen, Hinweise, Stellenbeschreibung
    paglalarawan, mga tala, detalye, विवरण, टिप्पणी, आवश्यकताएँ, descrição, observações, detalhes, comentários, deskripsi, keterangan, catatan, persyaratan, uraian, 描述, 备注, 说明, 要求, 职位描述`,
  'contact.name': `
    contact name, contact person, contact, recruiter, crewing manager, manager, responsible, person in charge, pic, контактна особа, контакт, менеджер, відповідальний, контактное лицо, ответственный
    personne de contact, responsable, جهة الاتصال, الشخص المسؤول, مسؤول الاتصال, persona de contacto, contacto, responsable de contacto, Ansprechpartner, Kontakt, Kontaktperson, taong kokontakin, संपर्क व्यक्ति, संपर्क
    pessoa de contato, contato, contacto responsável, kontak, narahubung, penanggung jawab, 联系人, 负责人`,
  'contact.email': `
    contact email, email, e-mail, mail, email address, contact e-mail, apply to, cv to, send cv to, електронна пошта, пошта, емейл, електронна адреса, электронная почта, почта, имейл, эл почта, courriel, adresse e-mail, mél
    البريد الإلكتروني, بريد إلكتروني, correo, correo electrónico, E-Mail-Adresse, ईमेल, ई-मेल, surel, 邮箱, 电子邮箱, 电子邮件`,
  'contact.telephone': `
    contact telephone, telephone, phone, tel, mobile, phone number, contact number, contact phone, contact no, whatsapp, cell, телефон, номер телефону, контактний телефон, моб, номер телефона, контактный телефон
    téléphone, numéro de téléphone, portable, الهاتف, رقم الهاتف, هاتف, الجوال, teléfono, móvil, celular, Telefon, Telefonnummer, Mobil, telepono, numero ng telepono, फ़ोन, फोन, मोबाइल, टेलीफ़ोन
    telefone, telemóvel, telepon, nomor telepon, no hp, hp, 电话, 联系电话, 手机`,
}
