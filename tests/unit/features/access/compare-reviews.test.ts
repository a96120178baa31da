import fc from 'fast-check'
import { createIntl } from 'react-intl'
import { describe, expect, it, onTestFinished } from 'vitest'

import { normaliseUser } from '~/api/normalise/normalise'
import { type AccessReview, unreadBrands } from '~/features/access/review/access-review'
import { byUser, compare, isPartial } from '~/features/access/review/compare/compare'
import { parseSheet, snapshotOfSheet } from '~/features/access/review/compare/read-sheet'
import { snapshotOf } from '~/features/access/review/compare/stored-reviews'
import { reviewSheet } from '~/features/access/review/ReviewPrint'
import { LOCALES } from '~/i18n/locales'
import { csvOf } from '~/platform/csv'
import { authStore } from '~/session/auth-store'

import { brand, reviewOf, reviews, user } from '../../../support/access-reviews'

const catalogues = import.meta.glob<Record<string, string>>('/src/i18n/messages/*/{access,common,users}.json', {
  eager: true,
  import: 'default',
})
const intlOf = (locale: string) => {
  const texts = Object.entries(catalogues).filter(([path]) => path.includes(`/${locale}/`))
  return createIntl({ locale, messages: Object.assign({}, ...texts.map(([, found]) => found)) })
}

const csv = async (review: AccessReview, language: string, shown: Pick<AccessReview, 'users' | 'brands'> = review) =>
  csvOf(await reviewSheet(intlOf(language), review, shown, new AbortController().signal), { language, system: 'en-GB' })

/** The comparison of a file with a review. */
function compareText(text: string, review: AccessReview) {
  const sheet = parseSheet(text)
  if (!sheet) throw new Error('The text is no review')
  const { snapshot, namesakes } = snapshotOfSheet(sheet, review)
  return { ...compare(snapshot, snapshotOf(review)), namesakes }
}
const NONE = { users: [], brands: [] }
const NOTHING = { differences: [], unlisted: NONE, unread: [] }

const SWAPPED = { added: 'removed', removed: 'added', changed: 'changed' } as const
const short = ({ differences }: ReturnType<typeof compare>) =>
  differences.map(({ kind, user: one, brand: of, before, after }) => [kind, one.key, of?.key, before, after].join())
const swapped = ({ differences }: ReturnType<typeof compare>) =>
  differences.map((one) => ({ ...one, kind: SWAPPED[one.kind], before: one.after, after: one.before }))

describe('a comparison of two reviews', () => {
  it('of the same access is empty (ACC-29)', () => {
    fc.assert(
      fc.property(reviews, (one) => {
        const unread = unreadBrands(one).map(({ name }) => name)
        expect(compare(snapshotOf(one), snapshotOf(one))).toEqual({ ...NOTHING, unread })
      }),
    )
  })

  it('swaps what was added and removed when the reviews are swapped (ACC-29)', () => {
    fc.assert(
      fc.property(reviews, reviews, (one, other) => {
        const [before, now] = [snapshotOf(one), snapshotOf(other)]
        const back = compare(now, before)
        expect(new Set(short({ ...back, differences: swapped(back) }))).toEqual(new Set(short(compare(before, now))))
      }),
    )
  })

  const before = reviewOf(
    [user(1), user(2), user(3, { user_type: 'agency_admin' }), user(4)],
    [brand(1), brand(2), brand(3)],
    [
      [1, [user(1), user(2, { is_brand_admin: true })]],
      [2, [user(4)]],
      [3, [user(1)]],
    ],
  )
  const now = reviewOf(
    [user(1), user(2), user(3), user(5)],
    [brand(1), brand(2)],
    [
      [1, [user(1, { is_brand_admin: true }), user(5)]],
      [2, []],
    ],
  )

  it('says what each user gained, has no more, and whose role changed (ACC-29)', () => {
    const { differences } = compare(snapshotOf(before), snapshotOf(now))
    const lines = byUser(differences, 'fr').flatMap(({ user: one, differences: all }) =>
      all.map(({ kind, brand: of, before: was, after }) =>
        [one.name, one.deleted, kind, of?.name, of?.deleted, was, after].join(' '),
      ),
    )
    expect(lines).toEqual([
      'Ada Nom 1 false removed +33 6 12 true member ',
      'Ada Nom 1 false changed Épicerie false member admin',
      'Ada Nom 2 false removed Épicerie false admin ',
      'Ada Nom 3 false removed    ',
      'Ada Nom 4 true removed =SOMME(1;2) false member ',
      'Ada Nom 5 false added Épicerie false  member',
    ])
  })

  it('names brands that could not be read, and says nothing else about them (ACC-29)', () => {
    const part = { ...now, usersByBrand: new Map([[1, new Map()]]) }
    const { differences, unread } = compare(snapshotOf(before), snapshotOf(part))
    expect(differences.some(({ brand: of }) => of?.name === '=SOMME(1;2)')).toBe(false)
    expect(differences.some(({ brand: of }) => of?.name === 'Épicerie')).toBe(true)
    expect(unread).toEqual(['=SOMME(1;2)'])
  })

  it('of which nothing could be read names every brand, on whichever side (ACC-29)', () => {
    const nothing = snapshotOf({ ...now, usersByBrand: new Map() })
    for (const [one, other] of [
      [snapshotOf(now), nothing],
      [nothing, snapshotOf(now)],
    ] as const) {
      const compared = compare(one, other)
      expect(compared).toEqual({ ...NOTHING, unread: ['Épicerie', '=SOMME(1;2)'] })
      expect(isPartial({ ...compared, namesakes: NONE })).toBe(true)
    }
  })

  it('with a file compares nobody and no brand that the file does not list, and names them (ACC-29)', async () => {
    const shown = { users: before.users.slice(0, 1), brands: before.brands.slice(1) }
    const { differences, unlisted } = compareText(await csv(before, 'fr', shown), before)
    expect(differences).toEqual([])
    expect(unlisted).toEqual({ users: ['Ada Nom 3', 'Ada Nom 4'], brands: ['Épicerie'] })
  })

  it('with a file names a user it does not list who reaches every brand by role alone (ACC-29)', () => {
    const [everyBrand, users] = [new Set(['9']), new Map([['9', 'Zoé Neuve']])]
    const nobody = { access: new Map(), unread: new Set<string>(), ambiguous: new Set<string>(), brands: new Map() }
    const file = { ...nobody, complete: false, everyBrand: new Set<string>(), users: new Map<string, string>() }
    const compared = compare(file, { ...nobody, complete: true, everyBrand, users })
    expect(compared).toEqual({ ...NOTHING, unlisted: { users: ['Zoé Neuve'], brands: [] } })
  })
})

describe('a file of an exported review', () => {
  it.each(LOCALES)('in %s is the same access, also after Excel (ACC-29, C133)', async (language) => {
    await fc.assert(
      fc.asyncProperty(reviews, fc.constantFrom(';', ',', '\t'), async (review, separator) => {
        const text = await csv(review, language)
        const unread = unreadBrands(review).map(({ name }) => name)
        expect(compareText(text, review)).toEqual({ ...NOTHING, unread, namesakes: NONE })
        // Excel quotes only what needs it, and writes the separator of its own language
        const plain = (parseSheet(text) ?? [])
          .map((row) =>
            row.map((cell) => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator),
          )
          .join('\r\n')
        expect(compareText(`\uFEFF${plain}\r\n`, review).differences).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it.each(LOCALES)('in %s is the same access in a company that is no agency (ACC-29)', async (language) => {
    onTestFinished(() => authStore.clear({ copy: true }))
    authStore.save({ user: normaliseUser({ id: 1, company_info: { business_mode: 'solo' } }) })
    const owner = user(1, { user_type: 'agency_admin' })
    const review = reviewOf([owner], [brand(1)], [[1, [owner]]])
    expect(compareText(await csv(review, language), review).differences).toEqual([])
  })

  it('matches users by e-mail and brands by name, without case and accents (ACC-29)', () => {
    const review = reviewOf([user(1, { email: 'Ada@Example.com' })], [brand(1)], [[1, [user(1)]]])
    const text = 'Nom;E-mail;Rôle;État;EPICERIE;Fermée\r\nAda L.;ada@example.COM;Membre;Actif;Administre;Membre\r\n'
    const { differences } = compareText(text, review)
    expect(differences.map(({ kind, brand: of }) => [kind, of?.name, of?.deleted])).toEqual([
      ['changed', 'Épicerie', false],
      ['removed', 'Fermée', true],
    ])
  })

  it('does not tell apart several brands with one name, or rows with one address (ACC-29)', () => {
    const review = reviewOf(
      [user(1), user(2)],
      [brand(1, 'Épicerie'), brand(2, 'épicerie'), brand(3)],
      [
        [1, [user(1)]],
        [2, []],
        [3, [user(1), user(2)]],
      ],
    )
    const text =
      'Nom;E-mail;Rôle;État;Épicerie;Zoé;ZOE\nA;u1@example.com;;;Membre;;\nB;u2@example.com;;;;;\nC;u2@example.com;;;;;\n'
    expect(compareText(text, review)).toEqual({
      differences: [],
      unlisted: { users: [], brands: ['+33 6 12'] },
      unread: [],
      namesakes: { users: ['B', 'C'], brands: ['Épicerie', 'Zoé', 'ZOE'] },
    })
  })

  it('with a cell that is no role compares the others, and names its brand (ACC-29)', () => {
    const review = reviewOf(
      [user(1)],
      [brand(1), brand(8)],
      [
        [1, []],
        [8, []],
      ],
    )
    const text = 'Name,Email,Role,Status,Épicerie,Zoé\nAda,u1@example.com,,,whatever,Member\n'
    const { differences, unread } = compareText(text, review)
    expect(differences.map(({ brand: of }) => of?.name)).toEqual(['Zoé'])
    expect(unread).toEqual(['Épicerie'])
  })

  it.each(['', 'Bonjour', 'Nom;Site;État\nÉpicerie;;active\n', 'Nom;E-mail;Rôle\nAda;a@example.com;Membre'])(
    'is no other file: %j (ACC-29)',
    (text) => expect(parseSheet(text)).toBeUndefined(),
  )
})
