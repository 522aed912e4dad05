import type { PlannedPricesTexts } from './en'

export const arPlannedPrices: PlannedPricesTexts = {
  plannedMany: 'الأسعار المخطط لها',
  plannedOne: 'سعر مخطط له',
  plannedDescription:
    'أسعار تسري ابتداءً من وقت معيّن دون أن يحفظ أحد شيئًا حينها. لإلغاء أحدها احذفه ثم احفظ.',
  plannedFrom: 'يسري من',
  plannedFromDescription: 'بحسب منطقتك الزمنية، وهي مذكورة في السطر الذي فوق السعر.',
  plannedPriceDescription: 'بكل عملة لها سعر قبل ذلك مباشرة.',
  promoFrom: 'بداية السعر الأول',
  promoFromDescription: 'فارغ: فور الحفظ.',
  promoUntil: 'نهاية السعر الأول',
  promoUntilDescription:
    'فارغ: إلى أن يغيّره أحد. من هذا الوقت لا يعود ساريًا؛ ويرى القراء الوقت بتوقيت UTC.',
  inWords: 'ما يسري الآن وما سيأتي',
  inWordsNow: 'الآن: {{price}}',
  inWordsThen: 'من {{from}}: {{price}}',
  inWordsPromo: '{{price}} (أول مراسلة {{promo}})',
  plannedTwice: 'يبدأ سعر آخر مخطط له لهذه المراسلة في الوقت نفسه. اختر وقتًا آخر أو احذف أحدهما.',
  plannedCurrency: 'يوجد حتى ذلك الوقت سعر بعملة {{currency}}. اكتب السعر الجديد أيضًا.',
  plannedEmpty: 'اكتب السعر بعملة واحدة على الأقل.',
  plannedTooFar: 'هذا بعد أكثر من {{years}} سنوات. تحقق من السنة.',
  promoEndsBefore: 'يجب أن ينتهي السعر الأول بعد بدايته.',
  promoMissing: 'اكتب أعلاه سعر المراسلة الأولى أو اترك هذا فارغًا.',
  promoNotLessLater:
    'من {{from}} يكون السعر {{price}}. يجب أن يكون سعر المراسلة الأولى أقل من ذلك أو أن ينتهي قبله.',
}
