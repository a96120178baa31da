import { useState } from 'react'

import type { Brand, User } from '~/api/generated/types.gen'
import { useEverOpen } from '~/design/layers/Dialog'
import { canManageSubscription } from '~/permissions/permissions'
import { limitReached } from '~/permissions/plan-limits'

import { BrandFormDialog } from './BrandFormDialog'

type CreateBrandProps = { user: User; open: boolean; onClose: () => void; onCreated: (brand: Brand) => unknown }

/** The form for a new brand: each time it opens, empty, or with what was sent and is not verified. */
export function CreateBrand({ user, open, onClose, onCreated }: CreateBrandProps) {
  const [turn, setTurn] = useState(0)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setTurn(turn + 1)
  }
  const needed = useEverOpen(open)
  if (!needed) return undefined
  return (
    <BrandFormDialog
      key={turn}
      open={open}
      limit={limitReached(user, 'brands')}
      upgradable={canManageSubscription(user)}
      onClose={onClose}
      onClosed={() => setTurn(turn + 1)}
      onSaved={onCreated}
    />
  )
}
