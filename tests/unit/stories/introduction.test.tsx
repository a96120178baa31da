import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { MapOfStates } from '../../../stories/support/docs/Introduction'

const AREA = {
  title: 'User detail — features/users/UserDrawer',
  shown: [
    { name: 'Default', shows: 'The user', modes: 'M I', story: 'features-users-userdrawer--opened' },
    { name: 'Failed', shows: '', modes: '', story: 'features-users-userdrawer--failed' },
  ],
  leftOut: [{ reason: 'not built: no call', names: ['History', 'HistoryEmpty'] }],
  missing: [],
}

it('The map of states leads to the story of each state, and says what it shows and in which modes', () => {
  render(<MapOfStates areas={[AREA]} />)
  const link = screen.getByRole('link', { name: 'Default' })
  expect(link.getAttribute('href')).toBe('./?path=/story/features-users-userdrawer--opened')
  expect(link.parentElement?.textContent).toBe('Default: The user · dark and at 390 px too · in five languages')
  expect(screen.getByRole('link', { name: 'Failed' }).parentElement?.textContent).toBe('Failed')
})

it('The map of states folds the states without a story below the others, and has each reason once', () => {
  render(<MapOfStates areas={[AREA]} />)
  const folded = screen.getByRole('group')
  expect((folded as HTMLDetailsElement).open).toBe(false)
  expect(within(folded).getByText('2 without a story')).toBeDefined()
  expect(folded.querySelector('li')?.textContent).toBe('History, HistoryEmpty: not built: no call')
})

it('The map of states begins with links to its areas', () => {
  render(<MapOfStates areas={[AREA]} />)
  const target = screen.getByRole('link', { name: 'User detail' }).getAttribute('href')?.slice(1)
  expect(document.getElementById(target ?? '')?.textContent).toBe('User detail')
})
