import { useState } from 'react'

import type { BrandUser } from '~/api/generated/types.gen'
import { useToasts } from '~/design/feedback/toasts'
import { type AccessMode, adminChangeOf, type RequestedChange } from '~/features/access/access-change'
import { useLeave } from '~/features/access/leave/use-leave'
import { useAccessMutations } from '~/features/access/use-access-mutations'
import { useSetActive } from '~/features/brands/BulkOutcome'
import { useToggleBrand } from '~/features/brands/set-active'
import { toBrandRows } from '~/features/brands/sheet/brand-rows'
import { useCreateBrands } from '~/features/brands/sheet/use-create-brands'
import type { InvitationRow } from '~/features/invitations/invitation-queries'
import { useResendAll } from '~/features/invitations/list/ResendAllDialog'

import { CLAIRE } from '../../../mocks/domain/seed/named'
import { accessOf, brandOf, member, named, personOf } from './brand-writes'
import type { Driven, Write, WriteId } from './write'

/** A second way to a write that is in the table. */
type Also = Write & { operation: WriteId }

/** The action of the first toast with one, whatever the toasts are by then. */
function useUndo(): () => unknown {
  const shown = useToasts().find(({ action }) => action)?.action?.onClick
  const [undo, setUndo] = useState<() => unknown>()
  if (shown && !undo) setUndo(() => shown)
  return () => {
    if (!undo) throw new Error('No toast offers to undo it')
    return undo()
  }
}

function useBulk(): Driven & Pick<ReturnType<typeof useSetActive>, 'setActive'> {
  const { setActive, outcome } = useSetActive()
  return {
    setActive,
    run: () => setActive({ brands: [named(1)], active: false }),
    failures: outcome?.failed.map(({ error }) => error) ?? [],
    done: outcome?.changed.length === 1,
  }
}

function useAccessUndone(asked: RequestedChange): Driven {
  const { run } = useAccessMutations()
  return { first: () => run(asked), run: useUndo() }
}

const several = (by: AccessMode) => adminChangeOf(member(3), [named(1), named(2)], by)

const LEA = 3
const BASTIEN = 2
const userOf = (id: number): BrandUser => ({ ...member(id), is_brand_admin: id === BASTIEN, company: null })

/** Léa follows Bastien in the first brand; nobody administers the fourth one before her. */
const FOLLOWS: RequestedChange = {
  ...adminChangeOf(member(LEA), [named(1)], 'brand'),
  before: new Map([[1, { users: [userOf(BASTIEN), userOf(LEA)], admin_user: userOf(BASTIEN) }]]),
}
const IS_FIRST: RequestedChange = {
  ...adminChangeOf(member(LEA), [named(4)], 'brand'),
  before: new Map([[4, { users: [], admin_user: null }]]),
}

const row = (id: number): InvitationRow => ({
  key: String(id),
  id,
  email: undefined,
  brand: undefined,
  brandId: undefined,
  userType: undefined,
  status: 'pending',
  sender: undefined,
  sentAt: undefined,
  expiry: undefined,
})

export const ALSO: Record<string, Also> = {
  'toggleBrandActive, several': {
    operation: 'toggleBrandActive',
    as: CLAIRE,
    use: useBulk,
    times: (world) => (brandOf(world, 1)?.is_active ? 0 : 1),
  },
  'toggleBrandActive, several, undone': {
    operation: 'toggleBrandActive',
    as: CLAIRE,
    use: function BulkUndone() {
      const { run, ...bulk } = useBulk()
      return { ...bulk, first: run, run: useUndo() }
    },
    times: (world) => (brandOf(world, 1)?.is_active ? 1 : 0),
  },
  'createBrand, several': {
    operation: 'createBrand',
    as: CLAIRE,
    use: function Several() {
      const { setRows, create, outcome } = useCreateBrands(undefined, true)
      return {
        first: () => setRows(toBrandRows('Nom\nMaison Neuve')),
        run: create,
        failures: [...(outcome?.unconfirmed ?? []), ...(outcome?.failed ?? [])].map(({ error }) => error),
        done: outcome?.done.length === 1,
      }
    },
    times: ({ brands }) => brands.filter(({ name }) => name === 'Maison Neuve').length,
    once: true,
  },
  'toggleBrandActive, undone': {
    operation: 'toggleBrandActive',
    as: CLAIRE,
    use: function ToggleUndone() {
      const { toggle } = useToggleBrand()
      return { first: () => toggle(named(1)), run: useUndo() }
    },
    times: (world) => (brandOf(world, 1)?.is_active ? 1 : 0),
  },
  'setBrandAdmin, of several brands': {
    operation: 'setBrandAdmin',
    as: CLAIRE,
    use: function Several() {
      const { run } = useAccessMutations()
      return { run: () => run(several('brand')) }
    },
    times: (world) => (brandOf(world, 1)?.admin_id === LEA ? 1 : 0),
  },
  'promoteToBrandAdmin, of several brands': {
    operation: 'promoteToBrandAdmin',
    as: CLAIRE,
    use: function Several() {
      const { run } = useAccessMutations()
      return { run: () => run(several('user')) }
    },
    times: (world) => (brandOf(world, 1)?.admin_id === LEA ? 1 : 0),
  },
  'assignBrandUsers, undone': {
    operation: 'removeBrandUsers',
    as: CLAIRE,
    use: () => useAccessUndone({ kind: 'assign', ...accessOf('brand', 3, 2) }),
    times: (world) => (personOf(world, 3)?.brand_ids.includes(2) ? 0 : 1),
  },
  'removeBrandUsers, undone': {
    operation: 'assignUserBrands',
    as: CLAIRE,
    use: () => useAccessUndone({ kind: 'remove', ...accessOf('user', 3, 1), administered: [] }),
    times: (world) => (personOf(world, 3)?.brand_ids.includes(1) ? 1 : 0),
  },
  'setBrandAdmin, undone': {
    operation: 'setBrandAdmin',
    as: CLAIRE,
    use: () => useAccessUndone(FOLLOWS),
    times: (world) => (brandOf(world, 1)?.admin_id === BASTIEN ? 1 : 0),
  },
  'removeBrandUsers, of a first administrator': {
    operation: 'removeBrandUsers',
    as: CLAIRE,
    use: () => useAccessUndone(IS_FIRST),
    times: (world) => (brandOf(world, 4)?.admin_id === LEA ? 0 : 1),
  },
  'removeBrandUsers, of a departure': {
    operation: 'removeBrandUsers',
    as: CLAIRE,
    use: function Leave() {
      const { mutate, outcome } = useLeave(member(LEA))
      return {
        run: () => mutate({ leaves: [{ brand: named(1), admin: undefined }] }),
        failures: [...(outcome?.unconfirmed ?? []), ...(outcome?.failed ?? [])].map(({ error }) => error),
        done: outcome?.done.length === 1,
      }
    },
    times: (world) => (personOf(world, LEA)?.brand_ids.includes(1) ? 0 : 1),
  },
  'resendInvitation, all': {
    operation: 'resendInvitation',
    as: CLAIRE,
    use: function All() {
      const { mutate, outcome } = useResendAll()
      const failures = [...(outcome?.unconfirmed ?? []), ...(outcome?.failed ?? [])].map(({ error }) => error)
      return {
        run: () => mutate([row(1)]),
        failures: [...failures, outcome?.limit],
        done: outcome?.done.length === 1,
      }
    },
    times: ({ invitations }) => (invitations.find(({ id }) => id === 1)?.token === 'invitation-0001' ? 0 : 1),
    once: true,
    unchanged: 'unconfirmed',
  },
}
