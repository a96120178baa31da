import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Name } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { ConfirmDialog } from '~/design/layers/ConfirmDialog'
import { Spaced, Stack } from '~/design/layout/Flex'
import { BulletList, PlainList } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { useCurrentUser } from '~/features/shared/user/current-user'
import { displayName } from '~/features/shared/user/user-texts'
import { administersEveryBrand } from '~/permissions/permissions'

import { type AccessBrand, type AccessMode, type UserAndBrand, type ConfirmedChange, pairsOf } from './access-change'

/** The effects of a change, before it is made. */
type AccessPreview = {
  gains: readonly UserAndBrand[]
  loses: readonly UserAndBrand[]
  /** Their role gives them access with or without assignment. */
  byRole: readonly UserAndBrand[]
  becomesAdmin: readonly UserAndBrand[]
  stopsAdmin: readonly UserAndBrand[]
  /** Brands without an administrator afterwards. */
  withoutAdmin: readonly AccessBrand[]
  /** What the current user loses by the change (ACC-28). */
  own: 'access' | 'admin' | undefined
}

/** @param selfId the id of the current user */
export function previewOf(change: ConfirmedChange, selfId: number | undefined): AccessPreview {
  const pairs = pairsOf(change)
  const byRole = pairs.filter(({ user }) => administersEveryBrand(user))
  const others = pairs.filter(({ user }) => !administersEveryBrand(user))
  const nothing = { gains: [], loses: [], becomesAdmin: [], stopsAdmin: [], withoutAdmin: [], own: undefined }

  if (change.kind === 'remove') {
    const stopsAdmin = change.administered
    return {
      ...nothing,
      loses: others,
      byRole,
      stopsAdmin,
      withoutAdmin: stopsAdmin.map(({ brand }) => brand),
      own: ownLoss(others, stopsAdmin, selfId),
    }
  }
  const { before } = change
  const stopsAdmin = pairs.flatMap(({ user, brand }) => {
    const previous = before?.get(brand.id)?.admin_user
    return previous && previous.id !== user.id ? [{ user: previous, brand }] : []
  })
  return {
    ...nothing,
    gains: others.filter(({ user, brand }) => !before?.get(brand.id)?.users.some(({ id }) => id === user.id)),
    byRole: [],
    becomesAdmin: pairs,
    stopsAdmin,
    own: ownLoss([], stopsAdmin, selfId),
  }
}

function ownLoss(loses: readonly UserAndBrand[], stopsAdmin: readonly UserAndBrand[], selfId: number | undefined) {
  const isOwn = ({ user }: UserAndBrand) => user.id === selfId
  if (loses.some(isOwn)) return 'access'
  return stopsAdmin.some(isOwn) ? 'admin' : undefined
}

/** By user: of which brands each stops being administrator. */
export function stopsByUser(stopsAdmin: readonly UserAndBrand[]): (readonly UserAndBrand[])[] {
  const users = new Map<number, readonly UserAndBrand[]>()
  for (const pair of stopsAdmin) users.set(pair.user.id, [...(users.get(pair.user.id) ?? []), pair])
  return [...users.values()]
}

type AccessPreviewListProps = { by: AccessMode; preview: AccessPreview }

/** Who gains, who loses, and who stops being administrator: below the title in plain text, as in every confirmation. */
export function AccessPreviewList({ by, preview }: AccessPreviewListProps) {
  const { gains, loses, byRole, becomesAdmin, stopsAdmin, withoutAdmin, own } = preview
  // one user becomes the administrator of several brands
  const gainsBy = becomesAdmin.length > 1 ? 'user' : by
  // among others, those of a sentence that only counts them
  const isMarked = ({ id }: AccessBrand) =>
    by === 'user' &&
    withoutAdmin.length > 1 &&
    withoutAdmin.length < loses.length + byRole.length &&
    withoutAdmin.some((brand) => brand.id === id)

  return (
    <Stack spacing={2}>
      {own && (
        <Alert severity="warning" role="note">
          <FormattedMessage id={`access.preview.own.${own}`} />
        </Alert>
      )}
      <BecomesAdmin pairs={becomesAdmin} />
      <Pairs by={gainsBy} pairs={gains} title={gains[0] && <PairsTitle what="gains" by={gainsBy} pair={gains[0]} />} />
      <Pairs
        {...{ by, isMarked }}
        pairs={loses}
        title={loses[0] && <PairsTitle what="loses" by={by} pair={loses[0]} />}
      />
      <Pairs
        {...{ by, isMarked }}
        pairs={byRole}
        title={
          <FormattedMessage id={by === 'brand' ? 'access.preview.byRole.users' : 'access.preview.byRole.brands'} />
        }
      />
      {stopsAdmin.length > 0 && (
        <Alert severity="warning" role="note">
          <PlainList>
            {stopsByUser(stopsAdmin).map(
              ([first, ...others]) =>
                first && (
                  <li key={first.user.id}>
                    <FormattedMessage
                      id="access.preview.stops"
                      values={{ count: others.length + 1, name: displayName(first.user), brand: first.brand.name }}
                    />
                  </li>
                ),
            )}
          </PlainList>
          {withoutAdmin.length > 0 && (
            <FormattedMessage id="access.preview.without" values={{ count: withoutAdmin.length }} />
          )}
        </Alert>
      )}
    </Stack>
  )
}

/** One user: a sentence for one brand, a list of several. */
function BecomesAdmin({ pairs }: { pairs: readonly UserAndBrand[] }) {
  const [first, ...others] = pairs
  if (!first) return null
  const name = displayName(first.user)
  return others.length === 0 ? (
    <div>
      <FormattedMessage id="access.preview.becomes" values={{ name, brand: first.brand.name }} />
    </div>
  ) : (
    <Pairs by="user" pairs={pairs} title={<FormattedMessage id="access.preview.becomes.brands" values={{ name }} />} />
  )
}

function PairsTitle({
  what,
  by,
  pair: { user, brand },
}: {
  what: 'gains' | 'loses'
  by: AccessMode
  pair: UserAndBrand
}) {
  return by === 'brand' ? (
    <FormattedMessage id={`access.preview.${what}.users`} values={{ name: brand.name }} />
  ) : (
    <FormattedMessage id={`access.preview.${what}.brands`} values={{ name: displayName(user) }} />
  )
}

type PairsProps = {
  by: AccessMode
  pairs: readonly UserAndBrand[]
  title: ReactNode
  /** Whether the brand will have no administrator. */
  isMarked?: (brand: AccessBrand) => boolean
}

function Pairs({ by, pairs, title, isMarked }: PairsProps) {
  if (pairs.length === 0) return null
  return (
    <div>
      {title}
      <Spaced mt={1}>
        <BulletList>
          {pairs.map(({ user, brand }) => (
            <li key={`${user.id} ${brand.id}`}>
              <Name>{by === 'brand' ? displayName(user) : brand.name}</Name>
              {isMarked?.(brand) && (
                <Muted as="span" size="small">
                  {' · '}
                  <FormattedMessage id="access.preview.without.mark" />
                </Muted>
              )}
            </li>
          ))}
        </BulletList>
      </Spaced>
    </div>
  )
}

type AccessDialogProps = {
  open: boolean
  change: ConfirmedChange
  onConfirm: () => void
  onClose: () => void
  onClosed: () => void
}

const VERBS = { remove: 'access.act.remove', admin: 'access.act.admin' } as const

/** What a change does, shown before it is made. Replacing an administrator names the present one. */
export function AccessDialog({ open, change, onConfirm, onClose, onClosed }: AccessDialogProps) {
  const preview = previewOf(change, useCurrentUser()?.id)
  const removes = change.kind === 'remove'
  // several brands may have an administrator or none
  const replaces = !removes && change.brands.length === 1 && preview.stopsAdmin.length > 0
  return (
    <ConfirmDialog
      open={open}
      danger={removes}
      title={<Title change={change} replaces={replaces} />}
      confirm={<FormattedMessage id={replaces ? 'access.admin.replace' : VERBS[change.kind]} />}
      onConfirm={onConfirm}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Stack spacing={2}>
        <AccessPreviewList by={change.by} preview={preview} />
        {!removes && !change.brands.every(({ id }) => change.before?.has(id)) && (
          <Alert severity="warning">
            <FormattedMessage id="access.preview.unread" />
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

function Title({ change, replaces }: { change: ConfirmedChange; replaces: boolean }) {
  if (change.kind === 'admin')
    return (
      <FormattedMessage
        id={replaces ? 'access.preview.title.admin' : 'access.admin.name'}
        values={{ brand: change.brands[0]?.name ?? '', count: change.brands.length }}
      />
    )
  const { length: count } = pairsOf(change)
  return <FormattedMessage id={`access.preview.title.remove.${change.by}`} values={{ count }} />
}
