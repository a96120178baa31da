import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Name } from '~/design/data/Name'
import { Alert } from '~/design/feedback/Alert'
import { Spaced, Stack } from '~/design/layout/Flex'
import { BulletList, PlainList } from '~/design/layout/PlainList'
import { displayName } from '~/features/shared/user/display-name'
import { useFormats } from '~/i18n/formats'

import {
  type AccessBrand,
  type AccessChange,
  type AccessMode,
  type AccessPerson,
  type Administration,
  reachesEveryBrand,
} from './access-change'

type Pair = { person: AccessPerson; brand: AccessBrand }

/** The effects of a change, before it is made. */
type AccessPreview = {
  gains: readonly Pair[]
  loses: readonly Pair[]
  /** Their role gives them access with or without assignment. */
  byRole: readonly Pair[]
  becomesAdmin: readonly Pair[]
  stopsAdmin: readonly Pair[]
  /** Brands without an administrator afterwards. */
  withoutAdmin: readonly AccessBrand[]
  /** What the current user loses by the change (ACC-28). */
  own: 'access' | 'admin' | undefined
}

/** What is known of a brand whose admin is to change. `present` is undefined if the admin could not be fetched. */
type PresentAdmin = { present: AccessPerson | null | undefined; users: readonly number[] }

const UNREAD: PresentAdmin = { present: undefined, users: [] }
const pairsOf = ({ people, brands }: AccessChange): Pair[] =>
  people.flatMap((person) => brands.map((brand) => ({ person, brand })))

/** @param selfId the current user */
export function previewOf(change: AccessChange, selfId: number, known: PresentAdmin = UNREAD): AccessPreview {
  const pairs = pairsOf(change)
  const byRole = pairs.filter(({ person }) => reachesEveryBrand(person))
  const others = pairs.filter(({ person }) => !reachesEveryBrand(person))
  const nothing = { gains: [], loses: [], becomesAdmin: [], stopsAdmin: [], withoutAdmin: [], own: undefined }

  if (change.kind === 'assign') return { ...nothing, gains: others, byRole }
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
  const stopsAdmin = pairs.flatMap(({ person, brand }) =>
    known.present && known.present.id !== person.id ? [{ person: known.present, brand }] : [],
  )
  return {
    ...nothing,
    gains: others.filter(({ person }) => !known.users.includes(person.id)),
    byRole: [],
    becomesAdmin: pairs,
    stopsAdmin,
    own: ownLoss([], stopsAdmin, selfId),
  }
}

function ownLoss(loses: readonly Pair[], stopsAdmin: readonly Administration[], selfId: number) {
  const isOwn = ({ person }: Pair) => person.id === selfId
  if (loses.some(isOwn)) return 'access'
  return stopsAdmin.some(isOwn) ? 'admin' : undefined
}

type AccessPreviewListProps = { by: AccessMode; preview: AccessPreview }

/** Who gains, who loses, and who stops being administrator: below the title in plain text, as in every confirmation. */
export function AccessPreviewList({ by, preview }: AccessPreviewListProps) {
  const intl = useIntl()
  const { list } = useFormats()
  const { gains, loses, byRole, becomesAdmin, stopsAdmin, withoutAdmin, own } = preview
  const sentence = (id: 'access.preview.becomes' | 'access.preview.stops', { person, brand }: Pair) =>
    intl.formatMessage({ id }, { name: displayName(person), brand: brand.name })

  return (
    <Stack spacing={2}>
      {own && (
        <Alert severity="warning" role="note">
          <FormattedMessage id={`access.preview.own.${own}`} />
        </Alert>
      )}
      {becomesAdmin.map((pair) => (
        <div key={pair.brand.id}>{sentence('access.preview.becomes', pair)}</div>
      ))}
      <Part by={by} pairs={gains} title={gains[0] && <Title what="gains" by={by} pair={gains[0]} />} />
      <Part by={by} pairs={loses} title={loses[0] && <Title what="loses" by={by} pair={loses[0]} />} />
      <Part
        by={by}
        pairs={byRole}
        title={
          <FormattedMessage id={by === 'brand' ? 'access.preview.byRole.users' : 'access.preview.byRole.brands'} />
        }
      />
      {stopsAdmin.length > 0 && (
        <Alert severity="warning" role="note">
          <PlainList>
            {stopsAdmin.map((pair) => (
              <li key={`${pair.person.id} ${pair.brand.id}`}>{sentence('access.preview.stops', pair)}</li>
            ))}
          </PlainList>
          {withoutAdmin.length > 0 && (
            <FormattedMessage
              id="access.preview.without"
              values={{ count: withoutAdmin.length, brands: list(withoutAdmin.map(({ name }) => name)) }}
            />
          )}
        </Alert>
      )}
    </Stack>
  )
}

function Title({ what, by, pair: { person, brand } }: { what: 'gains' | 'loses'; by: AccessMode; pair: Pair }) {
  return by === 'brand' ? (
    <FormattedMessage id={`access.preview.${what}.users`} values={{ name: brand.name }} />
  ) : (
    <FormattedMessage id={`access.preview.${what}.brands`} values={{ name: displayName(person) }} />
  )
}

function Part({ by, pairs, title }: { by: AccessMode; pairs: readonly Pair[]; title: ReactNode }) {
  if (pairs.length === 0) return null
  return (
    <div>
      {title}
      <Spaced mt={1}>
        <BulletList>
          {pairs.map(({ person, brand }) => (
            <li key={`${person.id} ${brand.id}`}>
              <Name>{by === 'brand' ? displayName(person) : brand.name}</Name>
            </li>
          ))}
        </BulletList>
      </Spaced>
    </div>
  )
}
