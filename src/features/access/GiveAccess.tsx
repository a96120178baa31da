import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { CheckIcon } from '~/design/icons/icons'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { IconLine } from '~/design/layout/IconLine'
import { passFocusOn } from '~/design/layout/pass-focus'

import type { AccessChange } from './access-change'
import { useAccessMutations } from './use-access-mutations'

export type GiveAccessProps = Pick<AccessChange, 'by'> & {
  /** The id of the current user. */
  selfId: number
  /** One, unless several get access by one press. */
  users: AccessChange['users']
  brand: AccessChange['brands'][number]
  onGiven: () => void
  onUndone?: () => void
}

/** A button that gives access to one brand, for wherever a page finds that users lack it. */
export function GiveAccess({ by, selfId, users, brand, onGiven, onUndone }: GiveAccessProps) {
  const [given, setGiven] = useState(false)
  const { run, busy } = useAccessMutations(selfId, {
    onUndone: () => {
      setGiven(false)
      onUndone?.()
    },
  })
  const change: AccessChange = { kind: 'assign', by, users, brands: [brand], administered: [] }

  async function give() {
    if (!(await run(change))) return
    setGiven(true)
    onGiven()
  }

  if (given)
    return (
      <IconLine icon={<CheckIcon size={16} />} tone="success">
        <FormattedMessage id="access.given" values={{ brand: brand.name }} />
      </IconLine>
    )
  return (
    <SubmitButton
      type="button"
      size="small"
      variant="outlined"
      color="neutral"
      busy={busy(change)}
      onClick={({ currentTarget }) => {
        passFocusOn(currentTarget)
        void give()
      }}
    >
      <FormattedMessage
        id={users.length === 1 ? 'access.give' : 'access.give.all'}
        values={{ count: users.length, brand: brand.name }}
      />
    </SubmitButton>
  )
}
