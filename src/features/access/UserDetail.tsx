import { type ReactNode, type Ref, useDeferredValue, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { listUserBrandsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { AddressText } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { ArrowLeftIcon, BrandsIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { lazyDialog } from '~/design/layers/LayerBoundary'
import { useDialogTarget } from '~/design/layers/layers'
import { Box, Column, Grow, Row, Stack, Typography } from '~/design/layout/Flex'
import { TabPanel, Tabs } from '~/design/layout/Tabs'
import { Muted } from '~/design/layout/Text'
import { QuerySection } from '~/features/shared/queries/QuerySection'
import { useCurrentUser } from '~/features/shared/user/current-user'
import { userCount, displayName } from '~/features/shared/user/user-texts'
import { TextElement } from '~/i18n/intl'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'
import { administersEveryBrand } from '~/permissions/permissions'

import type { AccessUser, RequestedChange } from './access-change'
import { brandListOptions } from './access-queries'
import { AddRows, AssignedBrands } from './AssignedLists'
import { BrandLines } from './UserLines'

const nameOf = ({ name }: Brand) => name
const renderBrand = (brand: Brand) => <BrandLines brand={brand} users={userCount(brand)} />

type DetailHeadProps = {
  /** Takes the focus when the details replace the list. */
  heading: Ref<HTMLHeadingElement>
  title: string
  avatar: ReactNode
  children?: ReactNode
  onBack: () => void
}

/** Whose access is shown, and with one column the link back to the list. */
export const DetailHead = ({ heading, title, avatar, children, onBack }: DetailHeadProps) => (
  <Column gap={1}>
    <Box className="back">
      <Button variant="text" color="neutral" size="small" startIcon={<ArrowLeftIcon />} onClick={onBack}>
        <FormattedMessage id="access.back" />
      </Button>
    </Box>
    <Row gap={1.5} align="flex-start">
      {avatar}
      <Grow>
        <Typography variant="h3" ref={heading} tabIndex={-1} sx={{ outline: 0 }}>
          {title}
        </Typography>
        <TextElement>{children}</TextElement>
      </Grow>
    </Row>
  </Column>
)

type DetailTabsProps = { count: number; assigned: ReactNode; add: ReactNode }

/** Two tabs: the current assignments, and what can be added. */
export function DetailTabs({ count, assigned, add }: DetailTabsProps) {
  const intl = useIntl()
  const [tab, setTab] = useState<'access-assigned' | 'access-add'>('access-assigned')
  // the tab is marked at once, and its rows follow: a press does not wait for a hundred of them
  const shown = useDeferredValue(tab)
  const rows = { 'access-assigned': assigned, 'access-add': add }
  return (
    <Box>
      <Tabs
        label={intl.formatMessage({ id: 'access.tabs' })}
        tabs={[
          { id: 'access-assigned', label: intl.formatMessage({ id: 'access.tab.assigned' }), count },
          { id: 'access-add', label: intl.formatMessage({ id: 'access.tab.add' }) },
        ]}
        value={tab}
        onChange={setTab}
      />
      <TabPanel id={tab}>{shown === tab ? rows[tab] : <SkeletonList avatars={false} />}</TabPanel>
    </Box>
  )
}

type UserDetailProps = {
  user: AccessUser
  heading: Ref<HTMLHeadingElement>
  busy: boolean
  onRequest: (change: RequestedChange) => Promise<boolean>
  onBack: () => void
}

/** A user and their access. */
export const UserDetail = ({ user, heading, busy, onRequest, onBack }: UserDetailProps) => (
  <Stack spacing={2}>
    <DetailHead
      heading={heading}
      title={displayName(user)}
      avatar={<Avatar name={displayName(user)} size={40} />}
      onBack={onBack}
    >
      <Muted size="small">
        <AddressText>{user.email}</AddressText>
      </Muted>
    </DetailHead>
    <UserAccess {...{ user, busy, onRequest }} />
  </Stack>
)

const CopyAccess = lazyDialog(async () => {
  const [module] = await Promise.all([
    import('~/features/access/bulk/CopyAccess'),
    loadNamespaces(language.get(), ['several']),
  ])
  return module.CopyAccess
})
const LeaveDialog = lazyDialog(async () => (await import('./leave/LeaveDialog')).LeaveDialog)

const DIALOGS = { 'access.copy.open': CopyAccess, 'access.leave.open': LeaveDialog } as const

type DialogButtonProps = Pick<UserAccessProps, 'user'> & { label: keyof typeof DIALOGS }

/** Opens a dialog about the brands of the user. Its script is loaded when the user is about to. */
function DialogButton({ user, label }: DialogButtonProps) {
  const dialog = useDialogTarget<AccessUser>()
  const Dialog = DIALOGS[label]
  return (
    <>
      <Button
        variant="outlined"
        color="neutral"
        size="small"
        {...Dialog.preloadOnIntent}
        onClick={() => dialog.open(user)}
      >
        <FormattedMessage id={label} />
      </Button>
      {dialog.target && (
        <Dialog open={dialog.isOpen} user={dialog.target} onClose={dialog.close} onClosed={dialog.clear} />
      )}
    </>
  )
}

type UserAccessProps = {
  user: AccessUser
  busy: boolean
  onRequest: (change: RequestedChange) => Promise<boolean>
}

/** The brands of a user, and those that can be added. */
export function UserAccess({ user, busy, onRequest }: UserAccessProps) {
  const isSelf = user.id === useCurrentUser()?.id
  return (
    <Stack spacing={2}>
      <Row wrap gap={1}>
        <DialogButton label="access.copy.open" user={user} />
        {!isSelf && <DialogButton label="access.leave.open" user={user} />}
      </Row>
      {administersEveryBrand(user) && (
        <Alert severity="info" role="note">
          <FormattedMessage id="access.role.everything" />
        </Alert>
      )}
      <QuerySection
        query={listUserBrandsOptions({ path: { id: user.id } })}
        skeleton={<SkeletonList avatars={false} />}
        failed="users.brands.failed"
        notFound="access.gone"
      >
        {({ brands }) => (
          <DetailTabs
            count={brands.length}
            assigned={<AssignedBrands user={user} {...{ brands, busy, onRequest }} />}
            add={
              <AddRows
                kind="brands"
                icon={<BrandsIcon />}
                column="forms.label.brand"
                query={brandListOptions}
                rowName={nameOf}
                renderRow={renderBrand}
                isAssigned={(brand) => brands.some(({ id }) => id === brand.id)}
                busy={busy}
                onAdd={(added) => onRequest({ kind: 'assign', by: 'user', user, brands: added })}
              />
            }
          />
        )}
      </QuerySection>
    </Stack>
  )
}
