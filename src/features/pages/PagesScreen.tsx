import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { isInaccessible } from '~/api/api-error'
import { getBrandOptions, listBrandsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand, User } from '~/api/generated/types.gen'
import { EmptyState } from '~/design/feedback/EmptyState'
import { SkeletonCard } from '~/design/feedback/Skeleton'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { BrandsIcon, PagesIcon, PlusIcon } from '~/design/icons/icons'
import { Link, Row, Stack } from '~/design/layout/Flex'
import { Page } from '~/design/layout/Page'
import { IconLine } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { isAbout, ActivityCard } from '~/features/shared/activity/ActivityCard'
import { ButtonLink } from '~/features/shared/AppLink'
import { useInlineErrors } from '~/features/shared/failures/error-toasts'
import { NoBrandYet } from '~/features/shared/NoBrandYet'
import { INACTIVE_BRANDS } from '~/features/shared/page-links'
import { QueryFailure, QuerySection, useSectionQuery } from '~/features/shared/queries/QuerySection'
import { Reserved, SectionCard, Sections } from '~/features/shared/Section'
import { can, managesCompany } from '~/permissions/permissions'
import { shownAddress, webLink } from '~/platform/web-address'

type PagesScreenProps = {
  user: User
  /** The selected brand; the page follows the selection. */
  brandId: number | null
  /** The selected brand is certain only once the brand list has loaded: one missing from the list may be replaced. */
  pending: boolean
  /** No brand could be selected, because the brand list failed to load. */
  failure?: { error: unknown; onRetry: () => void } | undefined
}

/** The selected brand's site. The provider documents no call for pages; the text says so (DSH-03). */
export const PagesScreen = ({ user, brandId, pending, failure }: PagesScreenProps) => (
  <Page title={<FormattedMessage id="pages.title" />} description={<FormattedMessage id="pages.description" />}>
    {brandId !== null && <PagesOf key={brandId} {...{ user, brandId }} pending={pending && !failure} />}
    {brandId === null && failure && <QueryFailure failed="brands.list.failed" {...failure} />}
    {brandId === null &&
      !failure &&
      (pending ? <SkeletonCard /> : <NoActiveBrand writer={can(user, 'brands.write')} />)}
  </Page>
)

/** The selector lists active brands only: there may be others. */
const NoActiveBrand = ({ writer }: { writer: boolean }) => (
  <QuerySection
    query={listBrandsOptions({ query: { ...INACTIVE_BRANDS.search, page_size: 1 } })}
    skeleton={<SkeletonCard />}
    failed="brands.list.failed"
    isEmpty={({ results }) => results.length === 0}
    empty={<NoBrand creator={writer} />}
  >
    {() => (
      <EmptyState
        icon={<BrandsIcon />}
        title={<FormattedMessage id="pages.noActive.title" />}
        action={
          <ButtonLink {...INACTIVE_BRANDS}>
            <FormattedMessage id="pages.noActive.action" />
          </ButtonLink>
        }
      >
        <FormattedMessage id={writer ? 'pages.noActive.admin' : 'pages.noActive.member'} />
      </EmptyState>
    )}
  </QuerySection>
)

/** The first brand can also be created from here. */
function NoBrand({ creator }: { creator: boolean }) {
  const create = (
    <ButtonLink to="/brands" search={{ create: true }} startIcon={<PlusIcon />}>
      <FormattedMessage id="brands.selector.create" />
    </ButtonLink>
  )
  return <NoBrandYet creator={creator} action={creator && create} />
}

function PagesOf({ user, brandId, pending }: { user: User; brandId: number; pending: boolean }) {
  const query = getBrandOptions({ path: { id: brandId } })
  const { error } = useSectionQuery(query)
  // the brand is about to be replaced, and a message will say so
  const replaced = pending && isInaccessible(error)
  useInlineErrors(replaced ? [error] : [])
  if (replaced) return <SkeletonCard />
  return (
    <QuerySection query={query} skeleton={<SkeletonCard />} failed="brands.details.failed">
      {(brand) => (
        <Sections>
          <SectionCard title={brand.name} action={<State active={brand.is_active} />}>
            <Stack spacing={2}>
              <Address url={brand.url} />
              {can(user, 'pages.write') || managesCompany(user) ? (
                <IconLine icon={<PagesIcon size={18} />} muted>
                  <FormattedMessage id="pages.unavailable" />
                </IconLine>
              ) : (
                <Reserved reason="pages.readOnly" />
              )}
            </Stack>
          </SectionCard>
          <ActivityCard of={isAbout(brand)} />
        </Sections>
      )}
    </QuerySection>
  )
}

const State = ({ active }: { active: boolean }): ReactNode => (
  <StatusBadge tone={active ? 'success' : 'neutral'}>
    <FormattedMessage id={active ? 'brands.active' : 'brands.inactive'} />
  </StatusBadge>
)

function Address({ url }: Pick<Brand, 'url'>) {
  const link = webLink(url)
  if (!url)
    return (
      <Muted as="p">
        <FormattedMessage id="pages.address.none" />
      </Muted>
    )
  return (
    <Row gap={1} wrap>
      <Muted as="span">
        <FormattedMessage id="pages.address" />
      </Muted>
      {link ? (
        <Link href={link} external>
          {shownAddress(url)}
        </Link>
      ) : (
        <span>{shownAddress(url)}</span>
      )}
    </Row>
  )
}
