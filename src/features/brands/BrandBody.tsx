import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { EditIcon } from '~/design/icons/icons'
import { ActionButton } from '~/design/inputs/ActionButton'
import { Column } from '~/design/layout/Flex'
import { MainAndSide } from '~/design/layout/Grid'
import { Page } from '~/design/layout/Page'
import { ActivityCard } from '~/features/shared/activity/ActivityCard'
import { isAbout } from '~/features/shared/activity/is-about'
import { SectionCard } from '~/features/shared/SectionCard'
import { Sections } from '~/features/shared/Sections'
import { isReadOnly } from '~/permissions/permissions'

import { mayAdminister, whyNotAdminister, whyNotWrite } from './brand-rights'
import { BrandAdminCard } from './BrandAdminCard'
import { BrandDetailsCard } from './BrandDetailsCard'
import { BrandPeopleCard } from './BrandPeopleCard'
import { BrandTrail } from './BrandTrail'
import { SameCompanyCard } from './SameCompanyCard'
import { useToggleBrand } from './use-toggle-brand'

type BrandBodyProps = { user: User; brand: Brand; onEdit: (brand: Brand) => void; onDelete: (brand: Brand) => void }

export function BrandBody({ user, brand, onEdit, onDelete }: BrandBodyProps) {
  const intl = useIntl()
  const { toggle, busy } = useToggleBrand()
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
            onClick={() => onEdit(brand)}
          >
            <FormattedMessage id="data.edit" />
          </ActionButton>
        )
      }
    >
      <Sections>
        {!brand.is_active && (
          <Alert severity="info" role="note" title={<FormattedMessage id="brandpages.inactive.title" />}>
            <FormattedMessage id="brandpages.inactive.body" />
          </Alert>
        )}
        <MainAndSide>
          <Sections>
            <BrandDetailsCard
              brand={brand}
              user={user}
              busy={busy(brand.id)}
              onToggle={mayAdminister(user, brand.id) ? () => toggle(brand) : undefined}
            />
            <BrandPeopleCard user={user} brand={brand} />
            <ActivityCard of={isAbout(brand)} />
          </Sections>
          <Sections className="side">
            <BrandAdminCard user={user} brand={brand} />
            <SameCompanyCard user={user} brand={brand} />
          </Sections>
          {!looksOnly && (
            <Sections>
              <DangerZone user={user} onDelete={() => onDelete(brand)} />
            </Sections>
          )}
        </MainAndSide>
      </Sections>
    </Page>
  )
}

/** What cannot be undone. */
function DangerZone({ user, onDelete }: { user: User; onDelete: () => void }) {
  const intl = useIntl()
  const denied = whyNotWrite(user)
  return (
    <SectionCard title={<FormattedMessage id="brandpages.danger" />}>
      <Column gap={2}>
        <div>
          <FormattedMessage id={denied ?? 'brandpages.delete.body'} />
        </div>
        <div>
          <ActionButton
            variant="outlined"
            color="error"
            disabledReason={denied && intl.formatMessage({ id: denied })}
            onClick={onDelete}
          >
            <FormattedMessage id="brandpages.delete.confirm" />
          </ActionButton>
        </div>
      </Column>
    </SectionCard>
  )
}
