import { waitFor, within } from 'storybook/test'

import { theme } from '~/design/theme/tokens'

type List = Pick<ReturnType<typeof within>, 'getByRole' | 'queryAllByText'>

/** A list is a table, and cards in a window narrower than its `cardsBelow`. */
export const listRole = (cardsBelow: 'sm' | 'md' = 'sm') =>
  window.innerWidth < theme.breakpoints.values[cardsBelow] ? 'list' : 'table'

/** The row with this name, drawn in full: until the first paint, a row below the window shows only its name. */
export const wholeRow = (list: List, name: string | RegExp) =>
  waitFor(() => {
    const card = list.queryAllByText(name)[0]?.closest('li')
    if (card) return within(card)
    const cell = list.getByRole('rowheader', { name })
    if (cell.hasAttribute('colspan')) throw new Error(`The row of ${String(name)} is its name alone`)
    return within(cell.closest('tr') ?? cell)
  })
