import { waitFor, within } from 'storybook/test'

type List = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByText'>

/** A list is a table, and lines on a phone. */
export const listRole = () => (window.innerWidth < 600 ? 'list' : 'table')

/** The row with this name, drawn in full: until the first paint, a row below the window shows only its name. */
export const wholeRow = (list: List, name: string | RegExp) =>
  waitFor(() => {
    if (listRole() === 'list') return within(list.getAllByText(name)[0]?.closest('li') ?? document.body)
    const cell = list.getByRole('rowheader', { name })
    if (cell.hasAttribute('colspan')) throw new Error(`The row of ${String(name)} is its name alone`)
    return within(cell.closest('tr') ?? cell)
  })
