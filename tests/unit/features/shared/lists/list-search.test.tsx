import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'

import { ListSearch } from '~/features/shared/lists/ListTools'
import { TYPING_PAUSE_MS } from '~/platform/clock'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const onSearch = vi.fn<(text: string) => void>()
const search = (value: string) => (
  <IntlProvider locale="fr" onError={() => {}}>
    <ListSearch label="Rechercher" value={value} onSearch={onSearch} />
  </IntlProvider>
)
const shown = () => screen.getByRole<HTMLInputElement>('searchbox').value
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })

it('a text typed while the URL follows an earlier search stays, and another change of the URL replaces it (BRD-22)', () => {
  vi.useFakeTimers()
  const { rerender } = render(search('bou'))
  type('bous')
  act(() => void vi.advanceTimersByTime(TYPING_PAUSE_MS))
  expect(onSearch).toHaveBeenLastCalledWith('bous')
  type('brasserie')
  rerender(search('bous'))
  expect(shown()).toBe('brasserie')
  act(() => void vi.advanceTimersByTime(TYPING_PAUSE_MS))
  expect(onSearch).toHaveBeenLastCalledWith('brasserie')
  rerender(search('brasserie'))
  rerender(search('bou'))
  expect(shown()).toBe('bou')
})
