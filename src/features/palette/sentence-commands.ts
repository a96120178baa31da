import { useQuery, useQueryClient } from '@tanstack/react-query'

import { listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { Member, User, Brand } from '~/api/generated/types.gen'
import { LARGEST_PAGE, type ListPage } from '~/api/list-pages'
import { CheckCircleIcon } from '~/design/icons/first-icons'
import { BrandsIcon, KeyIcon, PauseCircleIcon, UserIcon } from '~/design/icons/icons'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { brandSearchOptions, userSearchOptions } from '~/features/shared/lists/use-list-filters'
import { accessLink } from '~/features/shared/page-links'
import { adminName } from '~/features/shared/user/company-users'
import { displayName } from '~/features/shared/user/user-texts'
import {
  administersEveryBrand,
  canBeBrandAdmin,
  canBeGiven,
  isCompanyAdmin,
  managesCompany,
  mayAdminister,
  mayOpenBrand,
} from '~/permissions/permissions'

import { type Asked, change, type Command, type FoundMember } from './commands'
import type { ActionSentence } from './typed-sentences'

const SHOWN = 5
const SHORTEST = 2

const filters = (search: string, rows: number) => ({ search, page_size: rows })

type Wanted = {
  user: User
  /** The search texts for brands and members. */
  brands: string
  members: string
  /** The most of each. */
  most?: number
}

/** Brands and members, searched on the server; members only for users who may list them. */
export function useFound({ user, brands, members, most = SHOWN }: Wanted) {
  const asksBrands = brands.length >= SHORTEST
  const asksMembers = members.length >= SHORTEST && isCompanyAdmin(user)
  // the server may list brands that this user must not open before those that they may
  const rows = administersEveryBrand(user) ? most : LARGEST_PAGE
  const foundBrands = useQuery({ ...brandSearchOptions(filters(brands, rows)), enabled: asksBrands, ...INLINE_ERROR })
  const foundMembers = useQuery({ ...userSearchOptions(filters(members, most)), enabled: asksMembers, ...INLINE_ERROR })
  return {
    // a server may send more rows than requested (C215)
    brands: asksBrands
      ? (foundBrands.data?.results ?? []).filter(({ id }) => mayOpenBrand(user, id)).slice(0, most)
      : [],
    members: asksMembers ? (foundMembers.data?.results ?? []).slice(0, most) : [],
    /** Whether the brands answer the current text. */
    searched: asksBrands && foundBrands.isSuccess && !foundBrands.isPlaceholderData,
    /** No member is found for this text, or for an earlier one until this one is answered. */
    nobody: asksMembers && !foundMembers.isError && foundMembers.data?.results.length === 0,
    /** The brands answer an earlier text. */
    brandsOutdated: foundBrands.isPlaceholderData,
    membersOutdated: foundMembers.isPlaceholderData,
    busy: (asksBrands && foundBrands.isFetching) || (asksMembers && foundMembers.isFetching),
    failed: (asksBrands && foundBrands.isError) || (asksMembers && foundMembers.isError),
    /** Repeats the failed searches. */
    retry: () => {
      if (asksBrands && foundBrands.isError) void foundBrands.refetch()
      if (asksMembers && foundMembers.isError) void foundMembers.refetch()
    },
  }
}

/** Users visited before, out of the lists that this session has read: no call returns a single user. */
export function useKnownMembers(ids: readonly number[]): readonly Member[] {
  const queryClient = useQueryClient()
  if (ids.length === 0) return []
  const lists = queryClient.getQueriesData<ListPage<Member>>({ queryKey: listUsersQueryKey() })
  const all = lists.flatMap(([, list]) => list?.results ?? [])
  return ids.flatMap((id) => all.find((member) => member.id === id) ?? [])
}

const MOST_PAIRS = 6

type Found = { members: readonly FoundMember[]; brands: readonly Brand[] }

/** What is offered for the brand whose page is open. */
export const ofOpenBrand = (asked: Pick<Asked, 'intl' | 'user' | 'actions'>, brand: Brand): Command[] => {
  const found = { members: [], brands: [brand] }
  const offered = (verb: ActionSentence['verb']) =>
    sentenceCommands(asked, { verb, member: '', brand: brand.name }, found)
  const access: Command = {
    id: `access:${brand.id}`,
    group: 'actions',
    label: asked.intl.formatMessage({ id: 'palette.action.accessTo' }, { brand: brand.name }),
    Icon: KeyIcon,
    run: accessLink({ by: 'brand', id: brand.id }),
  }
  return [
    ...(managesCompany(asked.user) ? [access] : []),
    ...offered('deactivate'),
    ...offered('activate'),
    ...offered('choose'),
  ]
}

/** What the sentence of an action offers for the users and brands that were found for it. */
export function sentenceCommands(
  { intl, user, actions }: Pick<Asked, 'intl' | 'user' | 'actions'>,
  { verb, brand: typedBrand }: ActionSentence,
  { members, brands }: Found,
): Command[] {
  const command = (id: string, Icon: Command['Icon'], rest: Pick<Command, 'label' | 'run' | 'detail'>): Command => ({
    id: `${verb}:${id}`,
    group: 'actions',
    Icon,
    ...rest,
  })
  if (verb === 'choose')
    return brands
      .filter(({ is_active }) => is_active)
      .map(({ id, name }) =>
        command(String(id), BrandsIcon, {
          label: intl.formatMessage({ id: 'palette.action.chooseBrand' }, { brand: name }),
          run: { to: '/pages', search: { brand: id } },
        }),
      )
  if (verb === 'activate' || verb === 'deactivate') {
    const active = verb === 'deactivate'
    const [on, off] = [intl.formatMessage({ id: 'brands.active' }), intl.formatMessage({ id: 'brands.inactive' })]
    return brands
      .filter(({ id, is_active }) => is_active === active && mayAdminister(user, id))
      .map((brand) =>
        command(String(brand.id), active ? PauseCircleIcon : CheckCircleIcon, {
          label: intl.formatMessage({ id: `palette.action.${verb}Brand` }, { brand: brand.name }),
          detail: active ? change(on, off) : change(off, on),
          run: () => actions.toggleBrand(brand),
        }),
      )
  }
  if (!managesCompany(user)) return []
  if (typedBrand === '')
    return members.map((member) =>
      command(String(member.id), UserIcon, {
        label: intl.formatMessage({ id: 'palette.action.accessOf' }, { member: displayName(member) }),
        detail: member.email,
        run: accessLink({ by: 'user', id: member.id }),
      }),
    )
  // an inactive account works nowhere, and a read-only one administers nothing
  const offered = members.filter((member) =>
    verb === 'give' ? canBeGiven(member) && !administersEveryBrand(member) : canBeBrandAdmin(member),
  )
  const open = verb === 'give' ? brands.filter(canBeGiven) : brands
  const pairs = offered.flatMap((member) => open.map((brand) => ({ member, brand })))
  return pairs.slice(0, MOST_PAIRS).map(({ member, brand }) => {
    const names = { member: displayName(member), brand: brand.name }
    const id = `${member.id}:${brand.id}`
    if (verb === 'give')
      return command(id, KeyIcon, {
        label: intl.formatMessage({ id: 'palette.action.giveTo' }, names),
        detail: member.email,
        run: () => actions.giveAccess(member, brand),
      })
    const now =
      brand.brand_admin === null
        ? intl.formatMessage({ id: 'palette.action.name.none' })
        : adminName(intl, brand.brand_admin)
    return command(id, UserIcon, {
      label: intl.formatMessage({ id: 'palette.action.nameTo' }, names),
      detail: change(now, names.member),
      run: () => actions.chooseAdmin(member, brand),
    })
  })
}
