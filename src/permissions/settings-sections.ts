import type { User } from '~/api/generated/types.gen'

import { canManageSubscription, isCompanyAdmin, type Rights } from './permissions'

/** The sections of the settings page in their order (B §2); language and theme stand with what is the person's own. */
export const SETTINGS_SECTIONS = ['profile', 'security', 'preferences', 'access', 'company', 'subscription'] as const

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]

type Person = (Rights & Partial<Pick<User, 'company_info'>>) | null | undefined

const MAY_SEE: Readonly<Record<SettingsSection, (user: NonNullable<Person>) => boolean>> = {
  profile: () => true,
  security: () => true,
  preferences: () => true,
  access: isCompanyAdmin,
  company: (user) => isCompanyAdmin(user) && Boolean(user.company_info),
  subscription: canManageSubscription,
}

/** What a person finds on the settings page (B §2, §6). Nobody signed in finds nothing. */
export const settingsSections = (user: Person): SettingsSection[] =>
  user ? SETTINGS_SECTIONS.filter((section) => MAY_SEE[section](user)) : []
