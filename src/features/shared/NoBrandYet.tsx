import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { EmptyState } from '~/design/feedback/EmptyState'
import { BrandsIcon } from '~/design/icons/icons'

/** For a company without brands: the first step for users who can create one, else who can help. */
export const NoBrandYet = ({ creator, action }: { creator: boolean; action: ReactNode }) => (
  <EmptyState icon={<BrandsIcon />} title={<FormattedMessage id="brands.none" />} action={action}>
    <FormattedMessage id={creator ? 'brands.empty.admin' : 'brands.empty.member'} />
  </EmptyState>
)
