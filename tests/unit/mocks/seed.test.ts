import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'

import { createBackend } from '#mocks'
import { createWorld } from '#mocks/domain/overrides'
import { emailProblem } from '#mocks/domain/rules/email'
import { registrationPasswordProblem } from '#mocks/domain/rules/password'
import { profileName, phoneProblem } from '#mocks/domain/rules/person'
import { CLAIRE, LEA } from '#mocks/domain/seed/named.ts'
import { sandboxUsers } from '#mocks/domain/seed/sign-ins'
import { sandboxPassword } from '#mocks/domain/seed/users'
import { hashOf } from '#mocks/domain/seed/world'
import { worlds } from '#mocks/domain/seed/worlds'
import { toBrand, toBrandUser, toListedBrand, toMember, toUser, usersOfBrand } from '#mocks/domain/views'
import { operations, type OperationId } from '#mocks/generated/operations.gen'
import { zBrand, zBrandUser, zMember, zUser } from '#mocks/generated/zod.gen'

import { send, succeed } from './caller'

const own = <Row extends { company_id: number | null }>(rows: Row[]) =>
  rows.filter(({ company_id }) => company_id === 1)

const MONDAY = Date.parse('2026-03-16T09:00:00Z')
const issues = (schema: ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues ?? []

describe('the version of the seed', () => {
  it('is that of its content, which does not depend on the time', () => {
    expect(createWorld(MONDAY).seed).toBe(createWorld(MONDAY + 86_400_000).seed)
    expect(hashOf('47 brands')).toBe(hashOf('47 brands'))
    expect(hashOf('47 brands')).not.toBe(hashOf('48 brands'))
    // the value of the published test vector
    expect(hashOf('foobar')).toBe((0xbf9cf968).toString(36))
  })
})

describe('the seeded world', () => {
  const { world, server } = createBackend({ clock: () => MONDAY })
  const agency = world.users.filter(({ company_id }) => company_id === 1)

  it('has an agency with 140 users and 47 brands, and three small companies', () => {
    expect(agency).toHaveLength(140)
    expect(world.brands.filter(({ company_id }) => company_id === 1)).toHaveLength(47)
    expect(world.companies.map(({ billing_status }) => billing_status)).toEqual([
      'active',
      'trial',
      'past_due',
      'cancelled',
    ])
    expect(new Set(agency.map(({ user_type }) => user_type)).size).toBe(4)
  })

  it('is deterministic, and survives serialisation', () => {
    expect(createWorld(MONDAY)).toEqual(createWorld(MONDAY))
    expect(JSON.parse(JSON.stringify(world))).toEqual(world)
  })

  it('has the given number of brands, each with a name of its own', () => {
    const many = own(createWorld(MONDAY, worlds.tenThousandBrands).brands)
    expect(many).toHaveLength(10_000)
    expect(new Set(many.map(({ id }) => id)).size).toBe(10_000)
    expect(new Set(many.map(({ name }) => name)).size).toBe(10_000)
    expect(own(createWorld(MONDAY, worlds.noBrand).brands)).toEqual([])
  })

  it('has no duplicate names or ids', () => {
    for (const values of [
      world.users.map(({ email }) => email),
      world.users.map(({ username }) => username),
      world.users.map(({ id }) => id),
      world.brands.map(({ id }) => id),
      agency.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
      world.invitations.map(({ token }) => token),
    ])
      expect(new Set<unknown>(values).size).toBe(values.length)
  })

  it('follows B §5 for users, addresses and the password', () => {
    expect(registrationPasswordProblem(sandboxPassword)).toBeUndefined()
    for (const { email, first_name, last_name, phone, username } of world.users) {
      expect([emailProblem(email), profileName('first_name')(first_name), profileName('last_name')(last_name)]).toEqual(
        [undefined, undefined, undefined],
      )
      expect(phoneProblem(phone)).toBeUndefined()
      expect(username).toMatch(/^\w{3,30}$/)
    }
  })

  it('stays within the plan: usage matches the data', () => {
    const slots = server.world.users.slice(0, 1).map((user) => toUser(server, user).company_info?.slots)
    const active = agency.filter(({ is_active }) => is_active).length
    const users = { users_used: active, users_limit: 100, users_available: 100 - active - 4 }
    expect(slots).toEqual([{ ...users, brands_used: 47, brands_limit: 100, brands_available: 53 }])
    expect(active).toBeLessThan(90)
  })

  it('has no dangling references', () => {
    const users = new Set(world.users.map(({ id }) => id))
    const brands = new Set(world.brands.map(({ id }) => id))
    expect(world.users.flatMap(({ brand_ids }) => brand_ids).filter((id) => !brands.has(id))).toEqual([])
    expect(world.brands.filter(({ admin_id }) => admin_id !== null && !users.has(admin_id))).toEqual([])
    expect(world.invitations.filter(({ brand_id }) => !brands.has(brand_id))).toEqual([])
  })

  it('has invitations of every status, and an unknown one (decision 7)', async () => {
    const { invitations } = await succeed(createBackend(), 'listInvitations', { as: CLAIRE })
    const statuses = new Set(invitations.map(({ status }) => status))
    expect(statuses).toEqual(new Set(['pending', 'accepted', 'expired', 'cancelled', 'bounced']))
  })

  it('matches the wire schemas', () => {
    expect(world.users.flatMap((user) => issues(zUser, toUser(server, user)))).toEqual([])
    expect(world.users.flatMap((user) => issues(zMember, toMember(world, user)))).toEqual([])
    for (const brand of world.brands) {
      expect([...issues(zBrand, toBrand(world, brand)), ...issues(zBrand, toListedBrand(world, brand))]).toEqual([])
      expect(usersOfBrand(world, brand).flatMap((user) => issues(zBrandUser, toBrandUser(world, brand, user)))).toEqual(
        [],
      )
    }
  })

  it('lets everybody on the login page sign in', async () => {
    const backend = createBackend()
    for (const { email, role, name } of sandboxUsers) {
      const { user } = await succeed(backend, 'login', { body: { email, password: sandboxPassword } })
      expect([user.user_type, `${user.first_name} ${user.last_name}`]).toEqual([role, name])
    }
    expect(new Set(sandboxUsers.map(({ role }) => role)).size).toBe(4)
    expect(sandboxUsers.every(({ description }) => Object.values(description).every((text) => text.length > 0))).toBe(
      true,
    )
  })
})

describe('the named worlds', () => {
  const reads: OperationId[] = [
    'getProfile',
    'listBrands',
    'getTrialStatus',
    'detectUpgrade',
    'listInvitations',
    'getBrandsOverview',
  ]
  // its role is unknown to the contract, on purpose
  const known = Object.entries(worlds).filter(([name]) => name !== 'unknownRole')

  it.each(known)('match the contract: %s', async (_name, overrides) => {
    const backend = createBackend({ overrides })
    expect(await Promise.all(reads.map(async (id) => (await send(backend, id, { as: CLAIRE })).status))).toEqual(
      reads.map((id) => operations[id].status),
    )
  })

  it.each([
    ['trialCritical', 1],
    ['trialHigh', 3],
    ['trialMedium', 7],
    ['trial', 12],
    ['trialEndsToday', 0],
    ['trialOver', 0],
  ] as const)('have in %s %i days left, at any hour of the day (TRI-04)', async (name, days) => {
    for (const hour of ['00:05', '12:00', '22:59']) {
      const backend = createBackend({ overrides: worlds[name], clock: () => Date.parse(`2026-03-16T${hour}:00+01:00`) })
      const trial = await succeed(backend, 'getTrialStatus', { as: CLAIRE })
      expect(trial).toMatchObject({ is_trial: true, days_remaining: days })
    }
  })

  it('have an unknown role in unknownRole', () => {
    const { world, server } = createBackend({ overrides: worlds.unknownRole })
    expect(world.users.filter(({ email }) => email === LEA).map((user) => toUser(server, user).user_type)).toEqual([
      'franchise_owner',
    ])
  })

  it('keep the given number of users, brands and invitations, with what belongs to them', () => {
    const world = createWorld(MONDAY, { users: 3, brands: 4, invitations: 2 })
    expect([own(world.users), own(world.brands), own(world.invitations)].map(({ length }) => length)).toEqual([3, 4, 2])
    expect([world.users.length, world.brands.length]).toEqual([7, 8])
    expect(world.users.flatMap(({ brand_ids }) => brand_ids).filter((id) => id > 4 && id < 48)).toEqual([])
    expect(createWorld(MONDAY, { users: 1 }).brands.filter(({ admin_id }) => admin_id === 2)).toEqual([])
  })

  it('refuse an override with an unknown user or company', () => {
    expect(() => createWorld(0, { user: { email: 'personne@nulle.example' } })).toThrow('Nobody')
    expect(() => createWorld(0, { company: 99 })).toThrow('no company 99')
  })
})
