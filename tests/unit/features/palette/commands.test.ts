import * as fc from 'fast-check'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { normaliseAs, normaliseUser } from '~/api/normalise/normalise'
import { type PaletteActions, type Command } from '~/features/palette/commands'
import { fixedCommands } from '~/features/palette/fixed-commands'
import { sentenceCommands, ofOpenBrand } from '~/features/palette/sentence-commands'
import { readActionSentence } from '~/features/palette/typed-sentences'
import { inOrder, ranked, rankOf, RANKS } from '~/features/palette/use-commands'
import { PAGES } from '~/features/shared/pages'
import { navigationFor } from '~/features/shell/navigation'
import type { Locale } from '~/i18n/locales'

import { readSources } from '../../../../scripts/messages'

const done: string[] = []
const ACTIONS: PaletteActions = {
  showShortcuts: () => done.push('shortcuts'),
  signOut: () => done.push('signOut'),
  setLanguage: (locale) => done.push(locale),
  setTheme: (theme) => done.push(theme),
  giveAccess: (member, brand) => done.push(`give ${member.id} ${brand.id}`),
  chooseAdmin: (member, brand) => done.push(`name ${member.id} ${brand.id}`),
  toggleBrand: (brand) => done.push(`toggle ${brand.id}`),
  exportList: (list) => done.push(`export ${list}`),
}

const user = normaliseUser({
  id: 1,
  user_type: 'agency_admin',
  subscription_info: { can_manage_subscription: true, is_trial: true, billing_status: 'trial' },
})

const run = (command: Command | undefined) => typeof command?.run === 'function' && command.run()

const intlIn = (locale: Locale) =>
  createIntl({
    locale,
    messages: Object.fromEntries(
      (['palette', 'navigation', 'brands'] as const).flatMap((namespace) =>
        Object.entries(readSources(locale, namespace)),
      ),
    ) as never,
  })

const { areas, account } = navigationFor(user)
const commandsIn = (locale: Locale) => {
  const intl = intlIn(locale)
  return fixedCommands({
    intl,
    user,
    pages: [...areas, ...account].map(({ label, ...page }) => ({ ...page, label: intl.formatMessage({ id: label }) })),
    actions: ACTIONS,
    settings: { locale, theme: 'system' },
  })
}

const found = (locale: Locale, text: string) => inOrder(ranked(commandsIn(locale), text), []).map(({ id }) => id)

const FIRST = [
  /^action:language:/,
  /^action:theme:dark$/,
  /^action:language:(?:en|de)$/,
  /^page:\/settings\/billing$/,
  /^page:\/settings\/billing$/,
  /^action:plan$/,
  /^action:noAdmin$/,
  /^action:give$/,
  /^action:deactivate$/,
  /^action:export:brands$/,
  /^action:review$/,
  /^action:extend$/,
  /^action:resend$/,
  /^action:signOut$/,
] as const

const PHRASES: Record<Locale, readonly string[]> = {
  fr: 'langue|sombre|english|payer|facture|plan|sans admin|donner accès|désactiver|exporter|revue|prolonger|renvoyer|déconnexion'.split(
    '|',
  ),
  en: 'language|dark|deutsch|pay|invoice|plan|no admin|give access|deactivate|export|review|extend|resend|log out'.split(
    '|',
  ),
  es: 'idioma|oscuro|english|pagar|factura|plan|sin admin|dar acceso|desactivar|exportar|revisión|prolongar|reenviar|salir'.split(
    '|',
  ),
  de: 'Sprache|dunkel|english|bezahlen|Rechnung|Tarif|ohne Admin|Zugriff geben|deaktivieren|exportieren|Prüfung|verlängern|erneut|ausloggen'.split(
    '|',
  ),
  it: 'lingua|scuro|english|pagare|fattura|piano|senza admin|dare accesso|disattivare|esportare|revisione|prolungare|invia di nuovo|uscire'.split(
    '|',
  ),
}

describe.each(Object.entries(PHRASES))('the palette in %s', (locale, phrases) => {
  // the keys of the table
  const asLocale = locale as Locale
  it.each(phrases.map((phrase, at) => [phrase, FIRST[at]] as const))(
    'answers "%s" with %s first (NFR-07)',
    (phrase, first) => {
      expect(found(asLocale, phrase)[0]).toMatch(first ?? /^$/)
    },
  )

  it('finds a phrase in any case and with any accents (NFR-07)', () => {
    for (const phrase of phrases) {
      const plain = phrase.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
      expect(found(asLocale, plain)[0]).toBe(found(asLocale, phrase)[0])
    }
  })
})

describe('the actions of a page', () => {
  it.each(Object.entries(PAGES).flatMap(([to, { actions = [] }]) => actions.map((name) => [name, to] as const)))(
    'include "%s" of the palette on %s (NFR-07)',
    (name) => {
      expect(commandsIn('fr').map(({ id }) => id)).toContain(`action:${name}`)
    },
  )
})

const brand = (id: number, label: string) => ({ id: `brand:${id}`, group: 'brands', label })
const page = (label: string) => ({ id: `page:${label}`, group: 'pages', label })

describe('the rank of a command', () => {
  it.each([
    ['léa', 'Léa Martin', RANKS.word],
    ['lea', 'Léa Martin', RANKS.plain],
    ['mar lé', 'Léa Martin', RANKS.word],
    ['Léa Martin', 'Léa Martin', RANKS.exact],
    ['étoile', 'Café de l’Étoile', RANKS.word],
    // neither within a word nor across two
    ['léa', 'Tableau de bord', undefined],
    ['lea', 'Surf École Atlantique', undefined],
    ['', 'Léa Martin', undefined],
    [' .-', 'Léa Martin', undefined],
  ])('of "%s" for "%s" is %s (NFR-07)', (typed, label, rank) => {
    expect(rankOf(typed, { label })).toBe(rank)
  })

  it('exists for any text, and each label answers itself exactly (NFR-07)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (typed, label) => {
        rankOf(typed, { label })
        const own = rankOf(label, { label })
        expect(own === undefined || own === RANKS.exact).toBe(true)
      }),
    )
  })

  it('puts the group with the best one first, and what was used last before its equals (NFR-07)', () => {
    const commands = ranked([page('Plans'), brand(1, 'Plan B'), brand(2, 'Plan'), brand(3, 'Plan C')], 'plan')
    expect(inOrder(commands, ['brand:3']).map(({ label }) => label)).toEqual(['Plan', 'Plan C', 'Plan B', 'Plans'])
  })
})

describe('the line of an action', () => {
  const intl = intlIn('fr')
  it.each([
    ['donner accès léa à café', { verb: 'give', member: 'léa', brand: 'café' }],
    ['Donner accès à Léa Roy à Café de l’Étoile', { verb: 'give', member: 'Léa Roy', brand: 'Café de l’Étoile' }],
    ['accès léa', { verb: 'give', member: 'léa', brand: '' }],
    ['nommer Clément à Taxi Rivière', { verb: 'name', member: 'Clément', brand: 'Taxi Rivière' }],
    // a name keeps its own words
    ['donner accès Jean de Sousa', { verb: 'give', member: 'Jean de Sousa', brand: '' }],
    ['donner accès Jean de Sousa à Café de Paris', { verb: 'give', member: 'Jean de Sousa', brand: 'Café de Paris' }],
    ['nommer Clément administrateur de Taxi', { verb: 'name', member: 'Clément', brand: 'Taxi' }],
    ['nommer Clément admin à Taxi', { verb: 'name', member: 'Clément', brand: 'Taxi' }],
    ['désactiver optique lune', { verb: 'deactivate', member: '', brand: 'optique lune' }],
    ['DESACTIVER optique', { verb: 'deactivate', member: '', brand: 'optique' }],
    ['réactiver optique', { verb: 'activate', member: '', brand: 'optique' }],
    ['choisir optique', { verb: 'choose', member: '', brand: 'optique' }],
  ])('is read from "%s" (NFR-07)', (text, line) => {
    expect(readActionSentence(intl, text)).toEqual(line)
  })

  it.each(['donner accès', 'désactiver', 'optique désactiver', '', 'nommé Clément'])('is not "%s" (NFR-07)', (text) => {
    expect(readActionSentence(intl, text)).toBeUndefined()
  })

  it('is read from any text after a verb (NFR-07)', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const line = readActionSentence(intl, `nommer ${text}`)
        expect(line?.verb).toBe(text.trim() === '' ? undefined : 'name')
      }),
    )
  })

  const brands = [
    normaliseAs('Brand', { id: 3, name: 'Café', is_active: true, brand_admin: null }),
    normaliseAs('Brand', { id: 4, name: 'Taxi', is_active: false, brand_admin: 'sophie' }),
  ]
  const members = [
    normaliseAs('Member', { id: 7, username: 'lea', first_name: 'Léa', last_name: 'Roy', email: 'lea@x.fr' }),
  ]
  const offered = (text: string, as = user, found = members): readonly Command[] => {
    const line = readActionSentence(intl, text)
    return line ? sentenceCommands({ intl, user: as, actions: ACTIONS }, line, { members: found, brands }) : []
  }

  it('says what it changes from and to, and does it (NFR-07)', () => {
    expect(offered('nommer léa à t').map(({ label, detail }) => [label, detail])).toEqual([
      ['Nommer Léa Roy administrateur de Café', 'Sans administrateur → Léa Roy'],
      ['Nommer Léa Roy administrateur de Taxi', 'sophie → Léa Roy'],
    ])
    expect(offered('désactiver c')).toMatchObject([{ label: 'Désactiver Café', detail: 'Active → Inactive' }])
    expect(offered('activer t')).toMatchObject([{ label: 'Activer Taxi', detail: 'Inactive → Active' }])
    done.length = 0
    for (const text of ['donner accès léa à c', 'nommer léa à c', 'désactiver c']) run(offered(text)[0])
    expect(done).toEqual(['give 7 3', 'name 7 3', 'toggle 3'])
  })

  it('gives access to active users and brands alone, and names no read-only user (ACC-08, NFR-07)', () => {
    const hugo = normaliseAs('Member', { id: 8, first_name: 'Hugo', is_active: false })
    const nadia = normaliseAs('Member', { id: 9, first_name: 'Nadia', user_type: 'client_readonly' })
    const claire = normaliseAs('Member', { id: 1, first_name: 'Claire', user_type: 'agency_admin' })
    const labels = (text: string) => offered(text, user, [hugo, nadia, claire]).map(({ label }) => label)
    expect(labels('nommer x à c')).toEqual(['Café', 'Taxi'].map((name) => `Nommer Claire administrateur de ${name}`))
    expect(labels('donner accès x à c')).toEqual(['Donner à Nadia l’accès à Café'])
  })

  it('opens the access of a user for whom no brand is named, and the pages of a brand (NFR-07, SEL-09)', () => {
    expect(offered('accès léa')).toMatchObject([{ label: 'Gérer les accès de Léa Roy' }])
    expect(offered('choisir c')).toMatchObject([{ run: { to: '/pages', search: { brand: 3 } } }])
  })

  it('of an open brand are those of this brand that the user may do (NFR-07, PRM-03)', () => {
    const labels = (as: typeof user) =>
      brands.map((one) => ofOpenBrand({ intl, user: as, actions: ACTIONS }, one).map(({ label }) => label))
    expect(labels(user)).toEqual([
      ['Gérer les accès à Café', 'Désactiver Café', 'Afficher les pages de Café'],
      ['Gérer les accès à Taxi', 'Activer Taxi'],
    ])
    expect(labels(normaliseUser({ id: 2, user_type: 'client_readonly', brands: [3, 4] }))).toEqual([
      ['Afficher les pages de Café'],
      [],
    ])
  })

  it('offers what the user may do alone (PRM-03, K36)', () => {
    const reader = normaliseUser({ id: 2, user_type: 'client_readonly', brands: [3, 4] })
    const admin = normaliseUser({ id: 3, user_type: 'brand_admin', administered_brands_list: [4] })
    for (const text of ['nommer léa à c', 'donner accès léa à c', 'désactiver c', 'activer t'])
      expect(offered(text, reader)).toEqual([])
    expect(offered('désactiver c', admin)).toEqual([])
    expect(offered('activer t', admin)).toHaveLength(1)
  })
})
