import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { type AdminUndo, adminChangeOf } from '~/features/access/access-change'
import { undoAdmin } from '~/features/access/admin-queries'
import { serverText } from '~/i18n/error-text'

import { LEA } from '../../../support/lea'
import { openApi } from '../../../support/open-api'

const PORT = { id: 7, name: 'Brasserie du Port' }
/** Before it, the brand had no administrator. */
const UNDO: AdminUndo = {
  ...adminChangeOf(LEA, [PORT], 'brand'),
  kind: 'undoAdmin',
  before: new Map([[PORT.id, { users: [], admin_user: null }]]),
}
const STILL_ADMIN = { success: true, data: { users: [], admin_user: LEA, removed_users_count: 1 } }

beforeEach(() => openApi())
afterEach(() => vi.unstubAllGlobals())

it('a role that stays after its undoing is told in the language of the user (ACC-26)', async () => {
  vi.stubGlobal('fetch', async () => Response.json(STILL_ADMIN))
  const failure: unknown = await undoAdmin(UNDO).catch((one) => one)
  expect(failure).toMatchObject({ message: 'The user still administers the brand' })
  expect(serverText(failure)).toBeUndefined()
})

it('a role that was taken away stays so, though the last reading fails (ACC-26)', async () => {
  let readings = 0
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    if (method === 'GET' && ++readings > 1) return new Response('', { status: 502 })
    return Response.json(STILL_ADMIN)
  })
  expect(await undoAdmin(UNDO)).toMatchObject({ brands: [PORT], failed: [] })
})
