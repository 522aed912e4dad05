import { daysLater } from '../../src/domain/time/calendar-day'
import type { TraceKind, WarningKind } from '../../src/domain/vacancies/warning'
import type { ExampleCompany, Texts } from './invented-companies'

export interface ExampleWarning {
  /** Nothing where it is of somebody who is none of the companies. */
  readonly company?: ExampleCompany
  readonly name: string
  readonly kind: WarningKind
  /** `YYYY-MM-DD`. */
  readonly since: string
  readonly traces: readonly { readonly kind: TraceKind; readonly value: string }[]
  readonly text: Texts
}

/** One of a company that nobody reaches, and one of somebody who pretends to be another of them. */
export function inventWarnings(
  companies: readonly ExampleCompany[],
  today: string,
): ExampleWarning[] {
  return [
    ...companies
      .filter(({ key }) => key === 'fangzhang')
      .map((company) => ({
        company,
        name: company.name,
        kind: 'unlicensed' as const,
        since: daysLater(today, -20),
        traces: [],
        text: {
          en: 'The company named no licence, and none is in the register. Nobody answered when we called three times in a week.',
          uk: 'Компанія не назвала ліцензії, і в реєстрі її немає. За тиждень ми телефонували тричі, і ніхто не відповів.',
          ar: 'لم تذكر الشركة ترخيصًا، ولا ترخيص لها في السجل. اتصلنا ثلاث مرات خلال أسبوع ولم يُجب أحد.',
        },
      })),
    {
      name: 'Frisland Example Careers',
      kind: 'impersonation',
      since: daysLater(today, -9),
      traces: [
        { kind: 'domain', value: 'frisland-careers.example' },
        { kind: 'email', value: 'contract@frisland-careers.example' },
        { kind: 'telephone', value: '+380 000 000 0099' },
      ],
      text: {
        en: 'They write in the name of Frisland Example Crewing and send a contract before any interview. For a “visa file” they ask for 350 US dollars. Frisland knows nothing of them.',
        uk: 'Пишуть від імені Frisland Example Crewing і надсилають контракт без співбесіди. За «візову справу» вимагають 350 доларів США. У Frisland про них нічого не знають.',
        hi: 'वे Frisland Example Crewing के नाम से लिखते हैं और बिना साक्षात्कार के अनुबंध भेजते हैं। “वीज़ा फ़ाइल” के लिए 350 अमेरिकी डॉलर माँगते हैं। Frisland उन्हें नहीं जानती।',
      },
    },
  ]
}
