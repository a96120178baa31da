import { describe, expect, it } from 'vitest'

import { normaliseUser } from '~/api/normalise/normalise'
import { ownRoleLabel, roleLabel } from '~/features/shared/user/role-label'
import { createAppIntl } from '~/i18n/intl'
import { catalogue } from '~/i18n/message-loader'

const texts = catalogue.builtIn()
const intl = createAppIntl({ locale: 'fr', messages: texts, builtIn: texts, timeZone: 'Europe/Paris' })

const labelOf = (user_type: string, business_mode: string) =>
  ownRoleLabel(intl, normaliseUser({ id: 1, user_type, company_info: { business_mode } }))

describe('the name of a role', () => {
  it.each([
    ['agency_admin', 'Admin Agence'],
    ['brand_admin', 'Admin Marque'],
    ['brand_member', 'Membre Marque'],
    ['client_readonly', 'Client lecture'],
  ])('of %s is %s (SET-03)', (role, label) => {
    expect(roleLabel(intl, role)).toBe(label)
  })

  it('of an unknown role is shown as it came (PRM-08)', () => {
    expect(roleLabel(intl, 'auditor')).toBe('auditor')
    expect(roleLabel(intl, 'constructor')).toBe('constructor')
  })

  it('of the admin of a company that is no agency is that of its administrator (SET-03)', () => {
    expect(labelOf('agency_admin', 'solo')).toBe('Administrateur')
    expect(labelOf('agency_admin', 'agency')).toBe('Admin Agence')
    expect(labelOf('brand_member', 'solo')).toBe('Membre Marque')
  })
})
