import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { clearToasts } from '~/design/feedback/toasts'
import { readInviteDraft } from '~/features/invitations/invite-form'
import { useInviteForm } from '~/features/invitations/use-invite-form'
import { clearDrafts } from '~/features/shared/forms/draft'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

let client: QueryClient
const Around = mutationProviders(() => client)

const openDialog = () =>
  renderHook(
    ({ email, brandId, open = true }: { email?: string; brandId?: number; open?: boolean }) =>
      useInviteForm({ open, email, brandId, onSending: () => {}, onWrongRow: () => {} }),
    { wrapper: Around, initialProps: {} },
  )

const draft = () => readInviteDraft(null).emails

/** Each lets one invitation through, in the order of the calls. */
let waiting: (() => void)[] = []
let over = false

beforeEach(() => {
  client = createTestClient()
  waiting = []
  over = false
  vi.stubGlobal('fetch', async (input: Request) => {
    if (input.url.endsWith('/send/') && !over) await new Promise<void>((resolve) => void waiting.push(resolve))
    return Response.json({ success: true, message: null, data: { valid: true } })
  })
  openApi()
})

afterEach(async () => {
  over = true
  for (const answer of waiting) answer()
  await act(async () => {})
  cleanup()
  clearDrafts()
  clearToasts()
  client.clear()
  vi.unstubAllGlobals()
})

async function letThrough() {
  await waitFor(() => expect(waiting).not.toEqual([]))
  await act(async () => waiting.shift()?.())
}

/** Sends invitations to Ada, Bo and Cy; Ada's is sent. */
async function sendThree() {
  const dialog = openDialog()
  act(() => dialog.result.current.form.setValue('emails', 'ada@exemple.fr\nbo@exemple.fr\ncy@exemple.fr\n'))
  act(() => dialog.result.current.form.setValue('brand_id', '3'))
  act(() => void dialog.result.current.form.submission.send(document.createElement('form')))
  await letThrough()
  await waitFor(() => expect(dialog.result.current.progress).toMatchObject({ done: 1, total: 3 }))
  return dialog
}

describe('a form that a link changes while invitations are sent', () => {
  it('stores no sent address in its draft (SES-47, INV-12)', async () => {
    const sending = await sendThree()
    sending.rerender({ email: 'zoe@exemple.fr' })
    expect(draft()).toBe('bo@exemple.fr\ncy@exemple.fr\nzoe@exemple.fr\n')
  })

  it('stores no sent address in a draft that was opened meanwhile, before and after the end (SES-47, INV-12)', async () => {
    const first = await sendThree()
    first.unmount()
    const { result, rerender } = openDialog()
    expect(result.current.form.getValues('emails')).toBe('bo@exemple.fr\ncy@exemple.fr\n')
    await letThrough()
    await waitFor(() => expect(result.current.progress).toMatchObject({ done: 2, total: 3 }))
    rerender({ email: 'zoe@exemple.fr' })
    expect(draft()).toBe('cy@exemple.fr\nzoe@exemple.fr\n')
    await letThrough()
    await waitFor(() => expect(result.current.phase).toBe('idle'))
    expect(result.current.form.getValues('emails')).toBe('zoe@exemple.fr\n')
    expect(draft()).toBe('zoe@exemple.fr\n')
  })

  it('an address that is typed again after the end stays (INV-12)', async () => {
    const { result } = await sendThree()
    await letThrough()
    await letThrough()
    await waitFor(() => expect(result.current.done).toBe(true))
    act(() => result.current.form.setValue('emails', 'ada@exemple.fr\n'))
    expect(draft()).toBe('ada@exemple.fr\n')
  })
})

describe('a form that links open one after the other', () => {
  it('a link with an address only does not keep the brand of an earlier link (INV-01)', () => {
    const { result, rerender } = openDialog()
    rerender({ brandId: 3 })
    expect(result.current.form.getValues('brand_id')).toBe('3')
    rerender({ open: false })
    rerender({ email: 'zoe@exemple.fr' })
    expect(result.current.form.getValues()).toMatchObject({ emails: 'zoe@exemple.fr\n', brand_id: '' })
  })

  it('a link with a brand does not keep the other brands of an earlier visit (INV-01, INV-12)', () => {
    const { result, rerender } = openDialog()
    act(() => result.current.form.setValue('other_brands', [{ brand: '8' }, { brand: '9' }]))
    rerender({ open: false })
    rerender({ brandId: 3 })
    expect(result.current.form.getValues()).toMatchObject({ brand_id: '3', other_brands: [] })
  })

  it('a link with an address only keeps the brand that the user chose for other addresses (INV-01)', () => {
    const { result, rerender } = openDialog()
    act(() => result.current.form.setValue('emails', 'ada@exemple.fr\n'))
    act(() => result.current.form.setValue('brand_id', '3'))
    rerender({ email: 'zoe@exemple.fr' })
    expect(result.current.form.getValues('brand_id')).toBe('3')
  })
})

describe('a pasted sheet', () => {
  const row = { brand: '3', role: 'brand_member', writtenBrand: '', writtenRole: '', open: true } as const
  const rest = { later: false, refused: '' }
  const rows = [
    { ...row, ...rest, line: 1, email: 'Ada@exemple.fr', sent: false },
    { ...row, ...rest, line: 2, email: 'bo@exemple.fr', sent: false },
    { ...row, ...rest, line: 3, email: 'cy@exemple.fr', sent: true },
  ]

  it('loses the rows of colleagues, and closes once nobody is left to invite (INV-12)', () => {
    const { result } = openDialog()
    act(() => result.current.form.setValue('sheet', rows))
    act(() => result.current.leaveOut(['ada@exemple.fr', 'cy@exemple.fr']))
    expect(result.current.rows.map(({ line }) => line)).toEqual([2, 3])
    act(() => result.current.leaveOut(['bo@exemple.fr']))
    expect(result.current.rows).toEqual([])
  })
})
