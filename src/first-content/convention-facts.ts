import { type GuideFact, READ_AGAIN } from './guide-fact'

/** The parts of the Convention in a law collection: as it was adopted in 2006, without the amendments since. */
const part = (number: number) =>
  `http://businesspravo.ru/Docum/DocumShow.asp?DocumID=133692&DocumType=${number}`

/** What guides say of the Maritime Labour Convention, where a copy of that part of its text could be had. */
export const CONVENTION_FACTS: readonly GuideFact[] = [
  {
    guide: 'employment-agreement',
    says: 'A2.1, paragraph 1(a)',
    source: part(226),
    readOn: READ_AGAIN,
    note: 'Standard A2.1 of 2006, paragraph 1(a) to (e): both signatures, advice before signing, a signed original for each, a record of employment. It agrees. The rest could not be read.',
  },
  {
    guide: 'wages-and-payslips',
    says: 'at least once a month',
    source: part(51),
    readOn: READ_AGAIN,
    note: 'An unofficial Russian translation of Standard A2.2 of 2006, paragraphs 1 to 3: monthly pay, a monthly account with the exchange rate, money for the family. It agrees. Paragraphs 4 and 5 and the Guideline could not be read.',
  },
  {
    guide: 'hours-of-rest',
    says: '14 in any 24 hours and 72 in any seven days',
    source: part(232),
    readOn: READ_AGAIN,
    note: 'Standard A2.3 of 2006, paragraphs 1 to 5(a): short breaks, the eight-hour day, 14 and 72 hours. It agrees. The rest could not be read.',
  },
  {
    guide: 'hours-of-rest',
    says: 'no more than two, one of at least 6 hours',
    source: 'https://seafarersrights.org/right-to-regulated-hours-of-work-and-rest/',
    readOn: READ_AGAIN,
    note: 'A summary of Regulation 2.3 of July 2014: 10 and 77 hours, two periods, 6 and 14 hours, the posted table, a signed copy of the record. It agrees. STCW was not opened.',
  },
  {
    guide: 'repatriation-and-abandonment',
    says: 'less than 12 months',
    source: part(238),
    readOn: READ_AGAIN,
    note: 'Standard A2.5 of 2006, A2.5.1 since the amendments of 2014, paragraphs 1 to 3. It agrees. The other paragraphs and Standard A2.5.2 could not be read.',
  },
  {
    guide: 'repatriation-and-abandonment',
    says: 'insolvency, sale of the ship or change of registration',
    source: part(239),
    readOn: READ_AGAIN,
    note: 'Guideline B2.5.1 of 2006, paragraph 1: the four examples agree. It has a fifth, the end of employment under an award or a collective agreement.',
  },
  {
    guide: 'complaints',
    says: 'makes a first investigation',
    source: part(169),
    readOn: READ_AGAIN,
    note: 'An unofficial Russian translation of Standard A5.2.2 of 2006, paragraphs 1 and 2. It agrees. Confidence (paragraph 7) and Standard A5.1.5 could not be read.',
  },
  {
    guide: 'sickness-and-injury',
    says: 'the date of commencing duty and the date you are deemed duly repatriated',
    source: part(261),
    readOn: READ_AGAIN,
    note: 'Standard A4.2 of 2006, A4.2.1 since the amendments of 2014, paragraph 1. It agrees. The 16 weeks, the wages and the claims could not be read.',
  },
]
