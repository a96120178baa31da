import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { listBrandsQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { SheetRow } from '~/features/invitations/sheet/sheet-rows'
import { SheetPreview } from '~/features/invitations/sheet/SheetPreview'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

const client = createTestClient()
const Around = mutationProviders(() => client)

afterEach(() => {
  cleanup()
  client.clear()
  vi.unstubAllGlobals()
})

const brand = (id: number) => ({ id, name: `Brand ${id}`, is_active: true })
/** The second brand is beyond the first page. */
const answer = ({ url }: Request) =>
  Response.json({ success: true, data: url.includes('/brands/2/') ? brand(2) : { results: [brand(1)] } })

const nothing = () => {}

const row = (line: number): SheetRow => ({
  line,
  email: `person${line}@exemple.fr`,
  brand: String(1 + (line % 2)),
  role: 'brand_member',
  writtenBrand: '',
  writtenRole: '',
  open: false,
  sent: false,
  later: false,
  refused: '',
})

it('all rows of a sheet ask for their brands together (INV-12)', async () => {
  vi.stubGlobal('fetch', async (request: Request) => answer(request))
  openApi()
  const rows = Array.from({ length: 40 }, (_, at) => row(at + 1))
  render(
    <SheetPreview
      rows={rows}
      busy={false}
      current={undefined}
      upgradable={false}
      onChange={nothing}
      onLeave={nothing}
    />,
    { wrapper: Around },
  )
  await waitFor(() => expect(screen.getAllByText(/^Brand 2 · /)).toHaveLength(20))
  const [list] = client.getQueryCache().findAll({ queryKey: listBrandsQueryKey() })
  expect(list?.getObserversCount()).toBe(1)
})
