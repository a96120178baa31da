import { isObject, own } from '~/platform/json'

import type { Business, BusinessCreated, BusinessList } from '../generated/types.gen'
import { listUnder, maybe, NO_ID, toFlag, toId, toNumber, undocumented } from './primitives'

/** A missing id stays recognisable: the registration refuses to go on without both (B §8). */
export const normaliseBusinessCreated = (value: unknown): BusinessCreated => ({
  company_id: toId(own(value, 'company_id')) ?? NO_ID,
  brand_id: toId(own(value, 'brand_id')) ?? NO_ID,
  is_trial: toFlag(own(value, 'is_trial')),
  trial_days_remaining: toNumber(own(value, 'trial_days_remaining')),
})

export const normaliseEligibility = (value: unknown) =>
  undocumented(value, { is_eligible: maybe.flag, has_business: maybe.flag, reason: maybe.textOrNull })

export const normaliseBusinessStatus = (value: unknown) =>
  undocumented(value, {
    has_business: maybe.flag,
    onboarding_complete: maybe.flag,
    company_id: maybe.numberOrNull,
    brand_id: maybe.numberOrNull,
    is_trial: maybe.flag,
    trial_days_remaining: maybe.numberOrNull,
  })

export const normaliseBusinessStats = (value: unknown) =>
  undocumented(value, {
    users_count: maybe.number,
    active_users_count: maybe.number,
    brands_count: maybe.number,
    active_brands_count: maybe.number,
    pending_invitations_count: maybe.number,
  })

const normaliseBusiness = (value: unknown): Business | null =>
  isObject(value)
    ? undocumented(value, {
        id: maybe.id,
        name: maybe.text,
        business_mode: maybe.textOrNull,
        is_trial: maybe.flag,
        created_at: maybe.textOrNull,
      })
    : null

export const normaliseBusinesses = (value: unknown): BusinessList => ({
  businesses: listUnder(value, 'businesses', normaliseBusiness),
})
