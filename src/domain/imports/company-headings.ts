import type { Locale } from '../locales/locales'
import type { CompanyImportField } from './import-types'

/** Headings of texts are made of these and a language. */
export type HeadedCompanyField =
  | Exclude<CompanyImportField, `about.${Locale}` | `warning.${Locale}`>
  | 'about'
  | 'warning'

/** How people head a column of companies; see `VACANCY_HEADINGS`. */
export const COMPANY_HEADINGS: Readonly<Record<HeadedCompanyField, string>> = {
  externalId: `
    external id, id, ref, reference, company id, company code, reference number, internal id, код, ідентифікатор, код компанії, идентификатор, код компании, ид, référence, identifiant, المعرف, رقم الشركة
    referencia, identificador, código, Kennung, Firmennummer, Referenz, sanggunian, आईडी, संदर्भ, referência, código da empresa, referensi, kode perusahaan, 编号, 公司编号`,
  name: `
    name, company, company name, crewing, crewing company, agency, agency name, manning agency, trade name, brand, назва, назва компанії, компанія, крюїнг, агентство, название, название компании, компания, крюинг, наименование
    nom, compagnie, société, nom de la société, entreprise, agence, الاسم, اسم الشركة, الشركة, nombre, empresa, nombre de la empresa, compañía, agencia, Name, Firma, Firmenname, Unternehmen, Reederei, Agentur
    pangalan, kumpanya, pangalan ng kumpanya, ahensya, नाम, कंपनी, कंपनी का नाम, nome, nome da empresa, companhia, agência, nama, nama perusahaan, perusahaan, 名称, 公司, 公司名称`,
  legalName: `
    legal name, registered name, full name, full legal name, legal entity, official name, юридична назва, повна назва, юридическое название, полное название, полное наименование, юридическое лицо, юрособа
    raison sociale, nom légal, الاسم القانوني, الاسم الرسمي, razón social, nombre legal, nombre jurídico, Firmierung, rechtlicher Name, vollständiger Name, legal na pangalan, कानूनी नाम, विधिक नाम, razão social, nome legal
    nama resmi, nama hukum, nama badan hukum, 法定名称, 注册名称, 全称`,
  slug: `slug, url slug, address part, слаг`,
  country: `
    country, country of registration, країна, страна, pays, البلد, الدولة, país, Land, bansa, देश, negara, 国家, 所在国`,
  city: `
    city, town, місто, город, ville, المدينة, ciudad, Stadt, Ort, lungsod, siyudad, शहर, cidade, kota, 城市, 所在城市`,
  address: `
    address, street, office address, street address, postal address, адреса, адреса офісу, адрес, адрес офиса, adresse, adresse postale, العنوان, عنوان المكتب, dirección, domicilio, Anschrift, Straße, Adresse, tirahan, adres, पता, endereço, alamat, alamat kantor, 地址, 办公地址`,
  timeZone: `
    time zone, timezone, tz, часовий пояс, часовой пояс, fuseau horaire, المنطقة الزمنية, zona horaria, huso horario, Zeitzone, sona ng oras, समय क्षेत्र, fuso horário, zona waktu, 时区`,
  languages: `
    languages, language, spoken languages, languages spoken, мови, мова, языки, язык, langues, langue, اللغات, اللغة, idiomas, idioma, Sprachen, Sprache, mga wika, wika, भाषाएँ, भाषा, bahasa, 语言`,
  website: `
    website, web, site, url, web site, homepage, www, web address, internet, сайт, вебсайт, веб-сайт, site web, site internet, الموقع, الموقع الإلكتروني, sitio web, página web, web oficial, Webseite, Homepage, Internetseite, websayt, वेबसाइट, página, situs, situs web, laman, 网站, 网址`,
  email: `
    email, e-mail, mail, contact email, email address, office email, електронна пошта, пошта, емейл, электронная почта, почта, имейл, эл почта, courriel, adresse e-mail, البريد الإلكتروني, بريد إلكتروني, correo, correo electrónico, E-Mail-Adresse, ईमेल, ई-मेल, surel, 邮箱, 电子邮箱, 电子邮件`,
  telephones: `
    telephones, telephone, phones, phone, tel, mobile, phone number, phone numbers, contact number, contact numbers, телефони, телефон, телефоны, номер телефону, номер телефона, téléphone, téléphones, الهاتف, رقم الهاتف, الهواتف, teléfono, teléfonos, Telefon, Telefonnummer, Telefonnummern
    telepono, mga telepono, फ़ोन, फोन, टेलीफ़ोन, telefone, telefones, telepon, nomor telepon, 电话, 联系电话`,
  messengers: `
    messengers, messenger, im, chat, messaging, месенджери, месенджер, мессенджеры, мессенджер, messageries, messagerie, تطبيقات المراسلة, mensajería, mensajeros, Nachrichtendienste, mga messenger, मैसेंजर, mensageiros, aplikasi pesan, 即时通讯, 通讯软件`,
  'licence.number': `
    licence number, license number, licence, license, licence no, license no, rpsl, rpsl no, rpsl number, poea licence, dmw licence, mlc certificate, siuppak, номер ліцензії, ліцензія, номер лицензии, лицензия, numéro de licence, licence n°, رقم الترخيص, الترخيص
    número de licencia, licencia, Lizenznummer, Lizenz, numero ng lisensya, lisensya, लाइसेंस संख्या, लाइसेंस, número da licença, licença, nomor izin, nomor lisensi, izin, 许可证号, 资质编号, 执照号`,
  'licence.authority': `
    licence authority, license authority, licensing authority, issued by, issuing authority, authority, licence issued by, license issued by, орган ліцензування, ким видана, видана, кем выдана, лицензирующий орган, орган, autorité, délivrée par, autorité de délivrance, جهة الإصدار, صادر عن
    autoridad, expedida por, emitida por, ausgestellt von, Behörde, ausstellende Behörde, inilabas ng, जारीकर्ता, जारी करने वाला प्राधिकरण, autoridade, autoridade emissora, diterbitkan oleh, penerbit izin, 发证机关, 颁发机构`,
  'licence.registerUrl': `
    licence register url, register, register url, public register, licence register, license register, registry link, licence link, license link, реєстр, посилання на реєстр, реестр, ссылка на реестр, registre, lien du registre, السجل, رابط السجل, registro, enlace al registro, Register, Registerlink, rehistro, रजिस्टर, पंजी, registo, link do registro, register izin, tautan register, 登记册, 登记网址`,
  'licence.validUntil': `
    licence valid until, license valid until, valid until, licence expiry, license expiry, licence expires, license expires, expiry, expiry date, valid till, ліцензія дійсна до, дійсна до, термін дії ліцензії, лицензия действует до, действует до, срок действия лицензии, действительна до
    valable jusqu'au, licence valable jusqu'au, expiration de la licence, صالح حتى, الترخيص صالح حتى, تاريخ انتهاء الترخيص, válida hasta, licencia válida hasta, vencimiento, gültig bis, Lizenz gültig bis, may bisa hanggang, मान्य तिथि, लाइसेंस की वैधता, válida até, validade da licença, berlaku sampai, izin berlaku sampai, 有效期至, 许可证有效期`,
  'licence.checkedOn': `
    licence checked on, license checked on, checked on, last checked, last checked on, verified on, перевірено, дата перевірки, проверено, дата проверки, vérifiée le, vérifié le, تاريخ التحقق, verificada el, geprüft am, sinuri noong, जाँच की तिथि, verificada em, diperiksa pada, 核查日期`,
  'fleet.vesselTypes': `
    fleet vessel types, vessel types, vessel type, types of vessels, fleet, fleet types, ship types, типи суден, флот, тип суден, типы судов, тип судов, types de navires, flotte, أنواع السفن, الأسطول, tipos de buques, flota, Schiffstypen, Flotte, mga uri ng barko, plota, जहाज़ों के प्रकार, बेड़ा, tipos de navios, frota, jenis kapal, armada, 船型, 船队, 船舶类型`,
  'fleet.flags': `
    fleet flags, flags, flag, flag states, прапори, прапор, флаги, флаг, pavillons, pavillon, الأعلام, العلم, banderas, bandera, Flaggen, Flagge, mga bandila, bandila, ध्वज, झंडे, bandeiras, bandeira, bendera, 船旗, 船旗国`,
  acceptsMailings: `
    accepts mailings, mailings, mailing, takes mailings, accepts applications, accepts cv, приймає розсилки, розсилка, розсилки, принимает рассылки, рассылка, рассылки, accepte les envois, envois, يقبل الرسائل, acepta envíos, envíos, nimmt Sendungen an, nimmt Bewerbungen an, tumatanggap ng mailing, मेलिंग स्वीकार, aceita envios, menerima kiriman, menerima lamaran, 接受群发`,
  mailingEmail: `
    mailing email, mailing e-mail, email for mailings, cv email, email for cv, applications email, пошта для розсилок, пошта для резюме, почта для рассылок, почта для резюме, e-mail pour les envois, e-mail des candidatures, بريد السير الذاتية, correo para envíos, correo para cv, E-Mail für Bewerbungen, Bewerbungs-E-Mail, email para sa cv, सीवी ईमेल, e-mail para envios, e-mail para currículos, email lamaran, 简历邮箱`,
  mailingDepartments: `
    mailing departments, departments, department, відділи, служби, департаменти, отделы, службы, департаменты, services, départements, الأقسام, القسم, departamentos, departamento, Abteilungen, Abteilung, mga departamento, विभाग, departemen, bagian, 部门`,
  about: `
    about, about the company, description, company profile, profile, notes, remarks, info, text, про компанію, опис, примітки, о компании, описание, примечания, à propos, présentation, remarques, عن الشركة, نبذة, الوصف, acerca de, sobre la empresa, descripción, über uns, Über das Unternehmen, Beschreibung, Bemerkungen
    tungkol sa kumpanya, paglalarawan, कंपनी के बारे में, विवरण, sobre, sobre a empresa, descrição, tentang perusahaan, profil, deskripsi, 公司简介, 简介, 描述, 备注`,
  warning: `
    warning, warnings, attention, caution, попередження, увага, предупреждение, внимание, avertissement, تحذير, advertencia, aviso, Warnung, babala, चेतावनी, alerta, peringatan, 警告`,
}
