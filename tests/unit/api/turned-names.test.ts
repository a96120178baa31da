import fc from 'fast-check'
import { expect, it } from 'vitest'

import { normaliseAs } from '~/api/normalise/normalise'
import { displayName } from '~/features/shared/user/user-texts'

const TURNS = ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069']
const turning = new RegExp(`[${TURNS.join('')}]`, 'u')
/** Words between controls, and the same words without them. */
const turned = fc
  .array(fc.oneof(fc.constantFrom(...TURNS), fc.constantFrom('Marie', 'مقهى', 'קפה', '\u200F', 'Duπont', '(2)', '👩‍👩‍👧')))
  .map((parts) => ({ name: `A${parts.join('')}`, plain: `A${parts.filter((part) => !TURNS.includes(part)).join('')}` }))

it('no name turns around what follows it, and none loses a letter (SAN-04, K49)', () => {
  fc.assert(
    fc.property(turned, ({ name, plain }) => {
      const [brand] = normaliseAs('BrandPage', { results: [{ id: 1, name, company: name, brand_admin: name }] }).results
      expect(brand).toMatchObject({ name: plain, company: plain, brand_admin: plain })
      const [user] = normaliseAs('MemberPage', { results: [{ id: 1, first_name: name, username: name }] }).results
      expect(displayName(user ?? {})).toBe(plain)
      const [invitation] = normaliseAs('InvitationList', [{ id: 1, brand_name: name }]).invitations ?? []
      expect(invitation?.brand_name).toBe(plain)
    }),
  )
})

it('a name of controls alone is named by its id (K49)', () => {
  const [brand] = normaliseAs('BrandPage', { results: [{ id: 7, name: TURNS.join('') }] }).results
  expect(brand?.name).toContain('7')
  expect(brand?.name).not.toMatch(turning)
})
