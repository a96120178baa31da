import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { lazyComponent } from '~/design/hooks/lazy-component'
import { loadOnce } from '~/platform/async'

const Greeting = ({ name }: { name: string }) => <p>{`Bonjour ${name}`}</p>

type Load = () => Promise<ComponentType<{ name: string }>>

function partOf(load: Load) {
  const script = loadOnce(load)
  return { script, Part: lazyComponent(script) }
}

/** The part in an error boundary whose button retries. */
const show = ({ Part }: Pick<ReturnType<typeof partOf>, 'Part'>) =>
  render(
    <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>Réessayer</button>}>
      <Part name="Léa" fallback={<p>Chargement</p>} />
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
    show(partOf(() => Promise.resolve(Greeting)))
    expect(screen.queryByText('Chargement')).not.toBeNull()
    await screen.findByText('Bonjour Léa')
  })

  it('shows no fallback where the script is there already', async () => {
    const greeting = partOf(() => Promise.resolve(Greeting))
    await greeting.script.load()
    show(greeting)
    expect(screen.queryByText('Bonjour Léa')).not.toBeNull()
  })

  it('loads a lost script again when its boundary retries (C135)', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Greeting)
    show(partOf(load))
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    expect(load).toHaveBeenCalledTimes(1)
    act(() => retry.click())
    await screen.findByText('Bonjour Léa')
    expect(load).toHaveBeenCalledTimes(2)
  })
})
