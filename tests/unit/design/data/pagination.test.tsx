import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Pagination } from '~/design/data/Pagination'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

beforeEach(() => loadNamespaces('fr', ['lists']))
afterEach(cleanup)

type Place = { page: number; pageSize: number; count: number; total?: number; hasNext?: boolean }

it.each<[string, Place, string, boolean]>([
  ['the first page', { page: 1, pageSize: 20, count: 20, total: 47 }, '1–20 sur 47', true],
  ['the last page', { page: 3, pageSize: 20, count: 7, total: 47 }, '41–47 sur 47', false],
  ['a last page that is full', { page: 2, pageSize: 20, count: 20, total: 40 }, '21–40 sur 40', false],
  ['smaller pages of the server', { page: 2, pageSize: 20, count: 10, total: 25, hasNext: true }, '11–20 sur 25', true],
  [
    'the last of larger pages of the server',
    { page: 3, pageSize: 20, count: 30, total: 130 },
    '101–130 sur 130',
    false,
  ],
  ['no total', { page: 2, pageSize: 20, count: 20, hasNext: true }, '21–40', true],
  ['a last page that counts itself alone', { page: 3, pageSize: 20, count: 20, total: 20 }, '41–60', false],
])('the position of the page is shown: %s (BRD-05, K20)', (_what, place, range, more) => {
  const onPage = vi.fn()
  render(
    <ThemeRoot>
      <AppIntlProvider>
        <Pagination {...place} onPage={onPage} />
      </AppIntlProvider>
    </ThemeRoot>,
  )
  expect(screen.getByText(/–/).textContent).toBe(range)
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Page suivante' })
  expect(next.getAttribute('aria-disabled')).toBe(more ? null : 'true')
  // a disabled button would lose the focus of who has just pressed it
  expect(next.disabled).toBe(false)
  fireEvent.click(next)
  expect(onPage.mock.calls).toEqual(more ? [[place.page + 1]] : [])
})

it.each([
  [1, []],
  [2, [[1]]],
])("the button 'previous' on page %d asks for the page before, if there is one (BRD-05, K20)", (page, asked) => {
  const onPage = vi.fn()
  render(
    <ThemeRoot>
      <AppIntlProvider>
        <Pagination page={page} pageSize={20} count={20} total={47} onPage={onPage} />
      </AppIntlProvider>
    </ThemeRoot>,
  )
  const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Page précédente' })
  expect(previous.disabled).toBe(false)
  fireEvent.click(previous)
  expect(onPage.mock.calls).toEqual(asked)
})

it.each([
  [20, ['20', '50', '100']],
  [30, ['20', '30', '50', '100']],
  [5, ['5', '20', '50', '100']],
])('the size of %d, which an address may ask for, is the one that is chosen (BRD-02, K16)', (pageSize, sizes) => {
  render(
    <ThemeRoot>
      <AppIntlProvider>
        <Pagination page={1} pageSize={pageSize} count={5} onPage={() => {}} onPageSize={() => {}} />
      </AppIntlProvider>
    </ThemeRoot>,
  )
  const choice = screen.getByRole<HTMLSelectElement>('combobox')
  expect(choice.value).toBe(String(pageSize))
  expect(Array.from(choice.options, ({ value }) => value)).toEqual(sizes)
})
