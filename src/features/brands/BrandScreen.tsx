import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { ErrorPage } from '~/design/feedback/ErrorPage'
import { SkeletonList } from '~/design/feedback/SkeletonList'
import { BrandsIcon } from '~/design/icons/icons'
import { focusPageHeading, pageHeading } from '~/design/layout/focus-heading'
import { Page } from '~/design/layout/Page'
import { ButtonLink } from '~/features/shared/AppLink'
import { ForbiddenScreen } from '~/features/shared/failures/ForbiddenScreen'
import { QueryCard } from '~/features/shared/queries/QueryCard'
import { usePartQuery } from '~/features/shared/queries/use-part-query'

import { BrandBody } from './BrandBody'
import { brandOptions } from './brands-queries'
import { BrandTrail } from './BrandTrail'

type BrandScreenProps = {
  user: User
  /** Undefined if the URL has no valid id. */
  id: number | undefined
  /** Called after the brand was deleted. */
  onDeleted: () => unknown
}

/** One brand: details, people, activity, and deletion (BRD-23). */
export const BrandScreen = ({ id, ...props }: BrandScreenProps) =>
  id === undefined ? <BrandNotFound /> : <KnownBrand id={id} {...props} />

function KnownBrand({ user, id, onDeleted }: BrandScreenProps & { id: number }) {
  const query = brandOptions(id)
  const { data: brand, error } = usePartQuery(query)
  const status = brand ? undefined : error?.status_code
  const refused = status === 403 || status === 404

  const hadFocus = useRef(false)
  useEffect(() => {
    const note = () => {
      hadFocus.current = document.activeElement === pageHeading()
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  // the loaded page has its own heading, which takes over the focus
  const settled = refused || brand !== undefined
  useEffect(() => {
    if (settled && hadFocus.current && document.activeElement === document.body) focusPageHeading()
  }, [settled])

  if (brand) return <BrandBody user={user} brand={brand} onDeleted={onDeleted} />
  if (status === 404) return <BrandNotFound />
  if (status === 403)
    return (
      <ForbiddenScreen>
        <FormattedMessage id="brandpages.denied.brand" />
      </ForbiddenScreen>
    )
  return (
    <Page title={<FormattedMessage id="forms.label.brand" />} breadcrumb={<BrandTrail />}>
      <QueryCard query={query} skeleton={<SkeletonList rows={4} />} failed="brands.details.failed">
        {() => null}
      </QueryCard>
    </Page>
  )
}

/** For a URL without a valid id, and for a deleted brand. */
const BrandNotFound = () => (
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
