import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { SubscriptionInfo, User } from '~/api/generated/types.gen'
import { normaliseAs, normaliseUser } from '~/api/normalise/normalise'
import { splitTasks } from '~/features/dashboard/TaskRow'
import { brandsWithoutAdmin, isAskedElsewhere, tasksOf, type TaskFacts } from '~/features/dashboard/tasks'
import { DEFAULT_TIME_ZONE } from '~/i18n/dates'
import { maySeeTasks } from '~/permissions/permissions'

const NOW = Date.parse('2026-03-16T09:00:00Z')
const HOUR = 3_600_000
const inHours = (hours: number) => new Date(NOW + hours * HOUR).toISOString()

const subscription = (more: Partial<SubscriptionInfo> = {}): SubscriptionInfo => ({
  ...normaliseAs('SubscriptionInfo', {}),
  billing_status: 'active',
  can_manage_subscription: true,
  can_upgrade: true,
  ...more,
})

const slots = (more: object = {}) => ({
  slots: { users_used: 1, users_limit: 25, brands_used: 1, brands_limit: 25, ...more },
})

const admin = (more: object = {}): User =>
  normaliseUser({ id: 1, user_type: 'agency_admin', subscription_info: subscription(), company_info: slots(), ...more })

const facts = (more: Partial<TaskFacts> = {}): TaskFacts => ({
  user: admin(),
  overview: undefined,
  invitations: undefined,
  stepsLeft: [],
  trial: { kind: 'none' },
  now: NOW,
  timeZone: DEFAULT_TIME_ZONE,
  ...more,
})

const kinds = (more: Partial<TaskFacts>) => tasksOf(facts(more)).map(({ kind }) => kind)

const left = (days: number, urgency: 'critical' | 'high' | 'medium') =>
  ({ kind: 'days-left', urgency, days, endsAt: null }) as const

describe('the tasks on the dashboard', () => {
  it('are none while nothing is known and all is in order (DSH-01)', () => {
    expect(tasksOf(facts())).toEqual([])
    expect(tasksOf(facts({ overview: { brands_without_admin: 0 }, invitations: [] }))).toEqual([])
  })

  it('begin with a trial of three days or fewer, or over: the plans solve full places, too (DSH-01, TRI-15)', () => {
    const user = admin({ company_info: slots({ users_used: 25 }) })
    const tasks = (trial: TaskFacts['trial'], more = user) =>
      tasksOf(facts({ user: more, trial })).map(({ kind, count, link }) => [kind, count, link?.to])
    const users = ['users', 0, '/users']
    expect(tasks(left(3, 'high'))).toEqual([['trial', 1, '/subscription/upgrade'], users])
    expect(tasks({ kind: 'expired', urgency: 'critical', endsAt: null })).toEqual([
      ['trial', 0, '/subscription/upgrade'],
      users,
    ])
    expect(tasks(left(4, 'medium'))).toEqual([['users', 0, '/subscription/upgrade']])
    const reader = admin({ subscription_info: subscription({ can_manage_subscription: false }) })
    expect(tasks(left(1, 'critical'), reader)).toEqual([])
  })

  it('begin with the most urgent, and each links to where it is done (DSH-01)', () => {
    const all = tasksOf(
      facts({
        user: admin({
          subscription_info: subscription({ billing_status: 'past_due' }),
          company_info: slots({ users_used: 24, brands_used: 25 }),
        }),
        overview: { brands_without_admin: 7 },
        invitations: [{ id: 3, status: 'pending', expires_at: inHours(5) }],
        stepsLeft: ['profile'],
      }),
    )
    expect(all.map(({ kind, count, link }) => [kind, count, link?.to])).toEqual([
      // the banner says the late payment, which makes no plan grow
      ['users', 1, '/users'],
      ['brands', 0, '/brands'],
      ['invitations', 1, '/users/invitations'],
      ['noAdmin', 7, '/brands'],
      ['setup', 1, undefined],
    ])
  })

  it.each([
    [7, 7],
    [0, 0],
    [undefined, undefined],
    [-1, undefined],
    [1.5, undefined],
  ])('count for an overview with %s %s brands without an administrator (DSH-01, BRD-26)', (sent, known) => {
    expect(brandsWithoutAdmin(sent === undefined ? {} : { brands_without_admin: sent })).toBe(known)
  })

  it('open brands without an administrator as exactly those (DSH-01, BRD-01)', () => {
    const [task] = tasksOf(facts({ overview: { brands_without_admin: 7 } }))
    expect(task?.link).toEqual({ to: '/brands', search: { administrator: 'none' } })
  })

  it.each([
    [inHours(72), true],
    [inHours(73), false],
    [inHours(-1), false],
    [null, false],
    ['bientôt', false],
    // days without a time, until they are over
    ['2026-03-15', false],
    ['2026-03-16', true],
    ['2026-03-18', true],
    ['2026-03-19', false],
  ])('say that an invitation until %s expires soon: %s (INV-04)', (expires_at, soon) => {
    expect(kinds({ invitations: [{ id: 1, status: 'pending', expires_at }] })).toEqual(soon ? ['invitations'] : [])
  })

  it('name only pending invitations as expiring (INV-04)', () => {
    for (const status of ['accepted', 'cancelled', 'expired'])
      expect(kinds({ invitations: [{ id: 1, status, expires_at: inHours(1) }] })).toEqual([])
  })

  it('never call a missing limit, or the one brand of a solo plan, near (K50)', () => {
    for (const limit of [null, 0, -1])
      expect(kinds({ user: admin({ company_info: slots({ users_used: 50, users_limit: limit }) }) })).toEqual([])
    expect(kinds({ user: admin({ company_info: slots({ brands_used: 1, brands_limit: 1 }) }) })).toEqual([])
  })

  it('do not ask for an administrator of the only brand of a plan (DSH-05, BRD-25)', () => {
    const overview = normaliseAs('BrandsOverview', { brands_without_admin: 1 })
    const user = admin({ company_info: slots({ brands_limit: 1 }) })
    expect([kinds({ overview }), kinds({ overview, user })]).toEqual([['noAdmin'], []])
  })

  it('lead from a full plan once to the plans, where another can be chosen (SUB-05)', () => {
    const full = { company_info: slots({ users_used: 25 }) }
    const paid = subscription({ current_plan: { name: 'Agency Starter', price: 80 } })
    expect(tasksOf(facts({ user: admin({ ...full, subscription_info: paid }) }))[0]).toMatchObject({
      upgrades: 'navigation.upgrade',
      link: { to: '/subscription/upgrade' },
    })
    // there is no plan yet that could be changed
    expect(tasksOf(facts({ user: admin(full) }))[0]).toMatchObject({ upgrades: 'frame.trial.choosePlan' })
    const inTrial = admin({ ...full, subscription_info: subscription({ is_trial: true }) })
    expect(tasksOf(facts({ user: inTrial }))[0]).toMatchObject({ upgrades: 'frame.trial.choosePlan' })
    const both = { company_info: slots({ users_used: 25, brands_used: 5, brands_limit: 5 }) }
    const links = tasksOf(facts({ user: admin(both) })).map(({ link }) => link?.to)
    expect(links).toEqual(['/subscription/upgrade', '/brands'])
    const denied = admin({ ...full, subscription_info: subscription({ can_manage_subscription: false }) })
    expect(tasksOf(facts({ user: denied }))[0]).toMatchObject({ kind: 'users', link: { to: '/users' } })
  })

  it('lead from a full plan without a higher one to no plans, whatever the server says (SUB-05, DSH-01)', () => {
    const highest = { current_plan: { name: 'Agency Scale', price: 450 }, is_trial: false }
    const user = (more: Partial<SubscriptionInfo> = {}) =>
      admin({
        company_info: slots({ users_used: 25 }),
        subscription_info: subscription({ ...highest, can_upgrade: true, ...more }),
      })
    const [task] = tasksOf(facts({ user: user() }))
    expect(task).toMatchObject({ kind: 'users', link: { to: '/users' } })
    expect(task).not.toHaveProperty('upgrades')
    // only the support can give more
    expect(task).toHaveProperty('asksForMore')
    expect(tasksOf(facts({ user: user({ can_manage_subscription: false }) }))[0]).not.toHaveProperty('asksForMore')
    // a trial of it is no plan yet
    expect(tasksOf(facts({ user: user({ is_trial: true }) }))[0]?.link?.to).toBe('/subscription/upgrade')
  })

  it('send only company admins to what only they can do (PRM-01, decision 26)', () => {
    const manager = normaliseUser({ id: 2, user_type: 'brand_admin', subscription_info: subscription() })
    const more = {
      user: manager,
      overview: { brands_without_admin: 7 },
      invitations: [{ id: 1, status: 'pending', expires_at: inHours(1) }],
    }
    expect(kinds(more)).toEqual([])
    expect(maySeeTasks(manager)).toBe(true)
    expect(maySeeTasks(normaliseUser({ id: 3, user_type: 'brand_member' }))).toBe(false)
  })

  it('name for any answer what they are about, each kind once', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (user, overview, list) => {
        const tasks = tasksOf(
          facts({
            user: { ...normaliseUser(user), user_type: 'agency_admin' },
            overview: normaliseAs('BrandsOverview', overview),
            invitations: normaliseAs('InvitationList', list).invitations,
          }),
        )
        expect(new Set(tasks.map(({ kind }) => kind)).size).toBe(tasks.length)
        for (const { count, mark } of tasks) expect([count >= 0, typeof mark]).toEqual([true, 'string'])
      }),
    )
  })
})

const task = (count: number) => tasksOf(facts({ overview: { brands_without_admin: count } }))

describe('a dismissed task', () => {
  it('stays dismissed until it is about something else (DSH-01)', () => {
    const marks = { noAdmin: task(7)[0]?.mark }
    expect(splitTasks(task(7), marks)).toMatchObject({ shown: [], hidden: [{ kind: 'noAdmin' }] })
    expect(splitTasks(task(8), marks)).toMatchObject({ shown: [{ kind: 'noAdmin' }], hidden: [] })
  })

  it('is neither lost nor shown twice, whatever was stored (DSH-01)', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.integer({ min: 1, max: 9 }), (marks, count) => {
        const { shown, hidden } = splitTasks(task(count), marks)
        expect([...shown, ...hidden]).toHaveLength(1)
      }),
    )
  })

  it('stays dismissed when the order of its list changes (INV-04)', () => {
    const one = { id: 1, status: 'pending', expires_at: inHours(1) }
    const other = { id: 2, status: 'pending', expires_at: inHours(2) }
    const marks = [
      [one, other],
      [other, one],
    ].map((invitations) => tasksOf(facts({ invitations }))[0]?.mark)
    expect(marks[0]).toBe(marks[1])
  })

  it('of an invitation is stored without names, and is still recognised (INV-04)', () => {
    const [one, other] = [inHours(1), inHours(2)].map(
      (expires_at) => tasksOf(facts({ invitations: [{ email: 'lea@exemple.fr', status: 'pending', expires_at }] }))[0],
    )
    expect(one?.mark).not.toContain('@')
    expect(one?.mark).not.toBe(other?.mark)
  })
})

describe('the request of the banner', () => {
  it.each([
    ['past_due', { kind: 'none' }, true],
    ['cancelled', { kind: 'none' }, true],
    ['active', { kind: 'none' }, false],
    ['active', { kind: 'expired', urgency: 'critical', endsAt: null }, true],
    ['active', { kind: 'days-left', urgency: 'critical', days: 1, endsAt: null }, true],
    ['active', { kind: 'days-left', urgency: 'high', days: 3, endsAt: null }, true],
    ['active', { kind: 'days-left', urgency: 'medium', days: 4, endsAt: null }, false],
  ] as const)('is for %s, %j: %j (DSH-01, decision 25)', (billing_status, trial, asked) => {
    expect(isAskedElsewhere(admin({ subscription_info: subscription({ billing_status }) }), trial)).toBe(asked)
  })
})
