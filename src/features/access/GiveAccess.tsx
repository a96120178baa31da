import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { CheckIcon } from '~/design/icons/icons'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { passFocusOn } from '~/design/layout/focus'
import { IconLine } from '~/design/layout/PlainList'

import { type AccessBrand, type AccessUser, type Assignment, usersOf } from './access-change'
import { useAccessMutations } from './use-access-mutations'

export type GiveAccessProps = {
  brand: AccessBrand
  onGiven: () => void
  onUndone?: () => void
} & ({ by: 'user'; user: AccessUser } | { by: 'brand'; users: readonly AccessUser[] })

/** A button that gives access to one brand, for wherever a page finds that users lack it. */
export function GiveAccess(props: GiveAccessProps) {
  const { brand, onGiven, onUndone } = props
  const [given, setGiven] = useState(false)
  const { run, busy } = useAccessMutations({
    onUndone: () => {
      setGiven(false)
      onUndone?.()
    },
  })
  const change: Assignment =
    props.by === 'user'
      ? { kind: 'assign', by: 'user', user: props.user, brands: [brand] }
      : { kind: 'assign', by: 'brand', brand, users: props.users }
  const { length: count } = usersOf(change)

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
      busy={busy(props.by, props.by === 'user' ? props.user.id : brand.id)}
      onClick={({ currentTarget }) => {
        passFocusOn(currentTarget)
        void give()
      }}
    >
      <FormattedMessage id={count === 1 ? 'access.give' : 'access.give.all'} values={{ count, brand: brand.name }} />
    </SubmitButton>
  )
}
