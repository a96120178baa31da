import fc from 'fast-check'
import { expect, it } from 'vitest'

import { readInvitationsSearch } from '~/features/invitations/invitation-queries'

it.each([
  [{}, {}],
  [{ status: 'pending' }, { status: 'pending' }],
  [{ status: 'bounced' }, { status: 'bounced' }],
  [{ status: ' ' }, {}],
  [{ status: ['pending'] }, {}],
  [{ status: '\uD800' }, {}],
  [{ status: ' bounced\uDC00 ' }, { status: 'bounced' }],
  [{ status: 'x'.repeat(41) }, {}],
  [{ invite: true, status: 3 }, { invite: true }],
  [{ invite: 'true' }, { invite: true }],
  [{ invite: 'yes' }, {}],
  [
    { invite: true, email: ' Zoe@Exemple.fr', brand_id: 2 },
    { invite: true, email: 'zoe@exemple.fr', brand_id: 2 },
  ],
  [
    { invite: true, email: 'Zoe@exemple.fr,lou@exemple.fr' },
    { invite: true, email: 'zoe@exemple.fr,lou@exemple.fr' },
  ],
  [{ invite: true, email: 'zoe', brand_id: '2' }, { invite: true }],
  [{ email: 'zoe@exemple.fr', brand_id: 2 }, {}],
  [
    { search: ' café ', for_brand: 7, sender: 'Zoé', ordering: '-email' },
    { search: 'café', for_brand: 7, sender: 'Zoé', ordering: '-email' },
  ],
  [
    { search: 2024, sender: true },
    { search: '2024', sender: 'true' },
  ],
  [{ search: ' ', for_brand: 'Café', sender: ['Zoé'], ordering: 'expires_at' }, {}],
  [{ for_brand: 0, ordering: '-created_at' }, {}],
  [{ ordering: 'created_at' }, { ordering: 'created_at' }],
  [{ ordering: '--email' }, {}],
  [{ page: 2 }, { page: 2 }],
  [{ page: 1 }, {}],
  [{ page: '2', ordering: 'created_at' }, { ordering: 'created_at' }],
  [{ page: 1.5 }, {}],
])('the address %j is read as %j (INV-06, INV-11, C245)', (search, expected) =>
  expect(readInvitationsSearch(search)).toEqual(expected),
)

it('any text of the address is the same when read twice (C245)', () =>
  fc.assert(
    fc.property(
      fc.record({
        status: fc.anything(),
        search: fc.anything(),
        for_brand: fc.anything(),
        sender: fc.anything(),
        ordering: fc.anything(),
        page: fc.anything(),
        invite: fc.anything(),
        email: fc.anything(),
        brand_id: fc.anything(),
      }),
      (search) => {
        const once = readInvitationsSearch(search)
        expect(readInvitationsSearch(once)).toEqual(once)
      },
    ),
  ))
