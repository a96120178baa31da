import type { z } from 'zod/mini'

import auth from '~/i18n/messages/fr/auth.json'
import brandpages from '~/i18n/messages/fr/brandpages.json'
import errors from '~/i18n/messages/fr/errors.json'
import forms from '~/i18n/messages/fr/forms.json'
import invitations from '~/i18n/messages/fr/invitations.json'
import onboarding from '~/i18n/messages/fr/onboarding.json'
import settings from '~/i18n/messages/fr/settings.json'

export const FRENCH: Record<string, string> = {
  ...forms,
  ...errors,
  ...invitations,
  ...brandpages,
  ...onboarding,
  ...settings,
  ...auth,
}

/** The French text of a message id. */
export function french(id: string | undefined): string | undefined {
  if (id === undefined) return undefined
  return FRENCH[id] ?? `no French text for ${id}`
}

/** The first error of each field, as the form's resolver reports it. */
export function problems(schema: z.ZodMiniType, values: unknown): Record<string, string | undefined> {
  const { error } = schema.safeParse(values)
  const issues = error?.issues.map(({ path, message }) => [path.join('.'), french(message)] as const) ?? []
  return Object.fromEntries(issues.toReversed())
}
