import { FormattedMessage } from 'react-intl'

import { BrandsIcon } from '~/design/icons/icons'
import { ButtonLink } from '~/features/shared/AppLink'
import { NEW_BRAND } from '~/features/shared/page-links'
import { EmptySection } from '~/features/shared/Section'

/**
 * What to do, or who can help (C205).
 * @param creator the user may create a brand
 */
export function NoBrand({ creator }: { creator: boolean }) {
  return (
    <EmptySection
      icon={<BrandsIcon />}
      title={<FormattedMessage id="brands.none" />}
      action={
        creator && (
          <ButtonLink {...NEW_BRAND}>
            <FormattedMessage id="dashboard.brands.create" />
          </ButtonLink>
        )
      }
    >
      <FormattedMessage id={creator ? 'dashboard.brands.empty.admin' : 'dashboard.brands.empty.member'} />
    </EmptySection>
  )
}
