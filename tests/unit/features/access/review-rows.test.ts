import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { AccessUser } from '~/features/access/access-change'
import { rowsOf } from '~/features/access/review/ReviewMatrix'

const user = fc
  .record({ id: fc.integer({ min: 1, max: 60 }), everything: fc.boolean() })
  .map(({ id, everything }): AccessUser => ({
    id,
    username: `u${id}`,
    first_name: 'Ada',
    last_name: '',
    email: '',
    user_type: everything ? 'agency_admin' : 'brand_member',
    is_active: true,
  }))

describe('the lines of the review', () => {
  it('users by role alone are one line, first, and every user has one line once it is open (ACC-29)', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(user, { selector: ({ id }) => id }),
        fc.array(fc.integer({ min: 1, max: 60 })),
        (users, assigned) => {
          const counts = new Map(assigned.map((id) => [id, 1]))
          const closed = rowsOf(users, counts, false)
          const open = rowsOf(users, counts, true)
          const byRole = users.filter(({ id, user_type }) => user_type === 'agency_admin' && !counts.has(id))
          const lines = byRole.length > 0 ? 1 : 0
          expect(closed).toHaveLength(users.length - byRole.length + lines)
          expect(open).toHaveLength(users.length + lines)
          expect(closed.filter(({ kind }) => kind === 'byRole')).toEqual(
            lines ? [{ kind: 'byRole', users: byRole, open: false }] : [],
          )
          const shown = open.flatMap((row) => (row.kind === 'user' ? row.user.id : []))
          expect(new Set(shown)).toEqual(new Set(users.map(({ id }) => id)))
        },
      ),
    )
  })
})
