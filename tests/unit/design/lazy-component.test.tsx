import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { lazyComponent } from '~/design/hooks/lazy-component'

const Greeting = ({ name }: { name: string }) => <p>{`Bonjour ${name}`}</p>

type Load = () => Promise<ComponentType<{ name: string }>>

/** The component in an error boundary whose button retries. */
const show = (Lazy: ReturnType<typeof lazyComponent<{ name: string }>>) =>
  render(
    <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>Réessayer</button>}>
      <Lazy name="Léa" fallback={<p>Chargement</p>} />
    </ErrorBoundary>,
  )

beforeEach(() => {
  // React reports what a boundary catches
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.mocked(console.error).mockRestore()
})

describe('a section whose script is loaded when it is first shown', () => {
  it('shows its fallback until it is there', async () => {
    show(lazyComponent(async () => Greeting))
    expect(screen.queryByText('Chargement')).not.toBeNull()
    await screen.findByText('Bonjour Léa')
  })

  it('shows no fallback where the script is there already', async () => {
    const Lazy = lazyComponent(async () => Greeting)
    await Lazy.load()
    show(Lazy)
    expect(screen.queryByText('Bonjour Léa')).not.toBeNull()
  })

  it('loads a lost script again when its boundary retries (C135)', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Greeting)
    show(lazyComponent(load))
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    expect(load).toHaveBeenCalledTimes(1)
    act(() => retry.click())
    await screen.findByText('Bonjour Léa')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is loaded once by the control that opens it: by the pointer, then by the focus', () => {
    const load = vi.fn<Load>().mockResolvedValue(Greeting)
    const { preloadOnIntent } = lazyComponent(load)
    expect(load).not.toHaveBeenCalled()
    render(<button {...preloadOnIntent}>Ouvrir</button>)
    const opener = screen.getByRole('button', { name: 'Ouvrir' })
    fireEvent.pointerEnter(opener)
    fireEvent.focus(opener)
    expect(load).toHaveBeenCalledTimes(1)
  })
})
