import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'

import { adminName } from '~/features/shared/user/admin-name'
import de from '~/i18n/messages/de/brands.json'
import fr from '~/i18n/messages/fr/brands.json'

it.each([
  ['fr', fr, 'lea', 'lea'],
  ['fr', fr, 1030, 'Utilisateur n° 1030'],
  ['de', de, 1030, 'Benutzer Nr. 1030'],
  ['fr', fr, null, ''],
] as const)(
  'an administrator is named in one way, in lists and in files: %s %# (BRD-05)',
  (locale, messages, admin, name) => {
    expect(adminName(createIntl({ locale, messages: messages as never }), admin)).toBe(name)
  },
)
