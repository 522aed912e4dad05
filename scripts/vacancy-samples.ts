import { SAMPLE_VACANCIES } from '../tests/fixtures/sample-vacancies'
import { LOCALES, nativeName } from '../src/domain/locales/locales'
import { vacancySentence } from '../src/i18n/vacancy-sentence'

/** `npm run vocabulary:samples`: the same twenty vacancies in every language, for its readers to read. */
for (const locale of LOCALES) {
  console.log(`\n${nativeName(locale)}\n`)
  for (const [index, vacancy] of SAMPLE_VACANCIES.entries()) {
    console.log(`${String(index + 1).padStart(2)}. ${await vacancySentence(vacancy, locale)}`)
  }
}
