import type { BillingStatus, BusinessMode, InvitationState, UserType } from '../generated/types.gen.ts'

/** The records of the sandbox. Plain JSON: times are ISO 8601, references are ids. */

export type UserRecord = {
  id: number
  email: string
  username: string
  password: string
  first_name: string
  last_name: string
  phone: string
  position: string
  user_type: UserType
  company_id: number | null
  /** Individual rights besides those of the role. */
  granted: { company_admin?: boolean; brand_admin?: boolean }
  /** `undefined`: decided by the role. */
  can_manage_subscription?: boolean
  can_access_analytics: boolean
  can_access_reports: boolean
  is_active: boolean
  is_staff: boolean
  is_superuser: boolean
  brand_ids: number[]
  language: LanguageChoice
  last_login: string | null
  date_joined: string
}

export type LanguageChoice = {
  language: string
  timezone: string
  dateFormat: string
  numberFormat: string
  autoDetect: boolean
  /** True until a language is chosen: the profile is new. */
  fresh: boolean
}

export type Company = {
  id: number
  name: string
  business_mode: BusinessMode
  /** `null` until the first payment. */
  plan: string | null
  billing_status: BillingStatus
  trial_expires_at: string | null
  trial_extensions: number
  next_billing_date: string | null
  /** Limits that differ from the plan's. */
  limits: { users?: number; brands?: number }
  created_at: string
}

export type BrandRecord = {
  id: number
  company_id: number
  name: string
  url: string
  description: string
  logo: string | null
  admin_id: number | null
  is_active: boolean
  created_at: string
}

export type InvitationRecord = {
  id: number
  token: string
  company_id: number
  brand_id: number
  email: string
  user_type: UserType
  message: string
  status: InvitationState
  sent_by: number
  created_at: string
  sent_at: string
  expires_at: string
}

/** One sign-in. Its refresh tokens rotate; only the last one is valid. */
export type TokenFamily = {
  id: number
  user_id: number
  /** Number of the valid refresh token. */
  refresh_jti: number
  /** Access tokens up to this number count as expired. */
  access_floor: number
  revoked: boolean
  expires_at: string
}

export type Attempts = { failures: number; last_at: string; locked_until: string | null }

export type LoginRecord = {
  id: number
  user_id: number
  timestamp: string
  ip_address: string
  user_agent: string
  success: boolean
}

export type ActivityRecord = {
  id: number
  company_id: number
  brand_id: number | null
  user_id: number | null
  type: string
  description: string
  created_at: string
}

export type TrialEventRecord = {
  id: number
  company_id: number
  event_type: string
  description: string
  created_at: string
}

export type CheckoutRecord = {
  session_id: string
  company_id: number
  plan_type: string
  amount: number
  status: 'open' | 'paid' | 'cancelled'
  created_at: string
}

export type SecurityRecord = { id: number; received_at: string; type: string; event: string; url: string }
