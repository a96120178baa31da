import { own } from '~/platform/json'

import type { BrandsAssigned, NewBrandAdmin, UsersAssigned, UsersRemoved } from '../generated/types.gen'
import { toCount, toText } from './primitives'

export const normaliseUsersAssigned = (value: unknown): UsersAssigned => ({
  assigned_users_count: toCount(own(value, 'assigned_users_count')),
  brand_name: toText(own(value, 'brand_name')),
})

export const normaliseUsersRemoved = (value: unknown): UsersRemoved => ({
  removed_users_count: toCount(own(value, 'removed_users_count')),
  brand_name: toText(own(value, 'brand_name')),
})

export const normaliseNewAdmin = (value: unknown): NewBrandAdmin => ({
  new_admin: toText(own(value, 'new_admin')),
  brand_name: toText(own(value, 'brand_name')),
})

export const normaliseBrandsAssigned = (value: unknown): BrandsAssigned => ({
  assigned_brands_count: toCount(own(value, 'assigned_brands_count')),
  username: toText(own(value, 'username')),
})
