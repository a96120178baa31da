import { FormattedMessage } from 'react-intl'

import { Name } from '~/design/data/Name'
import { Breadcrumb } from '~/design/layout/Breadcrumb'
import { AppLink } from '~/features/shared/AppLink'

/** The breadcrumb back to the list. */
export const BrandTrail = ({ name }: { name?: string }) => (
  <Breadcrumb>
    <AppLink to="/brands" color="inherit">
      <FormattedMessage id="navigation.brands" />
    </AppLink>
    {name === undefined ? <FormattedMessage id="forms.label.brand" /> : <Name>{name}</Name>}
  </Breadcrumb>
)
