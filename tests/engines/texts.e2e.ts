import { LOCALES } from '~/i18n/locales'

import { expect, test } from './support/in-engine.ts'

/** What the application formats, as its formats ask for it (src/i18n/formats.ts). */
function formatted(language: string) {
  const instant = new Date('2026-03-16T13:05:00Z')
  const timeZone = 'Europe/Paris'
  return [
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(instant),
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant),
    new Intl.NumberFormat(language).format(1_234_567.5),
    new Intl.NumberFormat(language, { style: 'percent' }).format(0.25),
    new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(12_345.5),
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-1, 'day'),
    new Intl.ListFormat(language, { type: 'conjunction' }).format(['a', 'b', 'c']),
    new Intl.PluralRules(language).select(1_000_000),
    ['é', 'z', 'a', 'É', 'œ', 'f'].toSorted(new Intl.Collator(language).compare).join(' '),
  ]
}

/** Kinds of spaces differ between versions of the language data; a reader does not see it. */
const spaced = (texts: string[]) => texts.map((text) => text.replaceAll(/[\u00A0\u202F\u2009]/g, ' '))

test('the dates, numbers, prices, lists and order are those of the other engines @short', async ({ view }) => {
  for (const language of LOCALES) {
    const here = await view.evaluate(formatted, language)
    expect(spaced(here), language).toEqual(spaced(formatted(language)))
  }
})

test('the dates and prices on the pages are those of the data', async ({ view, enter }) => {
  await enter('/settings/billing')
  await view.getByRole('heading', { level: 1, name: 'Abonnement' }).waitFor()
  const text = await view.expectPage(
    () => document.querySelector('main')?.innerText ?? '',
    (words) => words.includes('€'),
  )
  expect(text).toMatch(/\d[\s\u00A0\u202F]€/)
  expect(text).toMatch(
    /\d{1,2}(?:er)? (?:janv\.|févr\.|mars|avr\.|mai|juin|juil\.|août|sept\.|oct\.|nov\.|déc\.) \d{4}/,
  )
  expect(text).not.toMatch(/NaN|Invalid|undefined/)
})
