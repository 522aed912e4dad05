import { expect, test } from 'vitest'

import messages from '../../src/i18n/messages/ph.json'

/**
 * In Tagalog *one* is a form of most numbers (1, 2, 3, 5, 7, 8, 10 …), which lend a linker to the word before them when
 * they are spoken; *other* is that of those which end in 4, 6 and 9, and need a *na* after them: "2 araw", "4 na araw".
 */

const texts: string[] = []
collect(messages)

function collect(of: object): void {
  for (const text of Object.values(of) as unknown[]) {
    if (typeof text === 'string') texts.push(text)
    else if (typeof text === 'object' && text !== null) collect(text)
  }
}

const forms = (category: string) =>
  texts
    .filter((text) => text.includes(', plural,'))
    .flatMap((text) => [...text.matchAll(new RegExp(`\\b${category} \\{([^}]*)\\}`, 'g'))])
    .map(([, form = '']) => form)

test('the form of most numbers says which number it is', () => {
  expect(forms('one').length).toBeGreaterThan(20)
  expect(forms('one').filter((form) => !form.includes('#'))).toEqual([])
})

test('a word that is counted is linked to a number that ends in 4, 6 or 9', () => {
  const words = forms('other').filter((form) => /#(?:<\/b>)? \S/.test(form))
  expect(words.length).toBeGreaterThan(20)
  // "More", and the predicate: nothing is counted by them.
  const isLinked = (form: string) => /#(?:<\/b>)? (?:na|pa|ang)\b/.test(form)
  expect(words.filter((form) => !isLinked(form))).toEqual([])
})
