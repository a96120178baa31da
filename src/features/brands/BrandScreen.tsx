import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import { refusedStatus } from '~/api/api-error'
import type { Brand, User } from '~/api/generated/types.gen'
import { isGone } from '~/api/is-gone'
import { ErrorPage } from '~/design/feedback/ErrorPage'
import { Loading } from '~/design/feedback/Loading'
import { SkeletonFacts } from '~/design/feedback/SkeletonFacts'
import { SkeletonList } from '~/design/feedback/SkeletonList'
import { BrandsIcon } from '~/design/icons/icons'
import { focusPageHeading, pageHeading } from '~/design/layout/focus-heading'
import { MainAndSide } from '~/design/layout/MainAndSide'
import { Page } from '~/design/layout/Page'
import { ButtonLink } from '~/features/shared/AppLink'
import { ForbiddenScreen } from '~/features/shared/failures/ForbiddenScreen'
import { PartCard } from '~/features/shared/PartCard'
import { Parts } from '~/features/shared/Parts'
import { QueryCard } from '~/features/shared/queries/QueryCard'
import { usePartQuery } from '~/features/shared/queries/use-part-query'
import { useSubject } from '~/features/shared/use-subject'

import { BrandBody } from './BrandBody'
import { BrandDialogs } from './BrandDialogs'
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
  const { data, error } = usePartQuery(query)
  const status = error ? refusedStatus(error) : undefined
  const refused = isGone(error)
  const brand = refused ? undefined : data
  const edited = useSubject<Brand>()
  const deleted = useSubject<Brand>()

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
  const lost = refused && data !== undefined
  // an open dialog keeps the focus until it has closed; the button that opened it is gone
  const asking = edited.subject !== undefined || deleted.subject !== undefined
  useEffect(() => {
    if (lost && !asking && document.activeElement === document.body) focusPageHeading()
  }, [lost, asking])

  return (
    <>
      {brand ? (
        <BrandBody user={user} brand={brand} onEdit={edited.show} onDelete={deleted.show} />
      ) : status === 404 ? (
        <BrandNotFound />
      ) : status === 403 ? (
        <ForbiddenBrand />
      ) : (
        <Page title={<FormattedMessage id="forms.label.brand" />} breadcrumb={<BrandTrail />}>
          <MainAndSide>
            <Parts>
              <QueryCard
                title={<FormattedMessage id="brandpages.details" />}
                query={query}
                skeleton={
                  <Loading>
                    <SkeletonFacts look="lines" lines={4} />
                  </Loading>
                }
                failed="brands.details.failed"
              >
                {() => null}
              </QueryCard>
              {!error && (
                <PartCard title={<FormattedMessage id="brandpages.people.title" />}>
                  <SkeletonList rows={4} />
                </PartCard>
              )}
            </Parts>
            {!error && (
              <Parts className="side">
                <PartCard title={<FormattedMessage id="brandpages.admin" />}>
                  <SkeletonList rows={2} />
                </PartCard>
              </Parts>
            )}
          </MainAndSide>
        </Page>
      )}
      <BrandDialogs edited={edited} deleted={deleted} onDeleted={onDeleted} />
    </>
  )
}

export const ForbiddenBrand = () => (
  <ForbiddenScreen>
    <FormattedMessage id="brandpages.denied.brand" />
  </ForbiddenScreen>
)

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
