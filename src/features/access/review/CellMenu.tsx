import { useId } from 'react'
import { useIntl } from 'react-intl'

import { lazyLayer, useDialogTarget } from '~/design/layers/layers'
import type { MenuAction } from '~/design/layers/MenuLayer'
import type { AdminTarget } from '~/features/shared/user/company-users'
import { displayName } from '~/features/shared/user/user-texts'
import { canBeGiven } from '~/permissions/permissions'

import { type AccessChange, brandsOf, adminChangeOf, refusalToAdminister } from '../access-change'
import { AdminPicker } from '../AdminPicker'
import { useAccessMutations } from '../use-access-mutations'
import { useConfirmedChange } from '../use-confirmed-change'
import { roleWords } from './access-review'
import type { PressedCell } from './ReviewMatrix'

const Layer = lazyLayer('MenuLayer')

type CellMenuProps = {
  target: PressedCell
  open: boolean
  onClose: () => void
  /** Loads the brands that could not be read. */
  onReadMissing: () => void
  /** Reads the users of a brand again, when a change of it failed or is unconfirmed. */
  onReadBrand: (brandId: number) => void
}

/** What can be done about the access of a user to a brand, beside its cell. */
export function CellMenu({ target, open, onClose, onReadMissing, onReadBrand }: CellMenuProps) {
  const intl = useIntl()
  const id = useId()
  const picker = useDialogTarget<AdminTarget>()
  const readAgain = (change: AccessChange) => {
    for (const { id } of brandsOf(change)) onReadBrand(id)
  }
  const { run, busy } = useAccessMutations({ onFailed: readAgain })
  const { confirmation, request } = useConfirmedChange(run)
  const { user, brand, role, opener } = target
  const words = roleWords(intl)

  const access = { by: 'user' as const, user, brands: [brand] }
  const waits = busy('user', user.id) ? intl.formatMessage({ id: 'access.act.busy' }) : undefined
  const inactive = canBeGiven(user)
    ? canBeGiven(brand)
      ? undefined
      : intl.formatMessage({ id: 'access.review.brandInactive' })
    : intl.formatMessage({ id: 'access.act.admin.inactive' })

  const give: MenuAction = {
    label: intl.formatMessage({ id: 'access.act.assign' }),
    disabledReason: waits ?? inactive,
    onClick: () => void request({ ...access, kind: 'assign' }),
  }
  const take: MenuAction = {
    label: intl.formatMessage({ id: 'access.act.remove' }),
    danger: true,
    disabledReason: waits,
    onClick: () => void request({ ...access, kind: 'remove', administered: role === 'admin' ? [{ user, brand }] : [] }),
  }
  const name: MenuAction = {
    label: intl.formatMessage({ id: 'access.act.promote' }),
    disabledReason: waits ?? refusalToAdminister(intl, user),
    onClick: () => void request(adminChangeOf(user, [brand], 'user')),
  }
  const replace: MenuAction = {
    label: intl.formatMessage({ id: 'access.admin.replace' }),
    disabledReason: waits,
    onClick: () => picker.open({ brands: [brand], opener }),
  }
  const actions: Record<typeof role, readonly MenuAction[]> = {
    none: [give, name],
    everything: [name, give],
    member: [name, take],
    reader: [name, take],
    admin: [replace, take],
    unread: [{ label: intl.formatMessage({ id: 'access.review.unread.retry' }), onClick: onReadMissing }],
  }

  return (
    <>
      <Layer
        id={id}
        anchor={open ? opener : null}
        title={{ first: `${displayName(user)} · ${brand.name}`, second: words[role] }}
        actions={actions[role]}
        keepMounted
        onClose={onClose}
      />
      {picker.target && (
        <AdminPicker target={picker.target} open={picker.isOpen} onClose={picker.close} onFailed={readAgain} />
      )}
      {confirmation}
    </>
  )
}
