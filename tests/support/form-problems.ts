import type { z } from 'zod/mini'

import errors from '~/i18n/messages/fr/errors.json'
import forms from '~/i18n/messages/fr/forms.json'
import invitations from '~/i18n/messages/fr/invitations.json'

export const FRENCH: Record<string, string> = { ...forms, ...errors, ...invitations }

/** The French sentence of an id, as it is written in the catalogue. */
export function french(id: string | undefined): string | undefined {
  if (id === undefined) return undefined
  return FRENCH[id] ?? `no French text for ${id}`
}

/** What a form says beside each of its fields: the first sentence of each, as the form's resolver takes it. */
export function problems(schema: z.ZodMiniType, values: unknown): Record<string, string | undefined> {
  const { error } = schema.safeParse(values)
  const issues = error?.issues.map(({ path, message }) => [path.join('.'), french(message)] as const) ?? []
  return Object.fromEntries(issues.toReversed())
}
