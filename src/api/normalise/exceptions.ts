import { isObject, own } from '~/platform/json'

import type { Shapes } from '../generated/shapes.gen'
import type { Pagination } from '../generated/types.gen'
import { planName, standInName } from '../names'
import { toId, toNumber, toText } from './primitives'

/**
 * Reads `pagination`, as documented, or the same fields beside `results`, as in Django's own pages. Without a count,
 * the list is taken as complete. If it has a next or previous page, the total is unknown and the count is 0.
 */
function paged<Page extends { results: unknown[]; pagination?: Pagination }>(
  page: Page,
  raw: unknown,
  read: (name: 'Pagination', value: unknown) => Pagination,
): Page {
  const documented = own(raw, 'pagination')
  const from = isObject(documented) ? documented : raw
  const counted = (toNumber(own(from, 'count')) ?? -1) >= 0
  const pagination = read('Pagination', from)
  const counts = counted || Boolean(pagination.next ?? pagination.previous)
  return { ...page, pagination: counts ? pagination : { ...pagination, count: page.results.length } }
}

/** Neither document shows a brand's name (decision 7). A stand-in keeps a row and its link from being empty. */
const named = <Brand extends { id: number; name: string }>(brand: Brand): Brand =>
  brand.name.trim() === '' ? { ...brand, name: standInName(brand.id) } : brand

const PLAIN_DIGITS = /^[1-9]\d*$/

/** `brand_admin` is a username or an id: plain digits are the id, and no id is below 1. */
function administered(brand: Shapes['Brand']): Shapes['Brand'] {
  const { brand_admin: admin } = brand
  if (typeof admin === 'number') return { ...brand, brand_admin: toId(admin) }
  const id = typeof admin === 'string' && PLAIN_DIGITS.test(admin) ? toId(admin) : null
  return id === null ? brand : { ...brand, brand_admin: id }
}

/** Lower-case words joined by `_`. Anything else is a name and is shown as sent. */
const PLAN_CODE = /^[a-z\d]+(?:_[a-z\d]+)+$/

type Correction<Name extends keyof Shapes> = (
  read: Shapes[Name],
  raw: unknown,
  normalise: (name: 'Pagination', value: unknown) => Pagination,
) => Shapes[Name]

/** Corrections that the description cannot express. Each gets the normalised answer and the raw value. */
export const exceptions: { readonly [Name in keyof Shapes]?: Correction<Name> } = {
  BrandPage: paged,
  MemberPage: paged,
  Brand: (brand) => named(administered(brand)),
  UserBrand: named,

  /** The current plan may come as its code. */
  CurrentPlan: (plan) => (PLAN_CODE.test(plan.name) ? { ...plan, name: planName(plan.name) } : plan),

  /** The form of the admin is not fixed: the id or username of a user, or only a flag on that user. */
  BrandUsers({ users, admin_user }, raw) {
    const said = own(raw, 'admin_user')
    const named = toText(said) || null
    const found =
      said === undefined
        ? users.find(({ is_brand_admin }) => is_brand_admin)
        : (users.find(({ id }) => String(id) === named) ?? users.find(({ username }) => username === named))
    return { users, admin_user: admin_user ?? found ?? null }
  },

  /** Two fields may hold the days left. The first with a finite number is used. */
  TrialStatus(trial, raw) {
    const days_remaining = trial.days_remaining ?? trial.trial_days_remaining ?? null
    const events_count = toNumber(own(raw, 'events_count')) === null ? trial.events.length : trial.events_count
    return { ...trial, days_remaining, trial_days_remaining: days_remaining, events_count }
  },

  /** An address that is not a text is kept as JSON, which `safeCheckoutUrl` refuses. */
  CheckoutSession(checkout, raw) {
    const sent = own(raw, 'checkout_url')
    if (typeof sent === 'string' || sent === undefined || sent === null) return checkout
    return { ...checkout, checkout_url: JSON.stringify(sent) }
  },

  /** The language may stand beside `detection` or inside it. */
  DetectionResult({ detection }, raw) {
    const inside = own(own(raw, 'detection'), 'applied')
    const beside = own(raw, 'applied')
    const applied = beside === true || (typeof beside !== 'boolean' && detection.applied)
    return { detection: { ...detection, applied: typeof inside === 'boolean' ? inside : applied }, applied }
  },
}
