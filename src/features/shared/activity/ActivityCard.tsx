import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type IntlShape, FormattedMessage, useIntl } from 'react-intl'

import { listBrandsOptions, listRecentActivityOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { ActivityEntry, Brand } from '~/api/generated/types.gen'
import { LARGEST_PAGE } from '~/api/list-pages'
import { standInName } from '~/api/names'
import { Timeline, type TimelineEntry } from '~/design/data/Timeline'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { CheckCircleIcon } from '~/design/icons/first-icons'
import {
  ClockIcon,
  EditIcon,
  PagesIcon,
  PauseCircleIcon,
  PlusIcon,
  TrashIcon,
  UserIcon,
  UsersIcon,
} from '~/design/icons/icons'
import { Box } from '~/design/layout/Flex'
import { Moment } from '~/features/shared/Moment'
import { inWords, type Words, wordsFor, newestFirst, ProviderWords } from '~/features/shared/provider-data'
import { QueryCard } from '~/features/shared/queries/QuerySection'
import { EmptySection, Reserved } from '~/features/shared/Section'
import { toDate } from '~/i18n/dates'
import { MINUTE_MS } from '~/platform/clock'

/** No freshness is documented: the same as for brand lists, and refetched on each visit. */
export const recentActivityOptions = () => ({
  ...listRecentActivityOptions(),
  staleTime: MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
})

/** The brands, for answers that name some by their id alone. */
export const namedBrandsOptions = () => listBrandsOptions({ query: { page_size: LARGEST_PAGE } })

/** Whether an entry is about this brand. Entries may name a brand by name or by id (decision 7). */
export const isAbout =
  ({ id, name }: Pick<Brand, 'id' | 'name'>) =>
  ({ brand }: ActivityEntry): boolean =>
    brand !== undefined && brand !== null && [name.trim(), String(id)].includes(brand.trim())

type Named = Pick<Brand, 'id' | 'name'>

const isBareId = (text: string | null | undefined): text is string => /^\s*\d+\s*$/.test(text ?? '')

/** Whether an entry may name its brand only by id. */
export const tellsBrandById = ({ brand }: ActivityEntry): boolean => isBareId(brand)

/** A brand may have a number for a name. */
function nameOf(brand: string, brands: readonly Named[]): string {
  const text = brand.trim()
  const found = brands.find(({ name }) => name.trim() === text) ?? brands.find(({ id }) => String(id) === text)
  return found?.name ?? standInName(Number(text))
}

/** `unnamed`: the id of a brand whose name is still loading; `brand` is null until then. */
export type NamedEntry = ActivityEntry & { unnamed?: string }

const brandOf = (brand: string, brands: readonly Named[] | undefined): Pick<NamedEntry, 'brand' | 'unnamed'> =>
  brands ? { brand: nameOf(brand, brands) } : { brand: null, unnamed: brand.trim() }

/**
 * Entries with brand names instead of ids. A user known only by id is left out.
 * @param brands undefined while they load
 */
export const withNames = (entries: readonly ActivityEntry[], brands: readonly Named[] | undefined): NamedEntry[] =>
  entries.map((entry) => ({
    ...entry,
    ...(isBareId(entry.brand) && brandOf(entry.brand, brands)),
    ...(isBareId(entry.user) && { user: null }),
  }))

/** No type is documented. The types below are known; any other gets a common icon and the provider's description. */
const KNOWN = {
  brand_created: PlusIcon,
  brand_updated: EditIcon,
  brand_deleted: TrashIcon,
  brand_activated: CheckCircleIcon,
  brand_deactivated: PauseCircleIcon,
  users_assigned: UsersIcon,
  users_removed: UsersIcon,
  admin_changed: UserIcon,
  page_published: PagesIcon,
  invitation_accepted: UserIcon,
}

/** Whether the interface has words for this type. */
export const isKnownActivity = (type: string | undefined): type is keyof typeof KNOWN =>
  type !== undefined && Object.hasOwn(KNOWN, type)

export const activitySign = (type: string | undefined) => (isKnownActivity(type) ? KNOWN[type] : ClockIcon)

/** What happened, in the user's language if type and brand are known. */
export function activityWords(intl: IntlShape, { type, brand, description }: ActivityEntry): Words {
  const name = brand?.trim()
  const ours =
    isKnownActivity(type) && name
      ? intl.formatMessage({ id: `data.activity.type.${type}` }, { brand: name })
      : undefined
  return (
    wordsFor(intl.locale, description, ours) ?? {
      text: inWords(type ?? '') || intl.formatMessage({ id: 'data.activity.unknown' }),
    }
  )
}

/** The brand of an entry, unless the words for what happened name it already. */
export function brandBeside({ text }: Words, { brand }: ActivityEntry): string | undefined {
  const name = brand?.trim()
  return name && !text.includes(name) ? name : undefined
}

type RecentActivityProps = {
  entries: readonly ActivityEntry[]
  /** Accessible name of the list. Default: recent activity. */
  label?: string
  /** Number of entries at first; a button shows the rest. */
  atFirst?: number
  more?: ReactNode
  /** Shown beside the title of an entry. */
  mark?: (entry: ActivityEntry) => ReactNode
}

/** Recent events of the brands. Every field may be missing, and is then left out. */
export function RecentActivity({ entries, label, atFirst = 6, more, mark }: RecentActivityProps) {
  const intl = useIntl()
  return (
    <Timeline
      label={label ?? intl.formatMessage({ id: 'data.activity.title' })}
      entries={newestFirst(entries).map((entry, index) => toTimelineEntry(intl, entry, index, mark?.(entry)))}
      atFirst={atFirst}
      more={more ?? <FormattedMessage id="data.activity.more" />}
    />
  )
}

function toTimelineEntry(intl: IntlShape, entry: ActivityEntry, index: number, mark: ReactNode): TimelineEntry {
  const Sign = activitySign(entry.type)
  const words = activityWords(intl, entry)
  return {
    // ids may be missing or duplicated
    id: index,
    title: (
      <>
        <ProviderWords words={words} /> {mark}
      </>
    ),
    time: <ActivityOrigin entry={entry} brand={brandBeside(words, entry)} />,
    icon: <Sign />,
  }
}

type ActivityOriginProps = {
  entry: ActivityEntry
  /** Undefined when the title of the entry names it. */
  brand: string | undefined
}

/** User, brand and time, as far as known. */
function ActivityOrigin({ entry: { user, created_at }, brand }: ActivityOriginProps) {
  return (
    <Box component="span" sx={PARTS}>
      {user && (
        <span>
          <FormattedMessage id="data.activity.by" values={{ user }} />
        </span>
      )}
      {brand && <span>{brand}</span>}
      {toDate(created_at) && <Moment at={created_at} />}
    </Box>
  )
}

const PARTS = { '& > * + *::before': { content: '" · "' } } as const

type ActivityCardProps = {
  /** Filters the entries. Default: all. */
  of?: (entry: ActivityEntry) => boolean
  /** Renders the entries; by default one below the other. */
  children?: (entries: readonly NamedEntry[]) => ReactNode
}

/** Recent activity, of all brands or of some. */
export function ActivityCard({ of = () => true, children = oneAfterTheOther }: ActivityCardProps) {
  return (
    <QueryCard
      title={<FormattedMessage id="data.activity.title" />}
      query={recentActivityOptions()}
      skeleton={<SkeletonList rows={4} />}
      failed="brands.activity.failed"
      denied={<Reserved reason="data.denied" />}
      isEmpty={({ results }) => !results?.some(of)}
      empty={<NoActivity />}
    >
      {({ results = [] }) => <Named entries={results.filter(of)}>{children}</Named>}
    </QueryCard>
  )
}

type NamedProps = { entries: readonly ActivityEntry[]; children: (entries: readonly NamedEntry[]) => ReactNode }

/** Loads the brands only if an entry names one by its id alone. */
function Named({ entries, children }: NamedProps) {
  const { data, isLoading } = useQuery({
    ...namedBrandsOptions(),
    enabled: entries.some(tellsBrandById),
  })
  return children(withNames(entries, isLoading ? undefined : (data?.results ?? [])))
}

const oneAfterTheOther = (entries: readonly ActivityEntry[]) => <RecentActivity entries={entries} />

const NoActivity = () => (
  <EmptySection icon={<ClockIcon />} title={<FormattedMessage id="data.activity.empty" />}>
    <FormattedMessage id="data.activity.empty.body" />
  </EmptySection>
)
