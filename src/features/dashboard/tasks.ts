import type { BrandsOverview, Invitation, User } from '~/api/generated/types.gen'
import { expiresSoon } from '~/features/shared/invitation/invitations'
import { BRANDS_WITHOUT_ADMIN, type PageLink } from '~/features/shared/page-links'
import {
  type LargerPlan,
  largerPlanFor,
  leadsToPlans,
  nearLimits,
  PLANS_PAGE,
  isEnding,
  type TrialState,
  holdsOneBrand,
  isCancelled,
} from '~/features/shared/plan/plan-limits'
import { isCount } from '~/features/shared/provider-data'
import { canManageSubscription, isOwing, managesCompany } from '~/permissions/permissions'

export type TaskKind = 'trial' | 'setup' | 'noAdmin' | 'invitations' | 'users' | 'brands'

export type Task = {
  kind: TaskKind
  /** What the task is about: when it changes, a dismissed task returns. The browser keeps it: nothing personal. */
  mark: string
  /** Number of affected or remaining items. */
  count: number
  /** The limit, if there is one, and what is used of it. */
  limit?: number
  used?: number
  /** The page to do it on; undefined: on this page. */
  link?: PageLink
  /** Set if a larger plan solves the task: label of the link to the plans. */
  upgrades?: LargerPlan['label']
  /** Set if there is no larger plan: only the support can give more room. */
  asksForMore?: true
}

export type TaskFacts = {
  user: User
  /** Undefined until known. */
  overview: BrandsOverview | undefined
  /** Pending invitations; undefined until known. */
  invitations: readonly Invitation[] | undefined
  /** Open set-up steps, if their list is dismissed. A visible list needs no task. */
  stepsLeft: readonly string[]
  trial: TrialState
  now: number
  /** The user's time zone. */
  timeZone: string
}

/**
 * Whether the banner of the shell, or what stands above the tasks, already asks for an action: a late payment, a
 * cancelled plan, a trial that ends.
 */
export const isAskedElsewhere = (user: User, trial: TrialState): boolean =>
  isOwing(user) || isCancelled(user.subscription_info) || isEnding(trial)

/** Tasks, the most urgent first. A late payment stands above them (`LatePayment`). */
export const tasksOf = (facts: TaskFacts): Task[] => [
  ...endingTrial(facts),
  ...fullPlan(facts),
  ...expiring(facts),
  ...withoutAdmin(facts),
  ...unfinishedSetup(facts),
]

/** A trial of three days or fewer, or over. The card of the trial says how long it lasts. */
function endingTrial({ user, trial }: TaskFacts): Task[] {
  if (!choosesPlan(user, trial)) return []
  const days = trial.kind === 'expired' ? 0 : 1
  return [
    { kind: 'trial', mark: trial.kind === 'expired' ? 'over' : trial.urgency, count: days, link: { to: PLANS_PAGE } },
  ]
}

const choosesPlan = (user: User, trial: TrialState): trial is Exclude<TrialState, { kind: 'none' }> =>
  isEnding(trial) && canManageSubscription(user) && !isOwing(user)

/**
 * A larger plan solves all of them: the first task leads to the plans, or asks the support where there is none, and the
 * others lead to their lists.
 */
function fullPlan({ user, trial }: TaskFacts): Task[] {
  const larger = largerPlanFor(user)
  const mayUpgrade = canManageSubscription(user) && user.subscription_info?.can_upgrade === true
  const asksForMore = larger.highest && canManageSubscription(user)
  const upgrades =
    mayUpgrade && leadsToPlans(larger) && !isOwing(user) && trial.kind !== 'activating' && !choosesPlan(user, trial)
  return nearLimits(user.company_info?.slots, true).map(({ of, used, limit, free }, at) => ({
    kind: of,
    mark: `${used}/${limit}`,
    count: free,
    limit,
    used,
    ...(asksForMore && at === 0 ? { asksForMore } : {}),
    ...(upgrades && at === 0 ? { link: { to: larger.to }, upgrades: larger.label } : { link: { to: `/${of}` } }),
  }))
}

/** Only company admins send and resend invitations. */
function expiring({ user, invitations = [], now, timeZone }: TaskFacts): Task[] {
  if (!managesCompany(user)) return []
  const soon = invitations.filter((one) => one.status === 'pending' && expiresSoon(one, now, timeZone))
  if (soon.length === 0) return []
  // an invitation without an id is identified by its expiry
  const mark = soon.map(({ id, expires_at }) => String(id ?? expires_at)).toSorted()
  // the oldest expire first
  const link = { to: '/users/invitations', search: { status: 'pending', ordering: 'created_at' } } as const
  return [{ kind: 'invitations', mark: mark.join(), count: soon.length, link }]
}

/**
 * Number of brands without an administrator; undefined if the answer does not contain it. No field of the answer is
 * documented.
 */
export function brandsWithoutAdmin({ brands_without_admin: count }: BrandsOverview): number | undefined {
  return isCount(count) ? count : undefined
}

/** Only company admins assign an administrator to a brand. The only brand of a plan needs none. */
function withoutAdmin({ user, overview }: TaskFacts): Task[] {
  const count = (overview && brandsWithoutAdmin(overview)) ?? 0
  if (!managesCompany(user) || count === 0 || holdsOneBrand(user.company_info?.slots)) return []
  return [{ kind: 'noAdmin', mark: String(count), count, link: BRANDS_WITHOUT_ADMIN }]
}

const unfinishedSetup = ({ stepsLeft }: TaskFacts): Task[] =>
  stepsLeft.length > 0 ? [{ kind: 'setup', mark: stepsLeft.join(), count: stepsLeft.length }] : []
