import { expect, it } from 'vitest'

import { usesOfOperations } from '../../../scripts/contract/uses.ts'

const uses = usesOfOperations()

it('the report names the folders that make a call and the pages that reach it', () => {
  expect(uses.get('login')).toEqual({ places: ['features/auth'], pages: ['/auth/login'] })
  expect(uses.get('createBrand')).toEqual({ places: ['features/brands'], pages: ['/brands', '/brands/{brandId}'] })
})

it('the report names all signed-in pages for a call of their shell, and other pages beside them', () => {
  expect(uses.get('getTranslations')?.pages).toContain('all signed-in pages')
  expect(uses.get('getTranslations')?.pages).not.toContain('/dashboard')
})

it('the report takes the key of a cached answer for no call', () => {
  expect(uses.get('listUsers')?.places).not.toContain('features/settings')
  expect(uses.has('replaceBrand')).toBe(false)
})
