import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  emailsToInvite,
  isComplete,
  isDuplicate,
  listedEmails,
  splitTyped,
  withEntries,
  withoutEntry,
} from '~/features/invitations/email-entries'

import { french } from '../../../support/form-problems'
import { anyText, HOSTILE_BUDGET_MS, runs, slowest, textOf } from '../../../support/fuzz'

const ONCE_CHANGED = ['Léa| |a@b.fra@b.fr', '|a@b.fr', '\u{33474}|a@b.fr', '<A,0>', 'a@b.fr<<>>0']
const LINES_CHANGED = '3.a@b.fr\n1.a@b.fr\n2.a@b.fr'

const read = (text: string) => listedEmails(text).map(({ text, problem }) => [text, french(problem)])

describe('a pasted list of addresses', () => {
  it.each([
    ['a@b.fr'],
    ['a@b.fr, c@d.fr;e@f.fr\ng@h.fr\r\ni@j.fr k@l.fr\tm@n.fr'],
    ['Léa Martin <a@b.fr>, "Durand, Paul" <c@d.fr>\n<e@f.fr>'],
    [' ; ,, a@b.fr ,\n\n'],
    ['• a@b.fr\n- c@d.fr\n3. e@f.fr\n12) g@h.fr'],
    ['mailto:a@b.fr, MAILTO:c@d.fr?subject=Bonjour%20!, Léa <mailto:e@f.fr>'],
    ['a@b.fr\u200b\n\ufeffc@d.fr\u00ad'],
  ])('of %j is split into its addresses (INV-12)', (text) => {
    expect(emailsToInvite(text)).toEqual(text.match(/[a-z]@[a-z]\.fr/g))
    expect(listedEmails(text).every(({ problem }) => problem === undefined)).toBe(true)
  })

  it('of a mail program with four users is four addresses (INV-12)', () => {
    const text =
      "Durand, Paul <paul@exemple.fr>; Martin, Léa <lea@exemple.fr>; 'jean@exemple.fr'; zoe@exemple.fr (Zoé Roy)"
    expect(listedEmails(text).map((one) => [one.email, one.problem])).toEqual(
      ['paul', 'lea', 'jean', 'zoe'].map((name) => [`${name}@exemple.fr`, undefined]),
    )
  })

  it.each([
    ['“a@b.fr”, ‘c@d.fr’; «\u00a0e@f.fr\u00a0» „g@h.fr“'],
    ['「a@b.fr」 （c@d.fr）\n＜e@f.fr＞ ″g@h.fr″ ´i@j.fr´'],
    ['Paul DURAND (a@b.fr)\nLéa Martin [c@d.fr]; Zoé Roy\u00a0: e@f.fr'],
    ['Durand, Paul, Dr <a@b.fr>, Martin, Léa (DSI, Lyon) <c@d.fr>'],
    ['"Dupont; Marie" <a@b.fr>; «\u202fRoy, Zoé\u202f» <c@d.fr>'],
    ["'a@b.fr' <a@b.fr>; c@d.fr <c@d.fr>; e@f.fr<mailto:e@f.fr>"],
    ['[Paul](mailto:a@b.fr), [c@d.fr](mailto:c@d.fr)'],
    ['a@b.fr et c@d.fr, e@f.fr/g@h.fr | i@j.fr'],
    ['To: a@b.fr; Cc : Léa <c@d.fr>. Voir aussi e@f.fr.'],
    ['•\ta@b.fr\n◦ c@d.fr\u2028*e@f.fr*'],
    ['a@b.fr (Durand, Paul; DSI), c@d.fr (Léa)'],
    ['\u202aa@b.fr\u202c；c@d.fr，e@f.fr'],
    ['(a@b.fr; c@d.fr)'],
    ['Paul Durand a@b.fr\nc@d.fr Léa Martin'],
    ['"Durand, Paul" a@b.fr; «\u00a0Roy, Zoé\u00a0» c@d.fr'],
    ['a@b.fr (ou c@d.fr)'],
    ['Martin, Léa a@b.fr; Durand, Paul c@d.fr, Roy, Zoé e@f.fr'],
    ['DURAND Paul a@b.fr ; de la Tour Marie c@d.fr, van der Berg Jo e@f.fr'],
    ['mail : a@b.fr, cc : Léa c@d.fr'],
    ['📧a@b.fr ☑c@d.fr ✉ e@f.fr'],
    ['sep=;\r\na@b.fr\r\nc@d.fr'],
    ['sep=|\na@b.fr|c@d.fr'],
    ['E-mail\na@b.fr\nc@d.fr'],
    ['Nom;Prénom;E-mail\nDurand;Paul;a@b.fr\nMartin;Léa;c@d.fr'],
    ['Léa Martin, a@b.fr\nPaul Durand, c@d.fr'],
    ['a@b.fr | 06 12 34 56 78\nc@d.fr | 06 98 76 54 32'],
    ['Paul Durand 06 12 34 56 78 a@b.fr\nLéa Martin +33 (0)6.98.76.54.32 c@d.fr'],
  ])('has no entry for names and marks around addresses: %j (INV-12)', (text) => {
    const listed = listedEmails(text)
    expect(listed.map(({ text: shown, problem }) => [shown, problem])).toEqual(
      [...new Set(text.match(/[a-z]@[a-z]\.fr/g))].map((email) => [email, undefined]),
    )
  })

  it.each([
    ['pas-une-adresse, a@b.fr', ['pas-une-adresse', 'a@b.fr']],
    ['marie dupont@b.fr', ['marie', 'dupont@b.fr']],
    ['paul(at)b.fr; a@b.fr', ['paul(at)b.fr', 'a@b.fr']],
    ['Léa Martin\na@b.fr', ['Léa Martin', 'a@b.fr']],
    ['a@b.fr, Martin, c@d.fr', ['a@b.fr', 'Martin', 'c@d.fr']],
    ['zoé@b.fr', ['zoé@b.fr']],
    ['["marie","a@b.fr"]', ['marie', 'a@b.fr']],
    ['[1] a@b.fr', ['[1]', 'a@b.fr']],
    ['r&amp;d%x@b.fr', ['r&d%x@b.fr']],
    ['"Paul <a@b.fr>, Léa" <c@>', ['a@b.fr', 'c@']],
    ['Paul @b.fr', ['Paul', '@b.fr']],
    ['Pierre.exemple.fr lea@exemple.fr', ['Pierre.exemple.fr', 'lea@exemple.fr']],
    ['Contact[at]exemple.fr a@b.fr', ['Contact[at]exemple.fr', 'a@b.fr']],
    [
      'Léa Martin, lea.martin(at)exemple.fr, Paul <p@exemple.fr>',
      ['Léa Martin', 'lea.martin(at)exemple.fr', 'p@exemple.fr'],
    ],
    ['"Pierre.exemple.fr" a@b.fr', ['"Pierre.exemple.fr"', 'a@b.fr']],
  ])('shows what is no address: %j (INV-12)', (text, entries) => {
    expect(listedEmails(text).map((one) => one.text)).toEqual(entries)
  })

  const name = fc.constantFrom('Paul Durand', 'DURAND', 'Léa', 'Zoé de La Roy', "O'Brien", 'Anne-Marie', '李雷')
  const address = fc
    .tuple(
      fc.constantFrom('a', 'p.durand', 'x+y', "o'neil", 'A_b', '0'),
      fc.constantFrom('b.fr', 'c-d.co.uk'),
      fc.nat(99),
    )
    .map(([local, domain, id]) => `${local}${id}@${domain}`)
  const wrapped = fc
    .tuple(address, name, name)
    .chain(([email, first, last]) =>
      fc
        .constantFrom(
          email,
          `<${email}>`,
          `'${email}'`,
          `"${email}"`,
          `“${email}”`,
          `«\u00a0${email}\u00a0»`,
          `(${email})`,
          `mailto:${email}`,
          `<mailto:${email}>`,
          `\u200b${email}\ufeff`,
          `\u00a0${email}\u202f`,
          `${email}.`,
          `${first} <${email}>`,
          `${last}, ${first} <${email}>`,
          `"${last}, ${first}" <${email}>`,
          `"${last}; ${first}" <${email}>`,
          `“${last}, ${first}” <${email}>`,
          `«${last}, ${first}» <${email}>`,
          `${first} (${email})`,
          `${email} (${first})`,
          `${email} (${last}, ${first})`,
          `${first} [${email}]`,
          `${email} <${email}>`,
          `${email}<mailto:${email}>`,
          `'${email}' <${email}>`,
          `${first}\t${email}`,
          `[${first}](mailto:${email})`,
          `<${email.toUpperCase()}>`,
        )
        .map((text) => ({ email, text })),
    )

  it('of valid addresses, however written, gives these addresses and nothing else (INV-12)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(wrapped, fc.constantFrom(', ', '; ', ';', '\n', '\r\n', ' ;\u00a0', ',\n', '\n\n')), {
          maxLength: 8,
        }),
        (list) => {
          const text = list.map(([{ text: one }, mark]) => one + mark).join('')
          expect(listedEmails(text).filter((one) => one.problem && !isDuplicate(one))).toEqual([])
          expect(emailsToInvite(text)).toEqual([...new Set(list.map(([{ email }]) => email.toLowerCase()))])
        },
      ),
      runs(20_000),
    )
  })

  it('without an address gives none (INV-12)', () => {
    for (const text of ['', ' \n ', ',;']) expect(listedEmails(text)).toEqual([])
  })

  it('says for each line what is wrong with it (INV-12)', () => {
    expect(read('a@b.fr\na@b\n"a b"@c.fr\n<script>@b.fr')).toEqual([
      ['a@b.fr', undefined],
      ['a@b', 'Format email invalide'],
      ['"a', 'Format email invalide'],
      ['b"@c.fr', 'Format email invalide'],
      ['<script>@b.fr', 'Format email invalide'],
    ])
    expect(read('<>')).toEqual([])
    expect(read(`${'a'.repeat(250)}@b.fr`)[0]?.[1]).toBe('Email trop long')
  })

  it('has a duplicate in any case only once (INV-12)', () => {
    const text = 'a@b.fr, A@B.FR, Léa <a@b.fr>, c@d.fr'
    expect(listedEmails(text).map(isDuplicate)).toEqual([false, true, true, false])
    expect(read(text)[1]).toEqual(['A@B.FR', 'Adresse déjà dans la liste'])
    expect(emailsToInvite(text)).toEqual(['a@b.fr', 'c@d.fr'])
  })

  it('of a thousand addresses is read (INV-12, C248)', () => {
    const text = Array.from({ length: 1000 }, (_, index) => `p${index}@b.fr`).join('\n')
    expect(emailsToInvite(text)).toHaveLength(1000)
  })

  it('gives, for any text, well-formed and normal addresses, each once (INV-12)', () => {
    const pieces = ['a@b.fr', 'A@B.fr', ',', ';', '\n', ' ', '<', '>', '"', 'Léa', '@', '\u200b']
    fc.assert(
      fc.property(fc.oneof(textOf(pieces, 20), anyText()), (text) => {
        const emails = emailsToInvite(text)
        expect(new Set(emails).size).toBe(emails.length)
        for (const email of emails) expect(email).toMatch(/^[!-~]+@[a-z0-9.-]+$/)
        expect(emailsToInvite(emails.join('\n'))).toEqual(emails)
      }),
      runs(100_000),
    )
  })

  it('of 100 kB of hostile text takes no time (INV-12)', () => {
    expect(slowest(listedEmails)).toBeLessThan(HOSTILE_BUDGET_MS)
  })
})

describe('the field of addresses', () => {
  it.each([
    ['a@b.fr,', true],
    ['a@b.fr; ', true],
    ['a@b.fr ', true],
    ['a@b.fr', false],
    ['Léa ', false],
    ['"Durand,', false],
    ['Durand, ', false],
    ['Durand, Paul <a@b.fr>,', true],
    ['a@b.fr (Durand,', false],
    ['"Durand, Léa" <a@b.fr>,', true],
  ])('takes what is typed, %j, as a whole entry: %j (INV-12)', (typed, expected) =>
    expect(isComplete(typed)).toBe(expected),
  )

  it('keeps what is typed apart from the entries until it is one (INV-12)', () => {
    const text = `${withEntries('a@b.fr, c@d.fr')}e@f`
    expect(splitTyped(text)).toEqual({ listed: 'a@b.fr\nc@d.fr\n', typed: 'e@f' })
    expect(withEntries(text)).toBe('a@b.fr\nc@d.fr\ne@f\n')
    expect(withoutEntry('a@b.fr\nc@d.fr\n', 0)).toBe('c@d.fr\n')
    expect(withEntries('')).toBe('')
  })

  it('keeps its entries, whatever is pasted, and each can be removed alone (INV-12)', () => {
    fc.assert(
      fc.property(fc.oneof(textOf(['a@b.fr', ',', '\n', ' ', '<', '>', '"', 'Léa'], 20), anyText()), (text) => {
        const listed = withEntries(text)
        expect(splitTyped(listed).typed).toBe('')
        const entries = listedEmails(listed).map((one) => one.text)
        expect(withEntries(listed)).toBe(listed)
        entries.forEach((_, place) =>
          expect(listedEmails(withoutEntry(listed, place)).map((one) => one.text)).toEqual(entries.toSpliced(place, 1)),
        )
      }),
      { ...runs(20_000), examples: [...ONCE_CHANGED, LINES_CHANGED].map((text) => [text]) },
    )
  })
})
