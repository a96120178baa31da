import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { EmptyState } from '~/design/feedback/EmptyState'
import { BrandsIcon } from '~/design/icons/icons'

/** The company has no brands: what to do first, or who can help. */
export const NoBrandYet = ({ creator, action }: { creator: boolean; action: ReactNode }) => (
  <EmptyState icon={<BrandsIcon />} title={<FormattedMessage id="brandpages.empty" />} action={action}>
    <FormattedMessage id={creator ? 'brands.selector.empty.admin' : 'brands.selector.empty.member'} />
  </EmptyState>
)
