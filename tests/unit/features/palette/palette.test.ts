import * as fc from 'fast-check'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { normaliseAs, normaliseUser } from '~/api/normalise/normalise'
import { type PaletteActions, brandCommand, inviteCommands, memberCommand } from '~/features/palette/commands'
import { fixedCommands } from '~/features/palette/fixed-commands'
import { createRecent, visitOf } from '~/features/palette/recent'
import { createShortcuts, type KeyPress, pageKeys } from '~/features/palette/shortcuts'
import { readInviteSentence } from '~/features/palette/typed-sentences'

import { aBrand } from '../../../../stories/support/a-brand'
import { memoryStorage } from '../../../support/memory-storage'

const intl = createIntl({ locale: 'fr', onError: () => {} })

const nothing = () => {}
const ACTIONS: PaletteActions = {
  showShortcuts: nothing,
  signOut: nothing,
  setLanguage: nothing,
  setTheme: nothing,
  giveAccess: nothing,
  chooseAdmin: nothing,
  toggleBrand: nothing,
  exportList: nothing,
}

const found = (is_active: boolean) => brandCommand(normaliseAs('Brand', { id: 12, name: 'Lune', is_active })).run

describe('a found brand', () => {
  it('becomes the selected one, unless it is inactive (NFR-07, SEL-09)', () => {
    expect(found(true)).toEqual({ to: '/brands/$brandId', params: { brandId: '12' }, search: { brand: 12 } })
    expect(found(false)).toEqual({ to: '/brands/$brandId', params: { brandId: '12' } })
  })
})

describe('the line for invitations', () => {
  it.each([
    ['inviter zoe@exemple.fr à Brasserie du Port', 'zoe@exemple.fr', 'Brasserie du Port'],
    ['Zoe@Exemple.FR', 'zoe@exemple.fr', ''],
    ['invite zoe@example.com to Optique Lune', 'zoe@example.com', 'Optique Lune'],
    ['zoe@beispiel.de zu Optique', 'zoe@beispiel.de', 'Optique'],
    ['  invitar   zoe@ejemplo.es   a   Lune ', 'zoe@ejemplo.es', 'Lune'],
    ['inviter zoe@exemple.fr, Lou@exemple.fr à Lune', 'zoe@exemple.fr,lou@exemple.fr', 'Lune'],
    ['zoe@exemple.fr;lou@exemple.fr , zoe@exemple.fr', 'zoe@exemple.fr,lou@exemple.fr', ''],
    ['invite zoe@example.com and lou@example.com to Optique Lune', 'zoe@example.com,lou@example.com', 'Optique Lune'],
    ['inviter zoe@exemple.fr et associés', 'zoe@exemple.fr', 'et associés'],
  ])('is read from "%s" (NFR-07)', (text, email, brand) => {
    expect(readInviteSentence(text)).toEqual({ email, brand })
  })

  it('without an address invites nobody, whatever it holds (NFR-07)', () => {
    for (const text of ['', 'inviter', 'zoe@', 'a@b', '@']) expect(readInviteSentence(text)).toBeUndefined()
    fc.assert(fc.property(fc.string(), (text) => void readInviteSentence(text)))
  })

  it('fills in the address and the named brand (INV-11)', () => {
    const line = { email: 'zoe@exemple.fr', brand: 'lune' }
    const brand = aBrand(12, 'Optique Lune')
    const [command] = inviteCommands(intl, line, [{ ...brand, company: 'Lune' }], { busy: false, searched: true })
    expect(command?.run).toEqual({
      to: '/users/invitations',
      search: { invite: true, email: 'zoe@exemple.fr', brand_id: 12 },
    })
  })

  it('keeps a brand that is not found, also before the answer (INV-11)', () => {
    const line = { email: 'zoe@exemple.fr', brand: 'Inconnue' }
    const offered = (busy: boolean, searched: boolean) => inviteCommands(intl, line, [], { busy, searched })
    const run = { to: '/users/invitations', search: { invite: true, email: 'zoe@exemple.fr' } }
    expect(offered(true, false)).toEqual([])
    expect(offered(false, true)).toMatchObject([{ run, detail: 'palette.action.inviteNoBrand' }])
    // nothing was searched, or the search failed, which is said below the list
    expect(offered(false, false)).toMatchObject([{ run }])
    expect(offered(false, false)[0]).not.toHaveProperty('detail')
  })
})

const ids = (user_type: string, rights = {}) =>
  fixedCommands({
    intl,
    user: normaliseUser({ id: 1, user_type, ...rights }),
    pages: [],
    actions: ACTIONS,
    settings: { locale: 'fr', theme: 'system' },
  })
    .map(({ id }) => id)
    .filter((id) => !/language|theme/.test(id))

describe('the entries of the palette', () => {
  const flagged = { permissions_summary: { is_company_admin: true } }

  it('are actions that the user may do alone (PRM-03, K36)', () => {
    const rest = ['action:shortcuts', 'action:signOut']
    expect(ids('agency_admin')).toEqual([
      'action:create',
      'action:invite',
      'action:give',
      'action:name',
      'action:noAdmin',
      'action:deactivate',
      'action:activate',
      'action:resend',
      'action:review',
      ...rest,
    ])
    expect(ids('client_readonly')).toEqual(rest)
    expect(ids('brand_member', flagged)).toContain('action:invite')
    // a read-only administrator may review all access
    expect(ids('client_readonly', flagged)).toEqual(['action:review', ...rest])
  })

  it('offer more weeks in a trial that is not cancelled (TRI-16, K57)', () => {
    const trial = { can_manage_subscription: true, is_trial: true }
    const offered = (billing_status: string) => ids('agency_admin', { subscription_info: { ...trial, billing_status } })
    expect(offered('trial')).toContain('action:extend')
    expect(offered('cancelled')).not.toContain('action:extend')
  })

  it('open a user beside the list of users, also without an e-mail address (NFR-07, USR-02)', () => {
    const command = memberCommand(normaliseUser({ id: 9, username: 'zoe.martin' }))
    expect(command).toMatchObject({ label: 'zoe.martin', run: { to: '/users', search: { user: 9 } } })
  })
})

describe('the recent entries', () => {
  it('begin with the newest, each once, at most twenty (NFR-07)', () => {
    const recent = createRecent(memoryStorage())
    for (let brand = 1; brand <= 18; brand += 1) recent.add(7, `brand:${brand}`)
    for (const id of ['page:/a', 'page:/b', 'user:3', 'page:/a', 'action:export:users']) recent.add(7, id)
    expect(recent.read(7).slice(0, 5)).toEqual(['action:export:users', 'page:/a', 'user:3', 'page:/b', 'brand:18'])
    expect(recent.read(7)).toHaveLength(20)
  })

  it('have no place for a deleted one (NFR-07)', () => {
    const recent = createRecent(memoryStorage())
    for (const id of ['page:/a', 'brand:3', 'page:/b', 'page:/c', 'page:/d']) recent.add(7, id)
    recent.forget(7, ['brand:3', 'brand:4'])
    recent.add(7, 'page:/e')
    expect(recent.read(7)).toEqual(['page:/e', 'page:/d', 'page:/c', 'page:/b', 'page:/a'])
  })

  it('never hold a name, an address or a sentence', () => {
    const storage = memoryStorage()
    const recent = createRecent(storage)
    for (const id of [
      'user:zoe',
      'invite',
      'give:3:4',
      'invite:3',
      'brand:0',
      'page:/users?search=zoe@exemple.fr',
      'zoe@exemple.fr',
    ])
      recent.add(7, id)
    expect(storage.values.size).toBe(0)
  })
})

it.each([
  ['/brands/12', 'brand:12'],
  ['/brands/12/?brand=12#x', 'brand:12'],
  ['/users?user=9', 'user:9'],
  ['/users?search=a&user=9#x', 'user:9'],
  ['/users', undefined],
  ['/users?user=zoe', undefined],
  ['/users/invitations?user=9', undefined],
  ['/brands', undefined],
  ['/brands/0', undefined],
  ['/brands/12x', undefined],
])('the address %s is remembered as a visit of %s (NFR-07)', (href, visit) => {
  expect(visitOf(href)).toBe(visit)
})

const key = (pressed: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key: pressed,
  command: false,
  alt: false,
  typing: false,
  layered: false,
  ...more,
})

describe('the keys of the palette', () => {
  it('lead with g and a letter to a page, in time (NFR-08)', () => {
    let time = 0
    const press = createShortcuts(() => time)
    expect([press(key('g'), true), press(key('m'), true)]).toEqual([undefined, { kind: 'go', key: 'm' }])
    press(key('g'), true)
    time = 1501
    expect(press(key('m'), true)).toBeUndefined()
    // the letter alone leads nowhere
    for (const letter of pageKeys()) expect(press(key(letter), true)).toBeUndefined()
  })

  it('open it with Ctrl or ⌘ and K in a field, and when single keys are off, not over a dialog (NFR-08)', () => {
    const press = createShortcuts(() => 0)
    expect(press(key('k', { command: true, typing: true }), false)).toEqual({ kind: 'palette' })
    expect(press(key('K', { command: true }), true)).toEqual({ kind: 'palette' })
    expect(press(key('k', { command: true, layered: true }), true)).toBeUndefined()
  })

  it('work with / and ?, except while typing or when they are switched off (NFR-08)', () => {
    const press = createShortcuts(() => 0)
    expect([press(key('/'), true), press(key('?'), true)]).toEqual([{ kind: 'filter' }, { kind: 'help' }])
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 1 })), fc.boolean(), (keys, typing) => {
        const other = createShortcuts(() => 0)
        for (const one of [...keys, 'g', 'd', '/', '?']) expect(other(key(one, { typing }), typing)).toBeUndefined()
      }),
    )
  })
})
