import { fireEvent, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { useFieldsLeft, whenReleased } from '~/features/shared/forms/form-fields'

const NAMES: string[] = []

beforeEach(() => {
  renderHook(() => useFieldsLeft({ current: null }, NAMES))
})

const ran = vi.fn<() => void>()
const afterTheClick = () => new Promise((resolve) => setTimeout(resolve))

it.each(['mouseup', 'contextmenu', 'keydown'])(
  'a press waits while the button is down, until %s (LOG-24)',
  async (event) => {
    ran.mockClear()
    fireEvent.mouseDown(document.body)
    whenReleased(ran)
    await afterTheClick()
    expect(ran).not.toHaveBeenCalled()
    fireEvent(document.body, new Event(event, { bubbles: true }))
    await afterTheClick()
    expect(ran).toHaveBeenCalledOnce()
    whenReleased(ran)
    expect(ran).toHaveBeenCalledTimes(2)
  },
)

it('a press of another button than the first does nothing (LOG-24)', () => {
  ran.mockClear()
  fireEvent.mouseDown(document.body, { button: 2 })
  whenReleased(ran)
  expect(ran).toHaveBeenCalledOnce()
})
