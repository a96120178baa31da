import { FormattedMessage } from 'react-intl'

import { BrandsIcon } from '~/design/icons/icons'
import { ButtonLink } from '~/features/shared/AppLink'
import { EmptySection } from '~/features/shared/Section'

import { CREATING_BRAND, PLACES } from './places'

type NoBrandProps = {
  /** The user may create a brand. */
  creator: boolean
  exists: (path: string) => boolean
}

/** What to do, or who can help (C205). */
export function NoBrand({ creator, exists }: NoBrandProps) {
  return (
    <EmptySection
      icon={<BrandsIcon />}
      title={<FormattedMessage id="brands.none" />}
      action={
        creator &&
        exists(PLACES.brands) && (
          <ButtonLink {...CREATING_BRAND}>
            <FormattedMessage id="dashboard.brands.create" />
          </ButtonLink>
        )
      }
    >
      <FormattedMessage id={creator ? 'dashboard.brands.empty.admin' : 'dashboard.brands.empty.member'} />
    </EmptySection>
  )
}
