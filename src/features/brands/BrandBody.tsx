import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { Facts, Name } from '~/design/data/Facts'
import { severalLines, Truncated } from '~/design/data/Truncated'
import { Alert } from '~/design/feedback/Alert'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { EditIcon } from '~/design/icons/icons'
import { ActionButton } from '~/design/inputs/ActionButton'
import { CopyButton } from '~/design/inputs/CopyButton'
import { Breadcrumb } from '~/design/layout/Breadcrumb'
import { Box, Column, Row } from '~/design/layout/Flex'
import { MainAndSide } from '~/design/layout/Grid'
import { Page } from '~/design/layout/Page'
import { PlainList } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { FavouriteStar, BrandActive, BrandSite } from '~/features/brands/BrandCells'
import { isAbout, ActivityCard } from '~/features/shared/activity/ActivityCard'
import { AppLink } from '~/features/shared/AppLink'
import { brandLink } from '~/features/shared/page-links'
import { onlyBrandOf } from '~/features/shared/plan/plan-limits'
import { QueryCard } from '~/features/shared/queries/QuerySection'
import { Reserved, SectionCard, Sections } from '~/features/shared/Section'
import type { ChooseAdmin } from '~/features/shared/user/company-users'
import { useFormats } from '~/i18n/formats'
import { isReadOnly, mayAdminister, whyNotAdminister, whyNotWrite } from '~/permissions/permissions'
import { webLink } from '~/platform/web-address'

import { companyIdOf, isOwnCompany, ownCompany } from './brand-companies'
import { companyBrandsOptions } from './brand-queries'
import { BrandKeyFigures } from './BrandKeyFigures'
import { BrandAdminCard, BrandUsersCard } from './BrandUsersCard'
import { useToggleBrand } from './set-active'

function Site({ url }: { url: string | null }) {
  const link = webLink(url)
  return (
    <Row gap={0.5} align="center">
      <Box sx={{ minWidth: 0 }}>
        <BrandSite url={url} />
      </Box>
      {link && <CopyButton text={link} />}
    </Row>
  )
}

type BrandDetailsCardProps = {
  brand: Brand
  user: User
  /** The only one of its company, which then has nothing to say about itself. */
  alone: boolean
  busy: boolean
  onToggle: (() => void) | undefined
}

/** Details of a brand; missing fields are left out (decision 6). */
function BrandDetailsCard({ brand, user, alone, busy, onToggle }: BrandDetailsCardProps) {
  const { date } = useFormats()
  const { company, url, description, created_at } = brand
  const own = company !== null && isOwnCompany(company, user) ? ownCompany(user) : undefined
  const companyName = company === null ? undefined : (own?.name ?? String(company))
  const facts = [
    {
      id: 'state',
      name: <FormattedMessage id="brandpages.state" />,
      value: <BrandActive brand={brand} busy={busy} onToggle={onToggle} />,
    },
    { id: 'site', name: <FormattedMessage id="brandpages.site" />, value: <Site url={url} /> },
    companyName && !alone && { id: 'company', name: <FormattedMessage id="brandpages.company" />, value: companyName },
    description?.trim() && {
      id: 'description',
      name: <FormattedMessage id="brandpages.text" />,
      value: description.trim(),
    },
    created_at && { id: 'created', name: <FormattedMessage id="brandpages.created.on" />, value: date(created_at) },
  ]
  return (
    <SectionCard title={<FormattedMessage id="brandpages.details" />}>
      <Facts look="lines" facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />
    </SectionCard>
  )
}

/** The breadcrumb back to the list. */
export const BrandTrail = ({ name }: { name?: string }) => (
  <Breadcrumb>
    <AppLink to="/brands" color="inherit">
      <FormattedMessage id="navigation.brands" />
    </AppLink>
    {name === undefined ? <FormattedMessage id="forms.label.brand" /> : <Truncated>{name}</Truncated>}
  </Breadcrumb>
)

/** The heading. A long name leaves room for the page; its tooltip shows all of it. */
const LongName = ({ children }: { children: string }) => (
  <Box component="span" sx={HEADING}>
    <Truncated>{children}</Truncated>
  </Box>
)

const HEADING = {
  '& [data-truncated]': { ...severalLines(3), '@media print': { display: 'block', overflow: 'visible' } },
} as const

const AT_MOST = 5

type SameCompanyCardProps = { user: User; brand: Brand }

/** The other brands of the company, if its id is known. */
export function SameCompanyCard({ user, brand }: SameCompanyCardProps) {
  const company = companyIdOf(brand, user)
  if (company === undefined) return null
  const others = (results: readonly Brand[] | undefined) => (results ?? []).filter(({ id }) => id !== brand.id)
  return (
    <QueryCard
      title={<FormattedMessage id="brandpages.company.brands" />}
      query={companyBrandsOptions(company)}
      skeleton={<SkeletonList rows={2} />}
      failed="lists.byCompany.failed"
      denied={<Reserved reason="brandpages.company.denied" />}
      isEmpty={({ results }) => others(results).length === 0}
      empty={
        <Muted>
          <FormattedMessage id="brandpages.company.none" />
        </Muted>
      }
    >
      {({ results }) => (
        <PlainList gap={1}>
          {others(results)
            .slice(0, AT_MOST)
            .map(({ id, name }) => (
              <li key={id}>
                <AppLink {...brandLink(id)} color="inherit">
                  <Name>{name}</Name>
                </AppLink>
              </li>
            ))}
          <li>
            <AppLink to="/brands" search={{ company }}>
              <FormattedMessage id="brandpages.company.all" />
            </AppLink>
          </li>
        </PlainList>
      )}
    </QueryCard>
  )
}

type BrandBodyProps = {
  user: User
  brand: Brand
  onChooseAdmin: ChooseAdmin | undefined
  renderAccess: ((brand: Brand) => ReactNode) | undefined
  onEdit: (brand: Brand) => void
  onDelete: (brand: Brand) => void
}

export function BrandBody({ user, brand, onChooseAdmin, renderAccess, onEdit, onDelete }: BrandBodyProps) {
  const intl = useIntl()
  const { toggle, busy } = useToggleBrand()
  const denied = whyNotAdminister(user, brand.id)
  const looksOnly = isReadOnly(user)
  const alone = onlyBrandOf(user) === brand.id

  return (
    <Page
      title={<LongName>{brand.name}</LongName>}
      breadcrumb={!alone && <BrandTrail name={brand.name} />}
      actions={
        <>
          {!alone && <FavouriteStar brand={brand} />}
          {!looksOnly && (
            <ActionButton
              variant="outlined"
              color="neutral"
              startIcon={<EditIcon />}
              disabledReason={denied && intl.formatMessage({ id: `brandpages.denied.${denied}` })}
              onClick={() => onEdit(brand)}
            >
              <FormattedMessage id="lists.edit" />
            </ActionButton>
          )}
        </>
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
            <BrandKeyFigures user={user} id={brand.id} brand={brand} />
            <BrandDetailsCard
              {...{ brand, user, alone }}
              busy={busy(brand.id)}
              onToggle={mayAdminister(user, brand.id) ? () => toggle(brand) : undefined}
            />
            <BrandUsersCard {...{ user, brand, renderAccess }} />
            <ActivityCard of={isAbout(brand)} />
          </Sections>
          <Sections className="side">
            <BrandAdminCard {...{ user, brand, onChooseAdmin }} />
            {!alone && <SameCompanyCard user={user} brand={brand} />}
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
          <FormattedMessage id={denied ? `brandpages.denied.${denied}` : 'brandpages.delete.body'} />
        </div>
        <div>
          <ActionButton
            variant="outlined"
            color="error"
            disabledReason={denied && intl.formatMessage({ id: `brandpages.denied.${denied}` })}
            onClick={onDelete}
          >
            <FormattedMessage id="brandpages.delete.confirm" />
          </ActionButton>
        </div>
      </Column>
    </SectionCard>
  )
}
