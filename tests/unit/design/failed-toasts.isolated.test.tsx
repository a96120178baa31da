// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

it('a page whose toasts cannot be loaded stays, and the next toast asks again (C135)', async () => {
  vi.resetModules()
  vi.doMock('~/design/feedback/ToastViewport', () => {
    throw new Error('lost')
  })
  const { Toasts } = await import('~/design/feedback/toasts')
  const { toast } = await import('~/design/feedback/toasts')
  render(
    <>
      <p>Marques</p>
      <Toasts />
    </>,
  )
  await act(async () => {
    toast({ severity: 'info', title: 'Première' })
    await vi.dynamicImportSettled()
  })
  expect(screen.queryByText('Marques')).not.toBeNull()

  vi.doMock('~/design/feedback/ToastViewport', () => ({ ToastViewport: () => <p>Avis</p> }))
  await act(async () => {
    toast({ severity: 'info', title: 'Deuxième' })
    await vi.dynamicImportSettled()
  })
  await screen.findByText('Avis')
})
