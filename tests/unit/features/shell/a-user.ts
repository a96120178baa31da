import type { SubscriptionInfo, User } from '~/api/generated/types.gen'

const subscription: SubscriptionInfo = {
  current_plan: null,
  billing_status: 'active',
  is_trial: false,
  trial_days_remaining: null,
  trial_expires_at: null,
  next_billing_date: null,
  can_upgrade: false,
  can_manage_subscription: false,
}

/** A user without rights, except those that the test gives. */
export const aUser = (more: Partial<User> = {}, ofSubscription?: Partial<SubscriptionInfo>): User => ({
  id: 1,
  email: 'lea@exemple.fr',
  username: 'lea',
  first_name: 'Léa',
  last_name: 'Roux',
  phone: null,
  position: null,
  user_type: 'brand_member',
  is_active: true,
  permissions_summary: { is_company_admin: false, is_brand_admin: false },
  ...(ofSubscription && { subscription_info: { ...subscription, ...ofSubscription } }),
  ...more,
})
