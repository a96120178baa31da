import { FormattedMessage } from 'react-intl'

import { EmptyState } from '~/design/EmptyState'
import { BrandsIcon } from '~/design/icons'

import { ButtonLink } from '../shared/AppLink'
import { PLACES } from './places'

/** C205: what to do about it, or who can. */
export function NoBrand({ creator }: { creator: boolean }) {
  return (
    <EmptyState
      icon={<BrandsIcon />}
      title={<FormattedMessage id="dashboard.brands.empty" />}
      level={3}
      action={
        creator && (
          <ButtonLink to={PLACES.brands}>
            <FormattedMessage id="dashboard.brands.create" />
          </ButtonLink>
        )
      }
    >
      <FormattedMessage id={creator ? 'dashboard.brands.empty.admin' : 'dashboard.brands.empty.member'} />
    </EmptyState>
  )
}
