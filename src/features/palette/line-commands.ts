import type { Brand } from '~/api/generated/types.gen'
import { CheckCircleIcon } from '~/design/icons/first-icons'
import { BrandsIcon, KeyIcon, PauseCircleIcon, UserIcon } from '~/design/icons/icons'
import { accessLink } from '~/features/shared/page-links'
import { adminName } from '~/features/shared/user/company-users'
import { displayName } from '~/features/shared/user/user-texts'
import {
  administersEveryBrand,
  canAdministerBrand,
  canBeGiven,
  isReadOnly,
  managesCompany,
} from '~/permissions/permissions'

import { type Asked, change, type Command, type FoundMember } from './commands'
import type { ActionLine } from './lines'

const MOST_PAIRS = 6

type Found = { members: readonly FoundMember[]; brands: readonly Brand[] }

/** What is offered for the brand whose page is open. */
export const ofOpenBrand = (asked: Pick<Asked, 'intl' | 'user' | 'actions'>, brand: Brand): Command[] => {
  const found = { members: [], brands: [brand] }
  const line = (verb: ActionLine['verb']) => lineCommands(asked, { verb, member: '', brand: brand.name }, found)
  const access: Command = {
    id: `access:${brand.id}`,
    group: 'actions',
    label: asked.intl.formatMessage({ id: 'palette.action.accessTo' }, { brand: brand.name }),
    Icon: KeyIcon,
    act: accessLink({ by: 'brand', id: brand.id }),
  }
  return [
    ...(managesCompany(asked.user) ? [access] : []),
    ...line('deactivate'),
    ...line('activate'),
    ...line('choose'),
  ]
}

/** What a line of an action offers for the users and brands that were found for it. */
export function lineCommands(
  { intl, user, actions }: Pick<Asked, 'intl' | 'user' | 'actions'>,
  { verb, brand: typedBrand }: ActionLine,
  { members, brands }: Found,
): Command[] {
  const command = (id: string, Icon: Command['Icon'], rest: Pick<Command, 'label' | 'act' | 'detail'>): Command => ({
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
          act: { to: '/pages', search: { brand: id } },
        }),
      )
  if (verb === 'activate' || verb === 'deactivate') {
    const active = verb === 'deactivate'
    const [on, off] = [intl.formatMessage({ id: 'brands.active' }), intl.formatMessage({ id: 'brands.inactive' })]
    return brands
      .filter(({ id, is_active }) => is_active === active && canAdministerBrand(user, id) && !isReadOnly(user))
      .map((brand) =>
        command(String(brand.id), active ? PauseCircleIcon : CheckCircleIcon, {
          label: intl.formatMessage({ id: `palette.action.${verb}Brand` }, { brand: brand.name }),
          detail: active ? change(on, off) : change(off, on),
          act: () => actions.toggleBrand(brand),
        }),
      )
  }
  if (!managesCompany(user)) return []
  if (typedBrand === '')
    return members.map((member) =>
      command(String(member.id), UserIcon, {
        label: intl.formatMessage({ id: 'palette.action.accessOf' }, { member: displayName(member) }),
        detail: member.email,
        act: accessLink({ by: 'user', id: member.id }),
      }),
    )
  // an inactive account works nowhere, and a read-only one administers nothing (ACC-08)
  const offered = members.filter(
    (member) => canBeGiven(member) && (verb === 'give' ? !administersEveryBrand(member) : !isReadOnly(member)),
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
        act: () => actions.giveAccess(member, brand),
      })
    const now =
      brand.brand_admin === null
        ? intl.formatMessage({ id: 'palette.action.name.none' })
        : adminName(intl, brand.brand_admin)
    return command(id, UserIcon, {
      label: intl.formatMessage({ id: 'palette.action.nameTo' }, names),
      detail: change(now, names.member),
      act: () => actions.nameAdmin(member, brand),
    })
  })
}
