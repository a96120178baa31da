import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { brandCsv } from '~/features/brands/brand-csv'
import { hostOf, webLink } from '~/features/brands/web-link'

const intl = createIntl({ locale: 'fr', messages: {}, onError: () => {} })

describe('the export of the brands', () => {
  it('BRD-05 BRD-22 · has a line for each, and nothing where nothing is known', () => {
    const brand = { id: 1, company: 'Atelier', users_count: 3, is_active: true }
    const [heading, ...lines] = brandCsv(intl, [
      { ...brand, name: 'Café', url: 'https://cafe.example', brand_admin: 'lea', created_at: '2026-03-16T09:00:00Z' },
      { ...brand, name: 'Z', url: null, company: null, brand_admin: 7, is_active: false },
    ])
    expect(heading).toHaveLength(7)
    expect(lines).toEqual([
      ['Café', 'https://cafe.example', 'Atelier', 'lea', '3', 'brands.active', '2026-03-16'],
      ['Z', '', '', '#7', '3', 'brands.inactive', ''],
    ])
  })
})

describe('the site of a brand', () => {
  it.each([null, '', 'exemple.fr', 'javascript:alert(1)', 'data:text/html,x', 'ftp://exemple.fr'])(
    '%j is no link',
    (url) => expect(webLink(url)).toBeUndefined(),
  )

  it('is named by its host', () => {
    expect(hostOf(webLink('https://www.exemple.fr/page?x=1') ?? '')).toBe('exemple.fr')
  })
})
