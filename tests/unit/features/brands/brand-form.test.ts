import { describe, expect, it } from 'vitest'

import {
  brandFormSchema,
  emptyBrandForm,
  hasBrandChanges,
  toBrandInput,
  toBrandPatch,
} from '~/features/brands/brand-form'

const errorsOf = (values: Partial<typeof emptyBrandForm>, stored = emptyBrandForm) => {
  const result = brandFormSchema(stored).safeParse({ ...emptyBrandForm, ...values })
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

describe('the form of a brand', () => {
  it.each([
    ['', 'brandpages.brandName.required'],
    ['   ', 'brandpages.brandName.required'],
    ['a'.repeat(101), 'brandpages.brandName.tooLong'],
    ['a<b', 'brandpages.brandName.characters'],
    ['a\u0007b', 'brandpages.brandName.characters'],
    ['a\u200Bb', 'brandpages.brandName.characters'],
  ])('refuses the name %j (BRD-08, K49)', (name, message) => expect(errorsOf({ name })).toEqual([message]))

  it.each(['Z', ' Café de l’Étoile ', '👩‍🍳 Chez Léa'.replace('\u200D', ''), 'a'.repeat(100), 'Tom & Jerry'])(
    'takes the name %j (BRD-08)',
    (name) => expect(errorsOf({ name })).toEqual([]),
  )

  it.each([
    ['http://a b', 'brandpages.url.format'],
    ['javascript:alert(1)', 'brandpages.url.format'],
    ['https://', 'brandpages.url.format'],
    [`https://exemple.fr/${'a'.repeat(2000)}`, 'brandpages.url.tooLong'],
  ])('refuses the address %j (BRD-08)', (url, message) => expect(errorsOf({ name: 'a', url })).toEqual([message]))

  it('neither checks nor sends a stored value that is untouched (BRD-08)', () => {
    const stored = { name: 'Vieux <nom>', url: 'ftp://vieux', is_active: true }
    expect(errorsOf(stored, stored)).toEqual([])
    expect(toBrandPatch({ ...stored, is_active: false }, stored)).toEqual({ is_active: false })
    expect(errorsOf({ ...stored, name: 'Autre <nom>' }, stored)).toEqual(['brandpages.brandName.characters'])
  })

  it('sends names trimmed and composed, and a removed address as an empty one (BRD-07)', () => {
    expect(toBrandInput({ name: ' Cafe\u0301 ', url: ' HTTPS://Cafe.example ', is_active: true })).toEqual({
      name: 'Café',
      url: 'https://Cafe.example',
      is_active: true,
    })
    expect(toBrandInput({ ...emptyBrandForm, name: 'a' })).toEqual({ name: 'a', is_active: true })
    const stored = { name: 'a', url: 'https://a.example', is_active: true }
    expect(toBrandPatch({ ...stored, url: ' ' }, stored)).toEqual({ url: '' })
    expect(hasBrandChanges(stored, stored)).toBe(false)
  })
})
