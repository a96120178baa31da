import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { listBrandUsersOptions } from '~/api/generated/@tanstack/react-query.gen'
import { focusPageHeading } from '~/design/layout/focus'
import { JoinedScreen } from '~/features/invitations/JoinedScreen'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { useOwnTitle } from '~/features/shell/page-title'
import { isId } from '~/platform/storage'

import type { Joined as JoinedBy } from '../-router-context'

/** The list is optional: no retry, and no error is shown. */
const ONCE = { ...INLINE_ERROR, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** After an acceptance: the brand, and its other users if the server names them to the new one. */
export function Joined({ accepted, userId }: JoinedBy) {
  const intl = useIntl()
  const { brand_id: id, brand_name, company_name } = accepted
  const name = brand_name?.trim() || company_name?.trim()
  const title = name
    ? intl.formatMessage({ id: 'invitations.joined.title' }, { name })
    : intl.formatMessage({ id: 'invitations.joined.title.unnamed' })
  useOwnTitle(title)
  useEffect(focusPageHeading, [])

  const known = isId(id)
  const { data: team = [] } = useQuery({
    ...listBrandUsersOptions({ path: { id: known ? id : 0 } }),
    ...ONCE,
    enabled: known,
    select: ({ users }) => users.filter((user) => user.is_active && user.id !== userId),
  })
  return <JoinedScreen title={title} team={team} />
}
