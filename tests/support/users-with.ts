const TYPES = ['agency_admin', 'brand_admin', 'brand_member', 'client_readonly'] as const
const VALUES = [false, true] as const

type UserType = (typeof TYPES)[number]

type UserWith<Flag extends string> = { user_type: UserType } & Record<Flag, boolean>

/** A user of every type with every combination of the flags. */
export const usersWith = <Flag extends string>(...flags: readonly Flag[]): UserWith<Flag>[] =>
  flags.reduce<Partial<UserWith<Flag>>[]>(
    (users, flag) => users.flatMap((user) => VALUES.map((value) => ({ ...user, [flag]: value }))),
    TYPES.map((user_type): Partial<UserWith<Flag>> => ({ user_type }) as Partial<UserWith<Flag>>),
    // each flag is set above
  ) as UserWith<Flag>[]

/** A subscription in order, which the user manages or not. */
export const subscriptionOf = (can_manage_subscription: boolean) => ({
  current_plan: null,
  billing_status: 'active',
  is_trial: false,
  trial_days_remaining: null,
  trial_expires_at: null,
  next_billing_date: null,
  can_upgrade: true,
  can_manage_subscription,
})
