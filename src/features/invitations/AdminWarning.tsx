import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'

import { invitingBrandsOptions } from './invitations-queries'

type AdminWarningProps = {
  brandId: string
  /** How many are invited as its administrator. */
  count: number
}

/** A brand has one administrator: whoever is invited as another is worth a second look. */
export function AdminWarning({ brandId, count }: AdminWarningProps) {
  const { data } = useQuery(invitingBrandsOptions())
  const brand = data?.results.find(({ id }) => String(id) === brandId)
  const taken = brand !== undefined && brand.brand_admin !== null && brand.brand_admin !== ''
  if (!taken && count < 2) return null
  return (
    <Alert severity="warning" role="status">
      {taken ? (
        <FormattedMessage
          id="invitations.dialog.role.warning"
          values={{ brand: brand.name, count: Math.max(1, count) }}
        />
      ) : (
        <FormattedMessage id="invitations.dialog.role.several" values={{ count }} />
      )}
    </Alert>
  )
}
