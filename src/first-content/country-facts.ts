import { type GuideFact, READ, READ_AGAIN, READ_ONCE_MORE } from './guide-fact'

/** What the guides by country say. Offices are renamed and rules change: look at each before the site is public. */
export const COUNTRY_FACTS: readonly GuideFact[] = [
  {
    guide: 'country-philippines',
    says: 'took effect on 11 October 2024',
    source:
      'https://delrosariolaw.com/en/e-library/philippines-shipping-update/601-the-implementing-rules-and-regulations-of-the-magna-carta-for-seafarers-republic-act-no-12021',
    readOn: READ,
    note: 'A law firm’s page of January 2025; of the Act itself only the beginning was read.',
  },
  {
    guide: 'country-philippines',
    says: 'The principal or employer pays',
    source: 'https://www.sapalovelez.com/2017/05/16/poea-rules-on-seafarers-fees/',
    readOn: READ,
    note: 'A column of May 2017 on the rules of 2016. Newer rules under the Act of 2024 were not read. A magazine of 2016 says that seafarers paid 10 of the 25 dollars of the OWWA fee, so no amount is printed. On 30 November 2026 neither the sections on fees of the Act nor its rules of 2025 could be opened; the table is still that of 2016.',
  },
  {
    guide: 'country-philippines',
    says: 'SRB; until 2019: SIRB',
    source:
      'https://marina.gov.ph/2021/06/15/good-news-validity-of-expiring-srbs-sirbs-on-01-july-31-december-2021-now-extended-to-one-year-marina/',
    readOn: READ_AGAIN,
    note: 'The office names both books in June 2021. That the new one came with its circular 2019-01, in force from 10 January 2019, is from a training blog of 2020. The fee rules of 2016 still say SIRB.',
  },
  {
    guide: 'country-philippines',
    says: 'valid for 60 days',
    source:
      'https://bangkokpe.dfa.gov.ph/consular-office/services/other-services/oec-and-owwa-membership',
    readOn: READ,
    note: 'An embassy’s page without a date, for all workers. Newspapers of 2023 say that an app takes the place of the certificate and that it is free for some.',
  },
  {
    guide: 'country-india',
    says: 'Recruitment and Placement Services Licence',
    source:
      'https://www.etvbharat.com/en/bharat/directorate-general-of-shipping-issues-advisory-on-unauthorized-recruitment-of-seafarers-enn25121704503',
    readOn: READ_AGAIN,
    note: 'A newspaper on the office’s advisory of December 2025. The rules behind it speak of recruitment and placement of seafarers, and so do others; both guides have this name now.',
  },
  {
    guide: 'country-india',
    says: 'section 97',
    source:
      'https://www.thehindubusinessline.com/economy/logistics/dg-shipping-warns-seafarers-recruitment-agents-against-taking-money-to-give-jobs/article30849091.ece',
    readOn: READ,
    note: 'A newspaper on the circular of 13 February 2020. Whether the Act of 2025 is in force, and which section says it there, could not be read.',
  },
  {
    guide: 'country-india',
    says: 'eight characters',
    source: 'https://betadgs.dgshipping.gov.in/training-branch/training-branch-indos',
    readOn: READ,
    note: 'The office’s own page. A page of others names a fee, which is left out.',
  },
  {
    guide: 'country-india',
    says: 'against 97 agencies',
    source:
      'https://usatimeahead.com/business/dg-shipping-acts-tough-on-rogue-seafarer-recruitment-agents',
    readOn: READ,
    note: 'A clumsy copy of a newspaper’s article of May 2025; the original was not read.',
  },
  {
    guide: 'country-indonesia',
    says: '1.5 billion rupiah',
    source: 'https://pasal.id/peraturan/pp/pp-no-22-tahun-2022/koreksi/5936177',
    readOn: READ,
    note: 'The text of Article 8 as a law collection has it.',
  },
  {
    guide: 'country-indonesia',
    says: 'Article 30',
    source:
      'https://www.idntimes.com/news/indonesia/kepala-bp2mi-benny-rhamdani-ada-kritik-poin-pasal-30-ayat-00-c1f4r-6ykhgy/amp',
    readOn: READ,
    note: 'A newspaper that quotes the article. The law is under revision.',
  },
  {
    guide: 'country-indonesia',
    says: '127/PUU-XXI/2023',
    source:
      'https://sakti.or.id/dualisme-perizinan-awak-kapal-siukak-vs-sip3mi-siapa-yang-sungguh-melindungi',
    readOn: READ,
    note: 'A union’s and an association’s page of 2025 that disagree on what follows. Which licence is needed in 2026 could not be read: look first.',
  },
  {
    guide: 'country-ukraine',
    says: 'point 2-12',
    source:
      'http://jurliga.ligazakon.net/ru/news/213742_kabmin-razreshil-vyezd-nekotorym-gruppam-moryakov-za-granitsu-v-period-voennogo-polozheniya-dokument',
    readOn: READ,
    note: 'News of September 2022 on the resolution; of the list of papers only the beginning was read. It has been amended many times since; the wording in force could not be read: look first.',
  },
  {
    guide: 'country-ukraine',
    says: 'Men of 18 to 22 may cross since 28 August 2025',
    source: 'https://ealegislation.com/document.fwx?rgn=169878',
    readOn: READ_AGAIN,
    note: 'A translation by a machine of resolution 1031 of 26 August 2025: in point 2-12 it puts 23 in the place of 18, and point 2-19 frees men of 18 to 22. LIGA.net of 27 August 2025 agrees, and names the military registration document and the exception of point 2-14. Whether it was amended since could not be read: look first.',
  },
  {
    guide: 'country-ukraine',
    says: 'in 2022 it was to be given within two days',
    source:
      'https://e-crewing.net/uk/news-shipping/permission%20procedure%20for%20seafarers%20to%20leave%20for%20work',
    readOn: READ,
    note: 'A crewing site on the rule of 2022. A page of November 2025 still names the confirmation.',
  },
  {
    guide: 'country-ukraine',
    says: 'Посередництво у працевлаштуванні за кордоном',
    source:
      'https://pravdop.com/ua/ua/publications/kommentarii-zakonodatelstva/posrednichestvo-v-trudoustroystve-na-sudne-kryuing/',
    readOn: READ,
    note: 'A law firm’s page without a date. Which authority issues the licence and keeps its register today could not be read, so it is not named.',
  },
  {
    guide: 'country-ukraine',
    says: 'had not ratified',
    source:
      'https://mtwtu.org.ua/en/news/ukraina-na-slahu-do-ratifikacii-mlc-2006-vazlivij-krok-do-zmicnenna-pozicij-na-miznarodnij-areni',
    readOn: READ,
    note: 'The union’s page, perhaps of 2025. Compare with the ILO’s list.',
  },
  {
    guide: 'country-russia',
    says: 'from 1 April 2024',
    source:
      'https://www.magazine.fish/news/promyslovoe-rybolovstvo/v_rpsm_obespokoeny_budushchey_otmenoy_litsenzirovaniya_kryuingovykh_kompaniy/',
    readOn: READ,
    note: 'A page of 9 March 2024, before the day. That it came into force, and whether it has changed since, could not be read: look first.',
  },
  {
    guide: 'country-russia',
    says: 'among the first thirty States',
    source:
      'https://ciscoconsultant.it/2012/10/29/la-convenzione-sul-lavoro-marittimo-in-vigore-nel-2013/',
    readOn: READ,
    note: 'A page of October 2012.',
  },
  {
    guide: 'country-china',
    says: '12 November 2016',
    source:
      'https://www.skuld.com/topics/people/mlc-2006/china-ratifies-maritime-labour-convention-2006-mlc/',
    readOn: READ,
    note: 'An insurer’s page of 2015.',
  },
  {
    guide: 'country-china',
    says: '谁派出，谁负责',
    source:
      'http://big5.mot.gov.cn/gate/big5/www.mot.gov.cn/zhengcejiedu/guanyuxiugaigangkoujingying_glgd_jd/xiangguanzhengce/201912/t20191224_3430322.html',
    readOn: READ,
    note: 'The ministry’s own page with the text of November 2019, its beginning. Later amendments, and the article on fees, could not be read: that an agency may take none is from the Convention alone.',
  },
  {
    guide: 'country-egypt',
    says: '6 June 2025',
    source:
      'https://www.mts.gov.eg/en/%d8%a5%d8%aa%d9%81%d8%a7%d9%82%d9%8a%d8%a9-%d8%a7%d9%84%d8%b9%d9%85%d9%84-%d8%a7%d9%84%d8%a8%d8%ad%d8%b1%d9%8a-2006-mlc-2006-%d9%88%d8%aa%d8%b9%d8%af%d9%8a%d9%84%d8%a7%d8%aa%d9%87%d8%a7',
    readOn: READ,
    note: 'The office’s own page, its beginning.',
  },
  {
    guide: 'country-egypt',
    says: '**وزارة العمل**',
    note: 'Which ministry licenses placement offices for ships, and where complaints about them go, is from knowledge. No page could be read. A page of the Maritime Transport Sector on a workshop, read on 1 December 2026, says that it works with the ITF on abandoned seafarers, not who takes complaints about offices.',
  },
  {
    guide: 'country-egypt',
    says: 'Egyptian Authority for Maritime Safety',
    source: 'https://english.ahram.org.eg/News/419308.aspx',
    readOn: READ_ONCE_MORE,
    note: 'An interview with its head in a newspaper of 21 August 2021: certificates and licences of seafarers, registration and inspection of ships. It is of the Ministry of Transport. A notice of the office names the seaman’s book too.',
  },
  {
    guide: 'country-egypt',
    says: 'sold for a lot of money',
    note: 'The earlier text said “for thousands”, without a currency; the newspaper could not be found again.',
  },
  {
    guide: 'country-egypt',
    says: 'only in April 2021',
    source: 'https://splash247.com/seafarer-heads-home-ending-four-years-on-abandoned-ship/',
    readOn: READ,
    note: 'Eight newspapers agree. Whether the law on guardians has changed since could not be read.',
  },
]
