import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ThemeRoot } from '~/design/theme/theme-mode'
import { PickTable, usePicked } from '~/features/access/PickTable'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

type User = { id: number; name: string }

const USERS: readonly User[] = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, name: `Utilisateur ${at + 1}` }))
const nameOf = ({ name }: User) => name
const renderUser = vi.fn(({ name }: User) => name)

function Picker() {
  return (
    <PickTable
      of="users"
      label="Utilisateurs"
      column="access.column.user"
      search={{ label: 'access.search.users', text: '', onType: () => {} }}
      rows={USERS}
      rowName={nameOf}
      renderRow={renderUser}
      picked={usePicked<User>()}
      pages={{ page: 1, size: 20, total: 20, onPage: () => {} }}
    />
  )
}

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: false, addListener() {}, removeListener() {} }),
  )
  await loadNamespaces('fr', ['data', 'lists', 'access'])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('selecting a user renders the content of none (ACC-27, NFR-12)', () => {
  render(
    <ThemeRoot>
      <AppIntlProvider>
        <Picker />
      </AppIntlProvider>
    </ThemeRoot>,
  )
  renderUser.mockClear()
  const [, , box] = screen.getAllByRole<HTMLInputElement>('checkbox')
  if (!box) throw new Error('no checkbox')
  fireEvent.click(box)
  expect(box.checked).toBe(true)
  expect(renderUser).not.toHaveBeenCalled()
})
