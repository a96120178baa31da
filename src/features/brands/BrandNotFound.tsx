import { FormattedMessage } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { BrandsIcon } from '~/design/icons/icons'
import { ButtonLink } from '~/features/shared/AppLink'

/** An address that names no brand, or one that was deleted. */
export const BrandNotFound = () => (
  <ErrorPage
    icon={<BrandsIcon />}
    title={<FormattedMessage id="brandpages.notFound" />}
    actions={
      <ButtonLink to="/brands">
        <FormattedMessage id="brandpages.notFound.back" />
      </ButtonLink>
    }
  >
    <FormattedMessage id="brandpages.notFound.body" />
  </ErrorPage>
)
