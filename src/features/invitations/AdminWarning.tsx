import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'

import { invitingBrandsOptions } from './invitations-queries'

/** A brand has one administrator: whoever is invited as another is worth a second look. */
export function AdminWarning({ brandId }: { brandId: string }) {
  const { data } = useQuery(invitingBrandsOptions())
  const brand = data?.results.find(({ id }) => String(id) === brandId)
  if (!brand || brand.brand_admin === null || brand.brand_admin === '') return null
  return (
    <Alert severity="warning" role="status">
      <FormattedMessage id="invitations.dialog.role.warning" values={{ brand: brand.name }} />
    </Alert>
  )
}
