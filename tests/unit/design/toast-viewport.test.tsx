import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { clearToasts, toast, TOAST_MS } from '~/design/feedback/toasts'
import { ToastViewport } from '~/design/feedback/ToastViewport'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { AppIntlProvider } from '~/i18n/intl'

const saved = { severity: 'success', title: 'Profil mis à jour avec succès' } as const
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const raise = (...toasts: Parameters<typeof toast>[0][]) => act(() => toasts.forEach(toast))

const undo = (more = {}, target: Element | Window = window) =>
  fireEvent.keyDown(target, { key: 'z', ctrlKey: true, ...more })

describe('the toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    render(
      <ThemeRoot>
        <AppIntlProvider>
          <ToastViewport />
        </AppIntlProvider>
      </ThemeRoot>,
    )
  })

  afterEach(() => {
    cleanup()
    clearToasts()
    vi.useRealTimers()
  })

  it('close after 5 s and are polite (C313)', () => {
    raise(saved)
    expect(screen.getByRole('status').textContent).toContain(saved.title)
    pass(TOAST_MS - 1)
    expect(screen.queryByText(saved.title)).not.toBeNull()
    pass(1)
    expect(screen.queryByText(saved.title)).toBeNull()
  })

  it('leave 10 s for an action that can be taken back (C313)', () => {
    raise({ ...saved, action: { label: 'Annuler', onClick: () => {} } })
    pass(2 * TOAST_MS - 1)
    expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeNull()
    pass(1)
    expect(screen.queryByText(saved.title)).toBeNull()
  })

  it('are taken back by Ctrl+Z from the newest that offers it, never by another action (NFR-08)', () => {
    const [first, last, reload] = [vi.fn(), vi.fn(), vi.fn()]
    raise(
      { ...saved, title: 'Un', action: { label: 'Annuler', onClick: first, undoes: true } },
      { ...saved, title: 'Deux', action: { label: 'Annuler', onClick: last, undoes: true } },
      { ...saved, title: 'Trois', action: { label: 'Recharger', onClick: reload } },
    )
    const field = document.body.appendChild(document.createElement('input'))
    undo({}, field)
    undo({ key: 'Z', shiftKey: true })
    undo({ ctrlKey: false })
    expect(last).not.toHaveBeenCalled()
    undo({ ctrlKey: false, metaKey: true })
    expect([first.mock.calls.length, last.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1, 0])
    expect(screen.queryByText('Deux')).toBeNull()
    field.remove()
    undo()
    undo()
    expect([first.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  })

  it('stay when they are errors, and interrupt (C313)', () => {
    raise({ severity: 'error', title: 'Erreur lors de la suppression' })
    pass(10 * TOAST_MS)
    expect(screen.getByRole('alert').textContent).toContain('Erreur lors de la suppression')
    fireEvent.click(screen.getByRole('button', { name: 'Fermer la notification' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('name what waits behind three errors, and show it once one of them is closed (NFR-03)', () => {
    const errors = [1, 2, 3].map((n) => ({ severity: 'error', title: `Erreur ${n}` }) as const)
    raise(...errors, saved, { severity: 'error', title: 'Erreur 4' }, { severity: 'error', title: 'Erreur 5' })
    expect(screen.getAllByRole('alert')).toHaveLength(3)
    const waiting = screen.getByRole('status')
    expect([...waiting.children].map(({ textContent }) => textContent)).toEqual([
      saved.title,
      'Erreur 4',
      '+ 1 autre message',
    ])
    fireEvent.click(screen.getAllByRole('button', { name: 'Fermer la notification' })[0] as HTMLElement)
    expect(screen.getAllByRole('status')[0]?.textContent).toContain(saved.title)
    expect(screen.getAllByRole('status')[1]?.textContent).toBe('Erreur 4Erreur 5')
  })

  it.each([
    ['pointed at', 'pointerEnter', 'pointerLeave'],
    ['focused', 'focus', 'blur'],
  ] as const)('pause while %s, then continue with the remaining time', (_when, enter, leave) => {
    raise(saved)
    pass(TOAST_MS - 1000)
    const card = screen.getByRole('status')
    fireEvent[enter](card)
    pass(60_000)
    expect(screen.queryByText(saved.title)).not.toBeNull()
    fireEvent[leave](card)
    pass(999)
    expect(screen.queryByText(saved.title)).not.toBeNull()
    pass(1)
    expect(screen.queryByText(saved.title)).toBeNull()
  })

  it('leave on time though the clock of the device goes back while they wait (C313)', () => {
    raise(saved)
    pass(TOAST_MS - 1000)
    const card = screen.getByRole('status')
    vi.setSystemTime(Date.now() - 3_600_000)
    fireEvent.pointerEnter(card)
    fireEvent.pointerLeave(card)
    pass(1000)
    expect(screen.queryByText(saved.title)).toBeNull()
  })

  it('leave no timer when all are cleared', () => {
    const before = vi.getTimerCount()
    raise(saved, { severity: 'info', title: 'Essai prolongé' })
    expect(vi.getTimerCount()).toBe(before + 2)
    act(clearToasts)
    expect(vi.getTimerCount()).toBe(before)
  })
})
