import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { clearToasts } from '~/design/feedback/toasts'
import { readInviteDraft } from '~/features/invitations/invite-draft'
import { useInviteForm } from '~/features/invitations/use-invite-form'
import { clearDrafts } from '~/features/shared/forms/draft'

import { aroundActs } from '../../../support/around-acts'
import { openApi } from '../../../support/open-api'

let client: QueryClient
const Around = aroundActs(() => client)

const openDialog = () =>
  renderHook(
    ({ email }: { email?: string }) =>
      useInviteForm({ open: true, email, brandId: undefined, onSending: () => {}, onWrongRow: () => {} }),
    { wrapper: Around, initialProps: {} },
  )

const kept = () => readInviteDraft(null).emails

let letThrough = () => {}

beforeEach(() => {
  client = new QueryClient()
  const { promise, resolve } = Promise.withResolvers<void>()
  letThrough = resolve
  let sent = 0
  vi.stubGlobal('fetch', async (input: Request) => {
    // the slots are checked, then the first invitation is sent, and the second waits
    if (input.url.endsWith('/send/') && ++sent > 1) await promise
    return Response.json({ success: true, message: null, data: { valid: true } })
  })
  openApi()
})

afterEach(() => {
  letThrough()
  cleanup()
  clearDrafts()
  clearToasts()
  client.clear()
  vi.unstubAllGlobals()
})

/** Ada's invitation is sent, Bo's waits. */
async function sendTwo() {
  const dialog = openDialog()
  act(() => dialog.result.current.form.setValue('emails', 'ada@exemple.fr\nbo@exemple.fr\n'))
  act(() => dialog.result.current.form.setValue('brand_id', '3'))
  act(() => void dialog.result.current.form.shell.send(document.createElement('form')))
  await waitFor(() => expect(dialog.result.current.progress).toMatchObject({ done: 1, total: 2 }))
  return dialog
}

describe('a form that a link changes while invitations are sent', () => {
  it('SES-47 INV-12 · keeps no address in its draft that is sent', async () => {
    const sending = await sendTwo()
    sending.rerender({ email: 'zoe@exemple.fr' })
    expect(kept()).toBe('bo@exemple.fr\nzoe@exemple.fr\n')
  })

  it('SES-47 INV-12 · nor does one that was opened meanwhile, which shows how far they are', async () => {
    const sending = await sendTwo()
    sending.unmount()
    const { result, rerender } = openDialog()
    expect(result.current.progress).toMatchObject({ done: 1, total: 2 })
    letThrough()
    await waitFor(() => expect(kept()).toBe(''))
    rerender({ email: 'zoe@exemple.fr' })
    expect(kept()).toBe('zoe@exemple.fr\n')
    await waitFor(() => expect(result.current.phase).toBe('idle'))
    expect(result.current.form.getValues('emails')).toBe('zoe@exemple.fr\n')
  })

  it('INV-12 · an address that is typed again after the end is kept', async () => {
    const { result } = await sendTwo()
    letThrough()
    await waitFor(() => expect(result.current.done).toBe(true))
    act(() => result.current.form.setValue('emails', 'ada@exemple.fr\n'))
    expect(kept()).toBe('ada@exemple.fr\n')
  })
})
