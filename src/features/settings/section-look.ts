import type { PlainMessageId } from '~/i18n/messages'
import type { SettingsSection } from '~/permissions/settings-sections'

/** Anchor and title of each settings section (SET-08). Anchors are part of URLs and never translated. */
export const SECTION_LOOK: Readonly<Record<SettingsSection, { anchor: string; label: PlainMessageId }>> = {
  profile: { anchor: 'profil', label: 'settings.section.profile' },
  security: { anchor: 'securite', label: 'settings.section.security' },
  preferences: { anchor: 'preferences', label: 'settings.section.preferences' },
  access: { anchor: 'marques', label: 'settings.section.access' },
  company: { anchor: 'entreprise', label: 'settings.section.company' },
  subscription: { anchor: 'abonnement', label: 'navigation.subscription' },
}
