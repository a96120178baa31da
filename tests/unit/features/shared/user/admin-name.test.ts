import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'

import { adminName } from '~/features/shared/user/company-users'
import de from '~/i18n/messages/de/brands.json'
import fr from '~/i18n/messages/fr/brands.json'

const bastien = {
  id: 7,
  username: 'bastien_morel',
  first_name: 'Bastien',
  last_name: 'Morel',
  email: 'bastien@a.example',
  user_type: 'brand_admin',
  is_active: true,
}

it.each(['bastien_morel', 7])('an administrator known as %j has the name of the user (BRD-05)', (admin) => {
  expect(adminName(createIntl({ locale: 'fr', messages: fr as never }), admin, [bastien])).toBe('Bastien Morel')
})

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
