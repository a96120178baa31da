import type { User } from '~/api/generated/types.gen'
import { createDraft } from '~/features/shared/forms/draft'
import { own, recordOf } from '~/platform/json'

/** In page order. */
export const PROFILE_FIELDS = ['first_name', 'last_name', 'phone', 'position'] as const

export type ProfileFormValues = Record<(typeof PROFILE_FIELDS)[number], string>

export const fromUser = (user: Pick<User, keyof ProfileFormValues>): ProfileFormValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone: user.phone ?? '',
  position: user.position ?? '',
})

const draft = createDraft('profile')

/** The stored draft over the current profile. Undefined if that would change nothing. */
export function readProfileDraft(userId: number, stored: ProfileFormValues): ProfileFormValues | undefined {
  const kept = draft.read(userId)
  if (kept === undefined) return undefined
  const values = recordOf(PROFILE_FIELDS, (field) => {
    const text = own(kept, field)
    return typeof text === 'string' ? text : stored[field]
  })
  return PROFILE_FIELDS.some((field) => values[field] !== stored[field]) ? values : undefined
}

/** Keeps the fields that differ from what is stored: somebody else may change the others meanwhile. */
export function writeProfileDraft(userId: number, values: ProfileFormValues, stored: ProfileFormValues): void {
  const changed = PROFILE_FIELDS.filter((field) => values[field] !== stored[field])
  if (changed.length === 0) draft.clear()
  else draft.write(userId, Object.fromEntries(changed.map((field) => [field, values[field]])))
}

export const clearProfileDraft = draft.clear
