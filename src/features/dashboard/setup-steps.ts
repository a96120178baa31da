import type { User } from '~/api/generated/types.gen'
import { BrandsIcon, BuildingIcon, UserIcon, UsersIcon } from '~/design/icons/icons'
import { INVITE, NEW_BRAND, type PageLink } from '~/features/shared/page-links'
import { reservedOf } from '~/features/shared/plan/plans'
import { createKept } from '~/features/shared/user/user-storage'
import type { PlainMessageId } from '~/i18n/messages'
import { can } from '~/permissions/permissions'
import type { SafeStorage } from '~/platform/storage'

/** What a user has seen or dismissed. `steps-begun`: the user has seen an unfinished set-up. */
export type Mark = 'welcome' | 'steps-begun' | 'steps-hidden'

/** Remembers in this browser, per user, what was seen or dismissed (REG-50). */
export function createShownMarks(storage?: SafeStorage) {
  const kept = createKept('dashboard-seen', storage)
  const mark = (name: Mark, userId: number, on: boolean) => kept.write(userId, { ...kept.read(userId), [name]: on })
  return {
    has: (name: Mark, userId: number): boolean => kept.read(userId)[name] === true,
    add: (name: Mark, userId: number): void => mark(name, userId, true),
    remove: (name: Mark, userId: number): void => mark(name, userId, false),
  }
}

export const shownMarks = createShownMarks()

export type SetupStep = PageLink & {
  id: 'business' | 'brand' | 'invite' | 'profile'
  label: PlainMessageId
  help: PlainMessageId
  Icon: typeof UserIcon
  done: boolean
}

type Fact = (user: User) => boolean | undefined

/** Whether one of the counts is that high; undefined when none is known. */
function reaches(least: number, counts: readonly (number | null | undefined)[]): boolean | undefined {
  const known = counts.filter((count) => typeof count === 'number')
  return known.length === 0 ? undefined : Math.max(...known) >= least
}

/** The state of each step. A step of unknown state is left out, since it may be done. */
const STEPS: readonly (Omit<SetupStep, 'done'> & { fact: Fact })[] = [
  {
    id: 'business',
    label: 'dashboard.checklist.business',
    help: 'dashboard.checklist.business.help',
    Icon: BuildingIcon,
    to: '/onboarding/register',
    fact: ({ company, company_info, company_name }) =>
      Boolean(company_info?.name || company_name || company) || (company === undefined ? undefined : false),
  },
  {
    id: 'brand',
    label: 'dashboard.checklist.brand',
    help: 'dashboard.checklist.brand.help',
    Icon: BrandsIcon,
    ...NEW_BRAND,
    fact: (user) => {
      const { brands, company_info: company } = user
      const done = (brands?.length ?? 0) > 0 || reaches(1, [company?.slots.brands_used, company?.brands_count])
      return done || can(user, 'brands.write') ? done : undefined
    },
  },
  {
    id: 'invite',
    label: 'dashboard.checklist.invite',
    help: 'dashboard.checklist.invite.help',
    Icon: UsersIcon,
    ...INVITE,
    // an invitation that waits for an answer has its place in the plan
    fact: ({ company_info: company }) =>
      (company && reservedOf(company.slots, 'users') > 0) ||
      reaches(2, [company?.slots.users_used, company?.users_count]),
  },
  {
    id: 'profile',
    label: 'dashboard.checklist.profile',
    help: 'dashboard.checklist.profile.help',
    Icon: UserIcon,
    to: '/settings',
    fact: ({ first_name, last_name, phone, position }) =>
      [first_name, last_name, phone, position].every((text) => Boolean(text?.trim())),
  },
]

export const setupSteps = (user: User): SetupStep[] =>
  STEPS.flatMap(({ fact, ...step }) => {
    const done = fact(user)
    return done === undefined ? [] : [{ ...step, done }]
  })
