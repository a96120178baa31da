import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'

import { plansLabel } from './plans-label'

/** Label of a link to the plans. */
export function PlansLabel() {
  const { data: user } = useQuery(getCurrentUserOptions())
  return <FormattedMessage id={plansLabel(user)} />
}
