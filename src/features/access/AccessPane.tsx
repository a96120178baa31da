import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import {
  listBrandUsersOptions,
  listUserBrandsOptions,
  getBrandOptions,
} from '~/api/generated/@tanstack/react-query.gen'
import type { Brand, Member } from '~/api/generated/types.gen'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { BrandsIcon, UsersIcon } from '~/design/icons/icons'
import { SegmentedControl } from '~/design/inputs/SegmentedControl'
import { Box, Stack } from '~/design/layout/Flex'
import { WidthContainer } from '~/design/layout/Grid'
import { TOP_BAR } from '~/design/layout/Page'
import { FocusTarget } from '~/design/layout/PlainList'
import { QuerySection } from '~/features/shared/queries/QuerySection'
import { EmptySection } from '~/features/shared/Section'
import { companyUsersOptions } from '~/features/shared/user/company-users'

import type { AccessMode } from './access-change'
import { BrandChoices, UserChoices, AccessRules, type useAccessTarget } from './AccessLists'
import { useAccessMutations } from './use-access-mutations'
import { ChangeProgress, useConfirmedChange } from './use-confirmed-change'

const UserDetail = lazyComponent(async () => (await import('./UserDetail')).UserDetail)
const BrandDetail = lazyComponent(async () => (await import('./BrandDetail')).BrandDetail)

/** For a page that begins to load. Its lists do not wait for the details, which are there before anything is chosen. */
export function preloadDetails(): void {
  void UserDetail.preload()
  void BrandDetail.preload()
}

type AccessModeSwitchProps = { mode: AccessMode; onChange: (mode: AccessMode) => void }

/** Users and their brands, or brands and their users. */
export function AccessModeSwitch({ mode, onChange }: AccessModeSwitchProps) {
  const intl = useIntl()
  return (
    <SegmentedControl
      label={intl.formatMessage({ id: 'access.mode' })}
      options={(['user', 'brand'] as const).map((value) => ({
        value,
        label: intl.formatMessage({ id: `access.mode.${value}` }),
      }))}
      value={mode}
      onChange={onChange}
    />
  )
}

type AccessPaneProps = {
  choice: ReturnType<typeof useAccessTarget>
}

/** The rules, the switch between users and brands, and the columns. */
export const AccessPane = ({ choice }: AccessPaneProps) => (
  <WidthContainer>
    <Box sx={ORDER} data-chosen={choice.id !== undefined}>
      <div className="rules">
        <AccessRules />
      </div>
      <AccessModeSwitch mode={choice.mode} onChange={choice.switchTo} />
      <AccessColumns choice={choice} />
    </Box>
  </WidthContainer>
)

type AccessColumnsProps = AccessPaneProps & {
  /** Each column is a card; otherwise they are in one. */
  inCards?: boolean
}

/**
 * The lists of users or brands, and beside them the access of the chosen one. In a `WidthContainer`, which decides
 * whether they stand beside each other.
 */
export function AccessColumns({ choice, inCards = false }: AccessColumnsProps) {
  const queryClient = useQueryClient()
  const { mode, id: chosen, user, brand } = choice
  const { run, running, busy } = useAccessMutations()
  const { confirmation, reading, request } = useConfirmedChange(run)
  const shownHeading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const focusDue = useRef(false)

  // with one column, the focus moves with the view
  useEffect(() => {
    if (chosen === undefined || list.current?.offsetParent !== null) return
    shownHeading.current?.focus()
    focusDue.current = shownHeading.current === null && document.activeElement === document.body
  }, [chosen])

  // the script of the details may come after the choice
  const heading = useCallback((element: HTMLHeadingElement | null) => {
    shownHeading.current = element
    if (element && focusDue.current && document.activeElement === document.body) element.focus()
    if (element) focusDue.current = false
  }, [])

  function goBack() {
    choice.clear()
    // visible in the next animation frame
    requestAnimationFrame(() => list.current?.focus())
  }

  return (
    <>
      <Stack spacing={2}>
        <ChangeProgress {...{ reading, running }} />
        <Box sx={COLUMNS} data-chosen={chosen !== undefined} data-cards={inCards}>
          <FocusTarget ref={list} className="list">
            {mode === 'user' ? (
              <UserChoices
                selected={chosen ?? null}
                dormant={choice.dormant}
                onDormant={choice.filterDormant}
                onChoose={(one) => {
                  // a choice counts as a visit: refetch, something may have changed
                  void queryClient.prefetchQuery(listUserBrandsOptions({ path: { id: one.id } }))
                  choice.chooseUser(one)
                }}
              />
            ) : (
              <BrandChoices
                selected={chosen ?? null}
                onChoose={(one) => {
                  void queryClient.prefetchQuery(listBrandUsersOptions({ path: { id: one.id } }))
                  choice.chooseBrand(one)
                }}
              />
            )}
          </FocusTarget>
          <div className="detail">
            {chosen === undefined && <ChooseFirst mode={mode} />}
            {chosen !== undefined && mode === 'user' && (
              <TargetUser id={chosen} user={user}>
                {(one) => (
                  <UserDetail
                    key={one.id}
                    {...{ user: one, heading }}
                    busy={busy('user', one.id)}
                    onRequest={request}
                    onBack={goBack}
                    fallback={<SkeletonList />}
                  />
                )}
              </TargetUser>
            )}
            {chosen !== undefined && mode === 'brand' && (
              <KnownBrand id={chosen} brand={brand}>
                {(one) => (
                  <BrandDetail
                    key={one.id}
                    {...{ brand: one, heading }}
                    busy={busy('brand', one.id)}
                    onRequest={request}
                    onBack={goBack}
                    fallback={<SkeletonList />}
                  />
                )}
              </KnownBrand>
            )}
          </div>
        </Box>
      </Stack>
      {confirmation}
    </>
  )
}

/** The width of the card below which it has one column. */
const NARROW = '@container (max-width: 36rem)'

/**
 * With one column, the chosen user or brand comes before the rules: a user who chose a row, or follows a link, wants to
 * see it.
 */
const ORDER = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  [NARROW]: { '&[data-chosen="true"] > .rules': { order: 1 } },
} as const

/** Two columns where the card is wide enough; otherwise the list, or instead of it the details with a link back. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: 3,
  // beside long details, the list stays in sight with all its controls
  '& > .list': { position: 'sticky', top: TOP_BAR + 8, '--list-most': 'clamp(10rem, 100dvh - 15rem, 40rem)' },
  '& .back': { display: 'none' },
  '&[data-cards="true"] > *': { backgroundColor: 'background.paper', borderRadius: '12px' },
  '&[data-cards="true"] > .detail': { p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider' },
  [NARROW]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .list': { position: 'static' },
    '& .back': { display: 'block' },
    '&[data-chosen="true"] > .list, &[data-chosen="false"] > .detail': { display: 'none' },
  },
} as const

type TargetUserProps = { id: number; user: Member | undefined; children: (user: Member) => ReactNode }

/** The chosen row, or the user of the URL, fetched. */
const TargetUser = ({ id, user, children }: TargetUserProps) =>
  user ? (
    children(user)
  ) : (
    <QuerySection query={companyUsersOptions()} skeleton={<SkeletonList />} failed="users.list.failed">
      {(users) => {
        const found = users.find((user) => user.id === id)
        return found ? children(found) : <ChooseFirst mode="user" />
      }}
    </QuerySection>
  )

type KnownBrandProps = { id: number; brand: Brand | undefined; children: (brand: Brand) => ReactNode }

/** The chosen row, or the brand of the URL, fetched. */
const KnownBrand = ({ id, brand, children }: KnownBrandProps) =>
  brand ? (
    children(brand)
  ) : (
    <QuerySection query={getBrandOptions({ path: { id } })} skeleton={<SkeletonList />} failed="brands.details.failed">
      {children}
    </QuerySection>
  )

/** Nothing is chosen in the list yet. */
const ChooseFirst = ({ mode }: { mode: AccessMode }) => (
  <EmptySection
    icon={mode === 'user' ? <UsersIcon /> : <BrandsIcon />}
    title={<FormattedMessage id={`access.choose.${mode}`} />}
  >
    <FormattedMessage id={`access.choose.${mode}.body`} />
  </EmptySection>
)
