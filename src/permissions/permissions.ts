import type { User, SubscriptionInfo } from '~/api/generated/types.gen'
import { isId } from '~/platform/storage'

/** What a user may do. */
export type Permission =
  | 'company.admin'
  | 'users.write'
  | 'brands.write'
  | 'brand.admin'
  | 'pages.write'
  | 'analytics.read'
  | 'reports.read'
  | 'profile.read'
  | 'profile.write'

/** The fields that the rules below read. A missing field never grants anything. */
export type Rights = Partial<
  Pick<
    User,
    | 'user_type'
    | 'permissions_summary'
    | 'can_access_analytics'
    | 'can_access_reports'
    | 'brands'
    | 'administered_brands_list'
  > & { subscription_info: Partial<SubscriptionInfo> | null }
>

type MaybeUser = Rights | null | undefined

const BY_TYPE: Readonly<Record<string, readonly Permission[]>> = {
  agency_admin: ['company.admin', 'users.write', 'brands.write', 'analytics.read', 'reports.read'],
  brand_admin: ['brand.admin', 'pages.write', 'analytics.read'],
}

/** From the user type as sent and the user's own flags. */
export function permissionsOf(user: MaybeUser): ReadonlySet<Permission> {
  if (!user) return new Set()
  const type = user.user_type ?? ''
  return new Set<Permission>([
    ...(Object.hasOwn(BY_TYPE, type) ? (BY_TYPE[type] ?? []) : []),
    ...(user.can_access_analytics === true ? (['analytics.read'] as const) : []),
    ...(user.can_access_reports === true ? (['reports.read'] as const) : []),
    'profile.read',
    'profile.write',
  ])
}

export const can = (user: MaybeUser, permission: Permission): boolean => permissionsOf(user).has(permission)

/** A read-only user changes only their own data, and sees no control that would change more (USR-05). */
export const isReadOnly = (user: MaybeUser): boolean => user?.user_type === 'client_readonly'

export const isCompanyAdmin = (user: MaybeUser): boolean =>
  user?.user_type === 'agency_admin' || user?.permissions_summary?.is_company_admin === true

/** May invite and change who has access to a brand. A read-only user with the flag only views. */
export const managesCompany = (user: MaybeUser): boolean => isCompanyAdmin(user) && !isReadOnly(user)

/** For such a user the application is about that brand. Company admins see the brands of the company. */
export const seesOneBrand = (user: MaybeUser): boolean => !isCompanyAdmin(user) && user?.brands?.length === 1

export const isBrandAdmin = (user: MaybeUser): boolean =>
  user?.user_type === 'brand_admin' || user?.permissions_summary?.is_brand_admin === true

const isAnyAdmin = (user: MaybeUser) => isCompanyAdmin(user) || isBrandAdmin(user)

/** Wider than the permission `analytics.read`: either admin flag is enough. */
export const canAccessAnalytics = (user: MaybeUser): boolean => user?.can_access_analytics === true || isAnyAdmin(user)

/** @public No page of reports is shown yet. */
export const canAccessReports = (user: MaybeUser): boolean => user?.can_access_reports === true || isAnyAdmin(user)

const holds = (list: Rights['brands'] | null, id: number) =>
  Array.isArray(list) && list.some((brand) => (typeof brand === 'number' ? brand : brand?.id) === id)

/** By the literal user type: `is_company_admin` alone gives access to the user's own brands only. */
export const canAccessBrand = (user: MaybeUser, id: unknown): boolean =>
  isId(id) && (user?.user_type === 'agency_admin' || holds(user?.brands ?? null, id))

/** Whether a brand is shown and fetched. A user whose answer has no list of brands may ask the server. */
export const mayOpenBrand = (user: MaybeUser, id: unknown): boolean =>
  canAccessBrand(user, id) || (isId(id) && !!user && !user.brands)

/** Of the company. No such user is read-only. */
export const administersEveryBrand = (user: MaybeUser): boolean => user?.user_type === 'agency_admin'

export const canAdministerBrand = (user: MaybeUser, id: unknown): boolean =>
  isId(id) && (administersEveryBrand(user) || holds(user?.administered_brands_list ?? null, id))

/** A read-only user may change nothing, even as administrator of a brand. */
export const mayAdminister = (user: MaybeUser, id: number): boolean => !isReadOnly(user) && canAdministerBrand(user, id)

/** Whether the user may change any brand at all; only then can rows be selected. */
export const administersSome = (user: MaybeUser): boolean =>
  !isReadOnly(user) && (can(user, 'brands.write') || (user?.administered_brands_list ?? []).length > 0)

/** Why a user may not change a brand. The texts, `brandpages.denied.…`, say who can grant the right. */
export type BrandDenial = 'write' | 'administer'

/** Creating and deleting; undefined if the user may. */
export const whyNotWrite = (user: MaybeUser): BrandDenial | undefined =>
  can(user, 'brands.write') ? undefined : 'write'

/** Only users who administer the brand may edit, activate or deactivate it. */
export const whyNotAdminister = (user: MaybeUser, id: number): BrandDenial | undefined =>
  canAdministerBrand(user, id) ? undefined : 'administer'

/**
 * Access is given to active users, and to active brands. An administrator may be named in every brand: somebody must be
 * able to activate it again.
 */
export const canBeGiven = ({ is_active }: { is_active: boolean }): boolean => is_active

/** Only active accounts that are not read-only. */
export const canBeBrandAdmin = ({ is_active, user_type }: Pick<User, 'is_active' | 'user_type'>): boolean =>
  is_active && !isReadOnly({ user_type })

/** Subscription, trial extension and upgrade page. */
export const canManageSubscription = (user: MaybeUser): boolean =>
  user?.subscription_info?.can_manage_subscription === true

/** Whether a payment is late. */
export const isOwing = (user: MaybeUser): boolean => user?.subscription_info?.billing_status === 'past_due'

/** While a payment is late, nobody is led to a larger plan. */
export const mayChoosePlan = (user: MaybeUser): boolean => canManageSubscription(user) && !isOwing(user)

const RIGHTS = { analytics: canAccessAnalytics, subscription: canManageSubscription, company: isCompanyAdmin }

/** The right that a page, or a section of the settings, requires. */
export type Right = keyof typeof RIGHTS

/** @param right undefined means every user */
export const hasRight = (user: MaybeUser, right: Right | undefined): boolean =>
  right === undefined || RIGHTS[right](user)

/** Whether the pages about the subscription ask about the trial: for company admins who may manage it. */
export const asksAboutTrial = (user: MaybeUser): boolean => canManageSubscription(user) && isCompanyAdmin(user)

/** The tasks of the dashboard: of company admins and of users who manage the subscription. */
export const maySeeTasks = (user: MaybeUser): boolean => managesCompany(user) || canManageSubscription(user)

/** Payments and limits of the company are shown to its admins and to users who manage the subscription. */
export const seesCompanyState = (user: MaybeUser): boolean => isCompanyAdmin(user) || canManageSubscription(user)

/**
 * Whether an answer has the fields that pages depend on. Company and subscription are in one document only, so `GET /auth/me/`
 * may leave them out. Every user needs the subscription: its flag, not the user type, says who manages it.
 */
export const isCompleteUser = (user: User): boolean =>
  user.subscription_info !== undefined && (user.company_info !== undefined || !isCompanyAdmin(user))

/** Adds what the answer left out. A profile of another user adds nothing. */
export const completedBy = (user: User, profile: User | undefined): User =>
  profile?.id === user.id ? { ...profile, ...user } : user
