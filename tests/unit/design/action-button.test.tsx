import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { ActionButton } from '~/design/inputs/ActionButton'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const REASON = 'Sélectionnez d’abord des lignes'

const rest = () => act(() => void vi.advanceTimersByTime(1000))

function Once() {
  const [done, setDone] = useState(false)
  return (
    <ActionButton disabledReason={done ? REASON : undefined} onClick={() => setDone(true)}>
      Donner accès
    </ActionButton>
  )
}

it('a reason does not answer the click that made its button unavailable, only a new hover (NFR-08)', () => {
  vi.useFakeTimers()
  render(<Once />)
  const button = screen.getByRole('button')

  fireEvent.pointerEnter(button)
  fireEvent.click(button)
  rest()
  expect(screen.queryByText(REASON)).toBeNull()

  fireEvent.pointerLeave(button)
  fireEvent.pointerEnter(button)
  rest()
  expect(screen.getByText(REASON)).toBeTruthy()
})
