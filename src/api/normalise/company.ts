import { isObject, own } from '~/platform/json'

import type { CompanyInfo, Slots, SubscriptionInfo } from '../generated/types.gen'
import { toCount, toFlag, toNumber, toText, toTextOrNull } from './primitives'

const normaliseSlots = (value: unknown): Slots => ({
  users_used: toCount(own(value, 'users_used')),
  users_limit: toNumber(own(value, 'users_limit')),
  users_available: toNumber(own(value, 'users_available')),
  brands_used: toCount(own(value, 'brands_used')),
  brands_limit: toNumber(own(value, 'brands_limit')),
  brands_available: toNumber(own(value, 'brands_available')),
})

export const normaliseCompany = (value: unknown): CompanyInfo | null =>
  isObject(value)
    ? {
        name: toText(own(value, 'name')),
        business_mode: toTextOrNull(own(value, 'business_mode')),
        brands_count: toCount(own(value, 'brands_count')),
        users_count: toCount(own(value, 'users_count')),
        is_agency: toFlag(own(value, 'is_agency')),
        slots: normaliseSlots(own(value, 'slots')),
      }
    : null

function normalisePlan(value: unknown): SubscriptionInfo['current_plan'] {
  if (typeof value === 'string' && value !== '') return { name: value, price: null }
  return isObject(value) ? { name: toText(own(value, 'name')), price: toNumber(own(value, 'price')) } : null
}

export const normaliseSubscription = (value: unknown): SubscriptionInfo | null =>
  isObject(value)
    ? {
        current_plan: normalisePlan(own(value, 'current_plan')),
        billing_status: toText(own(value, 'billing_status')),
        is_trial: toFlag(own(value, 'is_trial')),
        trial_days_remaining: toNumber(own(value, 'trial_days_remaining')),
        trial_expires_at: toTextOrNull(own(value, 'trial_expires_at')),
        next_billing_date: toTextOrNull(own(value, 'next_billing_date')),
        can_upgrade: toFlag(own(value, 'can_upgrade')),
        can_manage_subscription: toFlag(own(value, 'can_manage_subscription')),
      }
    : null
