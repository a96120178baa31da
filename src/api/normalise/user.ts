import type { User } from '../generated/types.gen'
import { normaliseAs } from './normalise'

export const normaliseUser = (value: unknown): User => normaliseAs('User', value)
