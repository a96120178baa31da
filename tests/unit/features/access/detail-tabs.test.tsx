import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { DetailTabs } from '~/features/access/UserDetail'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'

afterEach(cleanup)

it('a tab is marked before its rows are drawn (ACC-27, NFR-01)', () => {
  const seen: (string | null)[] = []
  function Rows() {
    const tab = screen.getByRole('tab', { name: 'access.tab.add' })
    if (seen.length === 0) seen.push(tab.getAttribute('aria-selected'))
    return <p>Rows to add</p>
  }
  render(<DetailTabs count={2} assigned={<p>Assigned rows</p>} add={<Rows />} />, {
    wrapper: mutationProviders(createTestClient),
  })
  fireEvent.click(screen.getByRole('tab', { name: 'access.tab.add' }))
  expect(seen).toEqual(['true'])
  expect(screen.getByRole('tabpanel').textContent).toBe('Rows to add')
  expect(screen.queryByText('Assigned rows')).toBeNull()
})
