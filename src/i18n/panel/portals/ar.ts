import type { PortalTexts } from './en'

/** What the panel says of feeds for portals; a part of `../ar.ts`. */
export const arPortals: PortalTexts = {
  portalFeeds: 'خلاصات للبوابات',
  portalFeedsDescription:
    'ملفات تجلبها بوابات الوظائف. كل ملف مفعَّل يستطيع أي شخص أن يقرأ فيه ما هو مفتوح؛ أما الوظائف المختلقة والشركات التي عليها تحذير فليست في أي منها. أخبر البوابة بالعنوان: هي التي تقرر ما تأخذه.',
  portalOperator: 'الناشر',
  portalOperatorDescription: 'اسمكم أنتم كما ينبغي أن تعرضه البوابات.',
  portalOperatorMissing: 'اكتب من ينشر الخلاصات قبل تفعيل أي منها.',
  portalEmail: 'البريد الإلكتروني لحساباتكم هناك',
  portalEmailDescription:
    'بريد حساباتكم لدى Indeed وLinkedIn اللتين لا تأخذان شيئًا من دونه. يستطيع كل من يجلب هاتين الخلاصتين أن يقرأه.',
  portalEmailMissing: '{{portals}}: لا يؤخذ شيء من دون البريد الإلكتروني لحسابكم هناك.',
  portalsOn: 'المفعَّلة',
  portalAddresses: 'العناوين',
  portalAddressOther: 'لكل لغة أخرى عنوانها الخاص، مثل {{address}}.',
  portalCounts:
    'المفتوحة: {{open}}؛ منها بلا مدينة معروفة: {{noCity}}، وبلا بلد: {{noCountry}}. البوابات التي تطلب مدينة أو بلدًا لا تُرسَل إليها هذه الوظائف.',
  portalNoneOn: 'لا شيء مفعَّل: لا يستطيع أحد أن يجلب شيئًا.',
}
