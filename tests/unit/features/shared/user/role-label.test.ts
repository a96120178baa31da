import { describe, expect, it, onTestFinished } from 'vitest'

import { normaliseUser } from '~/api/normalise/normalise'
import { roleLabel } from '~/features/shared/user/user-texts'
import { createAppIntl } from '~/i18n/intl'
import { catalogue } from '~/i18n/message-loader'
import { authStore } from '~/session/auth-store'

const texts = catalogue.builtIn()
const intl = createAppIntl({ locale: 'fr', messages: texts, builtIn: texts, timeZone: 'Europe/Paris' })

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
    expect(roleLabel(intl, 'agency_admin', 'solo')).toBe('Administrateur')
    expect(roleLabel(intl, 'agency_admin', 'agency')).toBe('Admin Agence')
    expect(roleLabel(intl, 'brand_member', 'solo')).toBe('Membre Marque')
  })

  it('is that of the company of the signed-in user, without another (SET-03)', () => {
    onTestFinished(() => authStore.clear({ copy: true }))
    const user = normaliseUser({ id: 1, user_type: 'brand_member', company_info: { business_mode: 'solo' } })
    authStore.save({ user })
    expect(roleLabel(intl, 'agency_admin')).toBe('Administrateur')
  })
})
