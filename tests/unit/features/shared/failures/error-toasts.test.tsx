import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import { clearToasts, toast, useToasts } from '~/design/feedback/toasts'
import { useAccessMutations } from '~/features/access/use-access-mutations'
import { useSetActive } from '~/features/brands/BulkOutcome'
import { useInvite } from '~/features/invitations/use-invite'
import { useExport } from '~/features/shared/exports/ExportButton'
import { useCheckout } from '~/features/subscription/checkout'
import { onWindowEvent } from '~/telemetry/events'

import { LEA } from '../../../../support/lea'
import { createTestClient, mutationProviders } from '../../../../support/mutation-providers'
import { openApi } from '../../../../support/open-api'

const client = createTestClient()
let refuse: (request: Request) => Response

const Around = mutationProviders(() => client)

const refused = (status_code: number) => () => Promise.reject(new ApiError({ status_code }))

/** What is left of the general toasts once the act has failed with this status. */
async function leftAfter<Actions>(useActs: () => Actions, run: (acts: Actions) => unknown) {
  toast({ severity: 'error', title: 'Le serveur a rencontré un problème', general: 'server failure' })
  toast({ severity: 'warning', title: 'Vos droits ont peut-être changé', general: 'refusal' })
  const { result } = renderHook(() => ({ acts: useActs(), toasts: useToasts() }), { wrapper: Around })
  await act(async () => run(result.current.acts))
  return result.current.toasts.map(({ general }) => general)
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => refuse(request))
  openApi()
})

afterEach(() => {
  cleanup()
  clearToasts()
  client.clear()
  vi.unstubAllGlobals()
})

it.each([
  [403, 'server failure'],
  [500, 'refusal'],
])('a plan that is refused with %i leaves no message on its page (PLN-24, decision 23)', async (status, left) => {
  refuse = () => Response.json({ message: 'Non.' }, { status })
  const heard = Promise.withResolvers<unknown>()
  const stop = onWindowEvent('subscription:upgradeError', heard.resolve)
  const told = await leftAfter(useCheckout, async ({ choose }) => {
    choose('solo_business')
    await heard.promise
  })
  stop()
  expect(told).toEqual([left])
})

describe.each([
  [403, 'server failure', 'NFR-04'],
  [500, 'refusal', 'NFR-03'],
] as const)('a %i that the screen names leaves the general toast of the other kind alone', (status, left, id) => {
  beforeEach(() => {
    refuse = ({ url }) =>
      url.includes('slots')
        ? Response.json({ success: true, data: { valid: true } })
        : Response.json({ message: 'Non.' }, { status })
  })

  it(`when several brands are switched (${id}, BRD-22)`, async () => {
    const brands = [{ id: 7, name: 'Port', is_active: true }]
    expect(await leftAfter(useSetActive, ({ setActive }) => setActive({ brands, active: false }))).toEqual([left])
  })

  it(`when users are invited (${id}, INV-02)`, async () => {
    const input = { email: 'zoe@exemple.example', brand_id: 7, user_type: 'brand_member' } as const
    expect(
      await leftAfter(
        () => useInvite(true),
        ({ invite }) => invite([input]),
      ),
    ).toEqual([left])
  })

  it(`when a user keeps one of two brands (${id}, ACC-24)`, async () => {
    const refuseAll = refuse
    refuse = (request) =>
      request.url.includes('/7/')
        ? refuseAll(request)
        : Response.json({ success: true, data: { removed_users_count: 1, brand_name: 'Café' } })
    const brands = [
      { id: 6, name: 'Café' },
      { id: 7, name: 'Port' },
    ]
    const change = { kind: 'remove', by: 'user', user: LEA, brands, administered: [] } as const
    expect(
      await leftAfter(
        () => useAccessMutations(),
        ({ run }) => run(change),
      ),
    ).toEqual([left, undefined])
  })

  it(`when a list is exported (${id}, BRD-22)`, async () => {
    expect(
      await leftAfter(
        () => useExport('marques', refused(status)),
        ({ start }) => start(),
      ),
    ).toEqual([left])
  })
})
