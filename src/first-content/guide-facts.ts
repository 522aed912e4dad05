import { CONVENTION_FACTS } from './convention-facts'
import { COUNTRY_FACTS } from './country-facts'
import { type GuideFact, READ, READ_AGAIN } from './guide-fact'

const NORMLEX =
  'https://normlex.ilo.org/dyn/nrmlx_en/f?p=NORMLEXPUB:12100:0::NO::P12100_ILO_CODE:C186'

/** Guides that were shortened and rearranged while the conventions could not be opened. Parts were read since: `CONVENTION_FACTS`. */
const AS_BEFORE = [
  'employment-agreement',
  'who-pays-when-hired',
  'first-day-on-board',
  'medical-certificate',
  'identity-document-and-seamans-book',
  'copies-and-sea-service',
  'us-crew-visa',
  'schengen-transit',
  'travel-to-and-from-the-ship',
  'wages-and-payslips',
  'hours-of-rest',
  'repatriation-and-abandonment',
  'complaints',
  'sickness-and-injury',
  'check-agency-licence',
  'advance-fee-and-identity-fraud',
  'if-you-have-been-cheated',
].map((guide) => ({
  guide,
  says: 'MLC 2006',
  source: NORMLEX,
  note: 'Numbers and references are those of the earlier text, unchanged, but for what has a day. Compare them with the Convention before the site is public.',
}))

/**
 * In the order of the guides. What has no day was written from knowledge and is to be compared with its source first.
 */
export const GUIDE_FACTS: readonly GuideFact[] = [
  ...AS_BEFORE,
  ...CONVENTION_FACTS,
  {
    guide: 'stcw-certificates',
    says: 'Regulation I/11',
    source: 'https://www.imo.org',
    note: 'As with the others: numbers and references are those of the earlier text, unchanged, but for what has a day.',
  },
  {
    guide: 'schengen-transit',
    says: 'by 10 April 2026',
    source:
      'https://www.indulgexpress.com/travel/2025/Oct/19/europe-launches-a-new-entryexit-system-for-travellers',
    readOn: READ_AGAIN,
    note: 'Newspapers of October 2025 agree on the beginning, 12 October 2025, and on the day by which it was due. No page says whether it is complete, or what seaports do: look at the Commission’s own page.',
  },
  {
    guide: 'who-pays-when-hired',
    says: 'Visas are paid by the shipowner',
    source: 'https://seafarersrights.org/right-to-fair-recruitment-and-placement/',
    readOn: READ,
    note: 'A summary of Standard A1.4 of July 2014: the three costs, and visas paid by the shipowner. It agrees.',
  },
  {
    guide: 'minimum-wage',
    says: '**US$690**',
    source: 'https://safety4sea.com/new-minimum-wage-agreed-for-seafarers',
    readOn: READ,
    note: 'Six pages of April 2025 agree on 690, 704 and 715 and on 673 before. They were to be approved by the Governing Body of the ILO in November 2025; no page on that could be read. Look it up.',
  },
  {
    guide: 'minimum-wage',
    says: 'first half of 2028',
    source:
      'https://www.tradewindsnews.com/ship-management/global-seafarers-achieve-landmark-minimum-wage-increase/2-1-1808508',
    readOn: READ,
    note: 'A newspaper of 16 April 2025.',
  },
  {
    guide: 'minimum-wage',
    says: '48 × 52 ÷ 12',
    source: 'https://safety4sea.com/ab-basic-wages-differences-between-ilo-and-ibf-calculations',
    readOn: READ,
    note: 'The employers’ circular of 2020 has the 208 hours; the ITF’s scale of 2016 has the 104 hours, a quarter more, and 2.5 days at a thirtieth. The sums for 2026 to 2028 are our own arithmetic from both. The ITF’s scale of 2026 could not be read; it adds pay for public holidays.',
  },
  {
    guide: 'letters-to-copy',
    says: 'Standard A2.5.2, paragraph 8',
    source: NORMLEX,
    note: 'Paragraph 8 could not be read, nor Standards A5.1.4 and A5.1.5. A union’s lawyer should read all five letters.',
  },
  {
    guide: 'cv-interview-and-tests',
    says: '85 questions',
    source: 'https://offshorevn.org/2023/08/10/behind-the-product-fedora-hat',
    readOn: READ,
    note: 'Five pages of test centres agree on the parts and on 60 minutes; none is Marlins’ own, and one is a copy on a stranger’s site. Marlins may have changed the test since.',
  },
  {
    guide: 'cv-interview-and-tests',
    says: '70% overall',
    source: 'https://vgroup.pinpointhq.com/jobs/348407/hiring-process',
    readOn: READ,
    note: 'The manager’s own page, without a date. That the system is of Ocean Technologies Group today is from pages of others.',
  },
  {
    guide: 'electronic-certificates',
    says: 'MSC.1/Circ.1665 of 28 June 2023',
    source: 'https://www.imorules.com/MSCCIRC_1665.html',
    readOn: READ,
    note: 'The beginning of the circular, and a class society’s summary of September 2024. The resolution MSC.540(107) was not opened.',
  },
  {
    guide: 'mental-health',
    says: 'Standard A3.1, paragraph 17',
    source:
      'https://marineregulations.news/isle-of-man-issues-notice-on-mlc-amendments-for-connectivity-and-internet-access/amp',
    readOn: READ,
    note: 'It names Standard A3.1 and Guideline B3.1.11, from 23 December 2024, without the number of the paragraph. What the signs and the six steps say is common advice; a doctor of seafarers should read the page.',
  },
  {
    guide: 'women-at-sea',
    says: 'two months’ full pay',
    source: 'https://www.itfglobal.org/en/sector/seafarers/women-seafarers',
    readOn: READ,
    note: 'The ITF’s own page, without a date; two other pages agree.',
  },
  {
    guide: 'women-at-sea',
    says: 'mandatory pregnancy testing',
    source: 'https://safety4sea.com/ilo-mandatory-pregnancy-testing-is-a-discriminatory-practice',
    readOn: READ,
    note: 'A page of 2019. Nautilus International says of the same meeting that not all agreed and that few countries still allow it.',
  },
  {
    guide: 'women-at-sea',
    says: 'Standard A3.1, paragraph 9',
    source: NORMLEX,
    note: 'Separate rooms (paragraphs 9 and 11) and Article III were written from knowledge. That paragraph 9 is the one on sleeping rooms is in the ILO’s own answer C3.1.d, read on 1 December 2026; what it says of women was not read.',
  },
  {
    guide: 'piracy-and-war-risk',
    says: 'a bonus equal to the basic wage',
    source:
      'https://scribd.com/document/717929891/IBF-List-of-designated-risk-Areas-with-applicable-benefits-as-of',
    readOn: READ,
    note: 'The list of 19 March 2024. A newer list could not be read; benefits and areas may have changed.',
  },
  {
    guide: 'piracy-and-war-risk',
    says: '5 March 2026',
    source:
      'https://www.straitstimes.com/world/europe/seafarers-can-refuse-to-sail-through-mideast-gulf-region-main-union-says',
    readOn: READ,
    note: 'Agencies and newspapers of 5 to 8 March 2026 agree. Whether the area is still listed could not be read: look first.',
  },
  {
    guide: 'piracy-and-war-risk',
    says: 'seven days’ notice',
    source:
      'http://static-global.nhst.tech/ship-management/seafarers-garner-strengthened-right-to-refuse-in-red-sea-after-houthi-attacks/2-1-1600039',
    readOn: READ,
    note: 'A newspaper of February 2024; the transfer to another ship too.',
  },
  {
    guide: 'piracy-and-war-risk',
    says: '26 December 2020',
    source: 'https://www.lr.org/en/knowledge/class-news/18-20/',
    readOn: READ,
    note: 'A class society’s notice of 2020. The text of the two paragraphs was read on another page and agrees.',
  },
  ...COUNTRY_FACTS,
]
