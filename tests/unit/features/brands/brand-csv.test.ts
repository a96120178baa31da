import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { brandCsv } from '~/features/brands/brand-csv'
import brandpages from '~/i18n/messages/fr/brandpages.json'
import brands from '~/i18n/messages/fr/brands.json'
import forms from '~/i18n/messages/fr/forms.json'

import { aBrand, withUsers } from '../../../../stories/support/a-brand'

const intl = createIntl({ locale: 'fr', messages: { ...brandpages, ...brands, ...forms } as never })

describe('the export of the brands', () => {
  it('has a line for each, with the name of its administrator, and empty cells for what is not known (BRD-05, BRD-22)', () => {
    const brand = { ...aBrand(1), company: 'Atelier' }
    const lea = {
      id: 4,
      username: 'lea',
      first_name: 'Léa',
      last_name: '',
      email: 'lea@a.example',
      user_type: 'brand_admin',
      is_active: true,
    }
    const [heading, ...lines] = brandCsv(
      intl,
      [
        { ...brand, name: 'Café', url: 'https://cafe.example', brand_admin: 'lea', created_at: '2026-03-16T09:00:00Z' },
        { ...brand, name: 'Z', url: null, company: null, brand_admin: 7, is_active: false, ...withUsers(null) },
        { ...brand, name: 'Y', url: null, company: null, brand_admin: 'hugo' },
      ],
      [lea],
    )
    expect(heading).toEqual([
      'Marque',
      'Site',
      'Entreprise',
      'Administrateur',
      'Nom d’utilisateur de l’administrateur',
      'Utilisateurs',
      'État',
      'Créée le',
    ])
    expect(lines).toEqual([
      ['Café', 'https://cafe.example', 'Atelier', 'Léa', 'lea', '3', 'Active', '2026-03-16'],
      ['Z', '', '', 'Utilisateur n° 7', '', '', 'Inactive', ''],
      ['Y', '', '', 'hugo', 'hugo', '3', 'Active', ''],
    ])
  })
})

it('the export has the same day as the list (BRD-22, LAN-35)', () => {
  const late = { ...aBrand(1, 'Café'), company: null }
  const days = (timeZone: string) => {
    const there = createIntl({ locale: 'fr', timeZone, messages: { ...brandpages, ...brands, ...forms } as never })
    return brandCsv(there, [{ ...late, created_at: '2026-03-31T22:30:00Z' }], [])[1]?.at(-1)
  }
  expect(days('Europe/Paris')).toBe('2026-04-01')
  expect(days('America/New_York')).toBe('2026-03-31')
})
