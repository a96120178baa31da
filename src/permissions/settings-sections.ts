import type { User } from '~/api/generated/types.gen'

import { canManageSubscription, isCompanyAdmin, type Rights } from './permissions'

/** Sections of the settings page, in order. Language and theme are part of the preferences. */
export const SETTINGS_SECTIONS = ['profile', 'security', 'preferences', 'access', 'company', 'subscription'] as const

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]

type MaybeUser = (Rights & Partial<Pick<User, 'company_info'>>) | null | undefined

const MAY_SEE: Readonly<Record<SettingsSection, (user: NonNullable<MaybeUser>) => boolean>> = {
  profile: () => true,
  security: () => true,
  preferences: () => true,
  access: isCompanyAdmin,
  company: (user) => isCompanyAdmin(user) && Boolean(user.company_info),
  subscription: canManageSubscription,
}

/** The sections a user may see; none when signed out. */
export const settingsSections = (user: MaybeUser): SettingsSection[] =>
  user ? SETTINGS_SECTIONS.filter((section) => MAY_SEE[section](user)) : []
