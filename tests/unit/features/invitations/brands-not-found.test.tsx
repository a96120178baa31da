import type { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { toast, useToasts } from '~/design/feedback/toasts'
import { emptyInviteForm, inviteFormSchema, type InviteFormValues } from '~/features/invitations/invite-form'
import { MissingBrands } from '~/features/invitations/InviteResult'
import { useZodForm } from '~/features/shared/forms/use-zod-form'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

let client: QueryClient

const Around = mutationProviders(() => client)

/** The field of the brand and the toasts, as texts. */
function Dialog() {
  const form = useZodForm<InviteFormValues>({
    schema: inviteFormSchema,
    fields: ['brand_id'],
    defaultValues: { ...emptyInviteForm, brand_id: '9' },
    pending: false,
    failure: null,
    onSubmit: async () => {},
  })
  const { error } = form.field('brand_id')
  return (
    <>
      <MissingBrands form={form} />
      <output>{error}</output>
      <ul>
        {useToasts().map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  )
}

function answer(request: Request): Response {
  if (!request.url.includes('/brands/9/')) return Response.json({ success: true, data: { results: [] } })
  // what the transport signals
  toast({ severity: 'warning', general: 'refusal', title: 'Accès refusé' })
  return Response.json({ success: false, message: 'Non' }, { status: 403 })
}

beforeEach(() => {
  client = createTestClient()
  vi.stubGlobal('fetch', async (request: Request) => answer(request))
  openApi()
})

afterEach(() => {
  cleanup()
  client.clear()
  vi.unstubAllGlobals()
})

it('the field says that a brand is no longer available, and no toast repeats it (INV-01, NFR-04)', async () => {
  render(<Dialog />, { wrapper: Around })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('invitations.dialog.brand.gone'))
  expect(screen.queryByText('Accès refusé')).toBeNull()
})
