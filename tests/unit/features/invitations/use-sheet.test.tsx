import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { clearToasts, newestUndo, useToasts } from '~/design/feedback/toasts'
import { emptyInviteForm, inviteFormSchema, type InviteFormValues } from '~/features/invitations/invite-form'
import { useSheet } from '~/features/invitations/sheet/SheetPreview'
import { useZodForm } from '~/features/shared/forms/use-zod-form'

import { aBrand } from '../../../../stories/support/a-brand'
import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

const client = createTestClient()
const Around = mutationProviders(() => client)

afterEach(() => {
  cleanup()
  clearToasts()
  client.clear()
  vi.unstubAllGlobals()
})

const brand = aBrand(1, 'Café')
const pageOf = (next: string | null) =>
  Response.json({
    success: true,
    message: null,
    data: { results: [brand], pagination: { count: 2, next, previous: null } },
  })

const openSheet = () =>
  renderHook(
    ({ open }) => {
      const form = useZodForm<InviteFormValues>({
        schema: inviteFormSchema,
        fields: [],
        defaultValues: emptyInviteForm,
        pending: false,
        failure: null,
        onSubmit: async () => {},
      })
      return { form, sheet: useSheet(form, open, () => null) }
    },
    { wrapper: Around, initialProps: { open: true } },
  )

it('a sheet is being read until its rows are shown, and an older one never replaces them (INV-12)', async () => {
  const searches: (() => void)[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (!new URL(url).searchParams.has('search')) return pageOf('https://api.exemple.fr/?page=2')
    await new Promise<void>((resolve) => searches.push(resolve))
    return pageOf(null)
  })
  openApi()
  // the field that was pasted into, which the rows replace
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  const { result } = openSheet()
  const emails = () => result.current.form.getValues('sheet').map(({ email }) => email)

  // a brand beyond the first page is searched for; the brand of the newer sheet is on it
  act(() => void result.current.sheet.offer('old@exemple.fr\tLoin'))
  await waitFor(() => expect(searches).toHaveLength(1))
  expect(result.current.sheet.reading).toBe(true)
  act(() => void result.current.sheet.offer('new@exemple.fr\tCafé'))
  await waitFor(() => expect(emails()).toEqual(['new@exemple.fr']))
  expect(result.current.sheet.reading).toBe(false)
  await act(async () => searches.forEach((answer) => answer()))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(emails()).toEqual(['new@exemple.fr'])
  field.remove()
  await waitFor(() => expect(document.activeElement).toBe(document.body))
})

it('a sheet that was removed comes back by the undo of its toast, until the dialog closes (INV-12)', async () => {
  vi.stubGlobal('fetch', async () => pageOf(null))
  openApi()
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  const toasts = renderHook(useToasts).result
  const { result, rerender } = openSheet()
  const emails = () => result.current.form.getValues('sheet').map(({ email }) => email)
  act(() => void result.current.sheet.offer('ana@exemple.fr\tCafé\nbob@exemple.fr\tCafé'))
  await waitFor(() => expect(emails()).toEqual(['ana@exemple.fr', 'bob@exemple.fr']))
  act(() => result.current.sheet.leave(button))
  expect(emails()).toEqual([])
  act(() => newestUndo()?.())
  expect(emails()).toEqual(['ana@exemple.fr', 'bob@exemple.fr'])
  act(() => result.current.sheet.leave(button))
  await waitFor(() => expect(toasts.current).toHaveLength(1))
  button.remove()
  rerender({ open: false })
  await waitFor(() => expect(toasts.current).toEqual([]))
})
