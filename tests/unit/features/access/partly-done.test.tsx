import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { useToasts } from '~/design/feedback/toasts'
import { type AdminChange, adminChangeOf, type RequestedChange } from '~/features/access/access-change'
import { useAccessMutations } from '~/features/access/use-access-mutations'

import { LEA } from '../../../support/lea'
import { setUpMutations } from '../../../support/mutation-providers'

const PORT = { id: 7, name: 'Brasserie du Port' }
const CAFE = { id: 6, name: 'Café de l’Étoile' }
const ASSIGNMENT: RequestedChange = { kind: 'assign', by: 'brand', brand: PORT, users: [LEA] }
const REMOVAL: RequestedChange = {
  ...ASSIGNMENT,
  kind: 'remove',
  administered: [{ user: LEA, brand: PORT }],
}

/** The paths of the calls that the server refuses. */
let refused: RegExp
/** A gateway answers in place of the server. */
let lost: boolean | RegExp
/** Users who get access. */
let given: number

const { wrapper } = setUpMutations(
  async ({ method, url }) => {
    if (lost === true || (lost !== false && method !== 'GET' && lost.test(url)))
      return new Response(null, { status: 502 })
    if (method !== 'GET' && refused.test(url)) return Response.json({ message: 'Non' }, { status: 400 })
    const data =
      method === 'GET' ? { users: [], admin_user: null } : { assigned_users_count: given, removed_users_count: 1 }
    return Response.json({ success: true, message: 'Fait', data })
  },
  {
    'access.done.assigned.users': 'Ont accès : {count, number}',
    'access.unconfirmed.assign': 'On ne sait pas',
    'access.done.restored.users': 'Accès rétabli',
    'access.done.restored.brands': 'Accès rétabli',
    'access.done.undone.except': 'Pas pour {brands}',
    'access.done.admin': 'Nommée',
    'access.done.undoAdmin': 'Annulée pour {brand}',
    'access.done.undoAdmin.withoutAccess': '{name} : peut-être sans {brands}',
    'access.done.undoAdmin.failed': 'Incomplète : {brands}',
    'access.done.admin.failed': 'Administrateur non désigné : {brands}',
  },
)

beforeEach(() => {
  lost = false
  given = 1
})

function open() {
  const { result } = renderHook(() => ({ ...useAccessMutations(), toasts: useToasts() }), { wrapper })
  return {
    run: (asked: RequestedChange) => act(() => result.current.run(asked)),
    last: () => result.current.toasts.at(-1),
  }
}

it('an access that is given back without its role counts as given back, and the toast names the brand (ACC-26)', async () => {
  refused = /admin/
  const page = open()
  await page.run(REMOVAL)
  await act(async () => page.last()?.action?.onClick())
  await vi.waitFor(() =>
    expect(page.last()).toMatchObject({
      severity: 'warning',
      title: 'Accès rétabli',
      message: 'Administrateur non désigné : Brasserie du Port',
    }),
  )
})

it('a brand whose administrator could not be named is not told as access that was not removed (ACC-26)', async () => {
  refused = new RegExp(`/${CAFE.id}/`)
  const page = open()
  await page.run(adminChangeOf(LEA, [PORT, CAFE], 'brand'))
  expect(page.last()).toMatchObject({
    severity: 'warning',
    title: 'Nommée',
    message: 'Administrateur non désigné : Café de l’Étoile',
  })
})

/** Names Léa in brands that had no administrator, and undoes it. */
async function undone(brands: AdminChange['brands']) {
  refused = /never/
  const page = open()
  const users = [{ ...LEA, company: 1, is_brand_admin: false }]
  const before = new Map(brands.map(({ id }) => [id, { users, admin_user: null }]))
  await page.run({ ...adminChangeOf(LEA, brands, 'brand'), before })
  return { ...page, undo: () => act(async () => page.last()?.action?.onClick()) }
}

it.each([
  ['refusal', /assign_users/, false],
  ['lost answer', /never/, /assign_users/],
] as const)(
  'a nomination undone without giving the access back, for a %s, says that it may be missing (ACC-26)',
  async (_, refusal, loss) => {
    const page = await undone([PORT])
    refused = refusal
    lost = loss
    await page.undo()
    await vi.waitFor(() =>
      expect(page.last()).toMatchObject({
        severity: 'warning',
        lasting: true,
        title: 'Annulée pour Brasserie du Port',
        message: 'Léa : peut-être sans Brasserie du Port',
      }),
    )
  },
)

it('an undone nomination names apart the brand whose access stays as it was (ACC-26)', async () => {
  const page = await undone([PORT, CAFE])
  refused = new RegExp(`/${PORT.id}/assign_users|/${CAFE.id}/remove_users`)
  await page.undo()
  await vi.waitFor(() =>
    expect(page.last()).toMatchObject({
      title: 'Annulée pour Brasserie du Port',
      message: 'Léa : peut-être sans Brasserie du Port Incomplète : Café de l’Étoile',
    }),
  )
})

it('a call after one whose answer was lost counts the access that the first one gave (ACC-09, ACC-21)', async () => {
  refused = /never/
  const page = open()
  lost = true
  await page.run(ASSIGNMENT)
  expect(page.last()).toMatchObject({ title: 'On ne sait pas' })
  lost = false
  given = 0
  await page.run(ASSIGNMENT)
  expect(page.last()).toMatchObject({ severity: 'success', title: 'Ont accès : 1' })
  await page.run({ ...ASSIGNMENT, users: [{ ...LEA, id: 99 }] })
  expect(page.last()).toMatchObject({ title: 'Ont accès : 0' })
})

it('the undo of a removal names the brand that it leaves out, because its answer was lost (ACC-26)', async () => {
  refused = /never/
  lost = new RegExp(`/${CAFE.id}/`)
  const page = open()
  await page.run({ kind: 'remove', by: 'user', user: LEA, brands: [PORT, CAFE], administered: [] })
  lost = false
  await act(async () => page.last()?.action?.onClick())
  await vi.waitFor(() =>
    expect(page.last()).toMatchObject({
      severity: 'warning',
      lasting: true,
      title: 'Accès rétabli',
      message: 'Pas pour Café de l’Étoile',
    }),
  )
})
