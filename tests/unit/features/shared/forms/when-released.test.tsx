import { fireEvent, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { useFieldsLeft, whenReleased } from '~/features/shared/forms/form-fields'

const NAMES: string[] = []

beforeEach(() => {
  renderHook(() => useFieldsLeft({ current: null }, NAMES))
})

const ran = vi.fn<() => void>()
const afterTheClick = () => new Promise((resolve) => setTimeout(resolve))

it.each(['mouseup', 'contextmenu', 'keydown'])('LOG-24 · waits while the button is down, until %s', async (event) => {
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
})

it('LOG-24 · another button than the first presses nothing', () => {
  ran.mockClear()
  fireEvent.mouseDown(document.body, { button: 2 })
  whenReleased(ran)
  expect(ran).toHaveBeenCalledOnce()
})
