import { afterEach, beforeEach, expect, it } from 'vitest'

import { normaliseUser } from '~/api/normalise/normalise'
import { announceAccess } from '~/features/access/access-queries'

import { createTestClient, setCurrentUser } from '../../../support/mutation-providers'

const announced: unknown[] = []
const record = (event: Event) => void announced.push(event instanceof CustomEvent && event.detail)

beforeEach(() => window.addEventListener('user:changed', record))
afterEach(() => {
  window.removeEventListener('user:changed', record)
  announced.length = 0
})

it.each([
  ['the current user', [7, 3], [{ reason: 'brand_access' }]],
  ['other users', [7], []],
])(
  'a change of access of %s is announced as a change of the user only if it is their own (ACC-23)',
  (_, userIds, told) => {
    const client = createTestClient()
    setCurrentUser(client, normaliseUser({ id: 3, user_type: 'brand_member' }))
    announceAccess(client, 'users_removed', { brandIds: [1], userIds })
    expect(announced).toEqual(told)
  },
)
