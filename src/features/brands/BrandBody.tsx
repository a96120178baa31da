import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { EditIcon } from '~/design/icons/icons'
import { ActionButton } from '~/design/inputs/ActionButton'
import { Box, Stack } from '~/design/layout/layout'
import { Page } from '~/design/layout/Page'
import { ActivityCard } from '~/features/shared/activity/ActivityCard'
import { isReadOnly } from '~/permissions/permissions'

import { whyNotAdminister } from './brand-rights'
import { BrandAdminCard } from './BrandAdminCard'
import { BrandDetailsCard } from './BrandDetailsCard'
import { BrandDialogs } from './BrandDialogs'
import { BrandPeopleCard } from './BrandPeopleCard'
import { BrandTrail } from './BrandTrail'
import { DangerZone } from './DangerZone'
import { SameCompanyCard } from './SameCompanyCard'
import { useSubject } from './use-subject'
import { useToggleBrand } from './use-toggle-brand'

type BrandBodyProps = { user: User; brand: Brand; onDeleted: () => unknown }

export function BrandBody({ user, brand, onDeleted }: BrandBodyProps) {
  const intl = useIntl()
  const { toggle, busy } = useToggleBrand()
  const edited = useSubject<Brand>()
  const deleted = useSubject<Brand>()
  const denied = whyNotAdminister(user, brand.id)
  const looksOnly = isReadOnly(user)

  return (
    <Page
      title={brand.name}
      breadcrumb={<BrandTrail name={brand.name} />}
      actions={
        !looksOnly && (
          <ActionButton
            variant="outlined"
            color="neutral"
            startIcon={<EditIcon />}
            disabledReason={denied && intl.formatMessage({ id: denied })}
            onClick={() => edited.show(brand)}
          >
            <FormattedMessage id="common.edit" />
          </ActionButton>
        )
      }
    >
      <Stack spacing={3}>
        {!brand.is_active && (
          <Alert severity="info" role="note" title={<FormattedMessage id="brandpages.inactive.title" />}>
            <FormattedMessage id="brandpages.inactive.body" />
          </Alert>
        )}
        <Box sx={GRID}>
          <Stack spacing={3}>
            <BrandDetailsCard
              brand={brand}
              user={user}
              busy={busy(brand.id)}
              onToggle={looksOnly || denied ? undefined : () => toggle(brand)}
            />
            <BrandPeopleCard user={user} brand={brand} />
            <ActivityCard of={({ brand: name }) => name?.trim() === brand.name.trim()} />
            {!looksOnly && <DangerZone user={user} onDelete={() => deleted.show(brand)} />}
          </Stack>
          <Stack spacing={3}>
            <BrandAdminCard user={user} brand={brand} />
            <SameCompanyCard user={user} brand={brand} />
          </Stack>
        </Box>
      </Stack>
      <BrandDialogs edited={edited} deleted={deleted} onDeleted={onDeleted} />
    </Page>
  )
}

/** One column after the other on a wide screen, one under the other on a narrow one. */
const GRID = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
} as const
