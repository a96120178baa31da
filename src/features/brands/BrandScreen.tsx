import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import { isInaccessible, refusedStatus } from '~/api/api-error'
import type { Brand, User } from '~/api/generated/types.gen'
import { ErrorPage } from '~/design/feedback/ErrorPage'
import { SkeletonFacts, SkeletonList } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { BrandsIcon } from '~/design/icons/icons'
import { useDialogTarget } from '~/design/layers/layers'
import { focusPageHeading, pageHeading } from '~/design/layout/focus'
import { MainAndSide } from '~/design/layout/Grid'
import { Page } from '~/design/layout/Page'
import { ButtonLink } from '~/features/shared/AppLink'
import { ForbiddenScreen } from '~/features/shared/failures/FailureScreen'
import { onlyBrandOf } from '~/features/shared/plan/plan-limits'
import { QueryCard, useSectionQuery } from '~/features/shared/queries/QuerySection'
import { SectionCard, Sections } from '~/features/shared/Section'
import type { ChooseAdmin } from '~/features/shared/user/company-users'
import { refusalReason } from '~/i18n/error-text'
import { isCompanyAdmin } from '~/permissions/permissions'

import { brandOptions } from './brand-queries'
import { BrandBody, BrandTrail } from './BrandBody'
import { BrandDialogs } from './BrandDialogs'
import { BrandKeyFigures } from './BrandKeyFigures'

type BrandScreenProps = {
  user: User
  /** Undefined if the URL has no valid id. */
  id: number | undefined
  /** Undefined if the user may not choose an administrator. */
  onChooseAdmin: ChooseAdmin | undefined
  /** Changes who has access to the brand; undefined if the user may not. */
  renderAccess: ((brand: Brand) => ReactNode) | undefined
  /** Called after the brand was deleted. */
  onDeleted: () => unknown
}

/** One brand: details, users, activity, and deletion (BRD-23). */
export const BrandScreen = ({ id, ...props }: BrandScreenProps) =>
  id === undefined ? <BrandNotFound /> : <KnownBrand id={id} {...props} />

function KnownBrand({ user, id, onChooseAdmin, renderAccess, onDeleted }: BrandScreenProps & { id: number }) {
  const query = brandOptions(id)
  const { data, error } = useSectionQuery(query)
  const status = error ? refusedStatus(error) : undefined
  const refused = isInaccessible(error)
  const brand = refused ? undefined : data
  const edited = useDialogTarget<Brand>()
  const deleted = useDialogTarget<Brand>()

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
  const inaccessible = refused && data !== undefined
  // an open dialog keeps the focus until it has closed; the button that opened it is gone
  const asking = edited.target !== undefined || deleted.target !== undefined
  useEffect(() => {
    if (inaccessible && !asking && document.activeElement === document.body) focusPageHeading()
  }, [inaccessible, asking])

  return (
    <>
      {brand ? (
        <BrandBody {...{ user, brand, onChooseAdmin, renderAccess }} onEdit={edited.open} onDelete={deleted.open} />
      ) : status === 404 ? (
        <BrandNotFound />
      ) : status === 403 ? (
        <ForbiddenBrand user={user} said={refusalReason(error)} />
      ) : (
        <Page
          title={<FormattedMessage id="forms.label.brand" />}
          breadcrumb={onlyBrandOf(user) !== id && <BrandTrail />}
        >
          <MainAndSide>
            <Sections>
              {!error && <BrandKeyFigures user={user} id={id} />}
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
                <SectionCard title={<FormattedMessage id="brandpages.people.title" />}>
                  <SkeletonList rows={4} />
                </SectionCard>
              )}
            </Sections>
            {!error && (
              <Sections className="side">
                <SectionCard title={<FormattedMessage id="brandpages.admin" />}>
                  <SkeletonList rows={2} />
                </SectionCard>
              </Sections>
            )}
          </MainAndSide>
        </Page>
      )}
      <BrandDialogs edited={edited} deleted={deleted} onDeleted={onDeleted} />
    </>
  )
}

type ForbiddenBrandProps = {
  user: User
  /** The reason of the server. */
  said?: string | undefined
}

/** Asks a company administrator for access, unless the user is one. */
export const ForbiddenBrand = ({ user, said }: ForbiddenBrandProps) => (
  <ForbiddenScreen
    instead={
      <ButtonLink to="/brands">
        <FormattedMessage id="brandpages.denied.mine" />
      </ButtonLink>
    }
  >
    {said ?? (!isCompanyAdmin(user) && <FormattedMessage id="brandpages.denied.brand" />)}
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
