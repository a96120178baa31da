import { waitFor, within } from 'storybook/test'

type Table = Pick<ReturnType<typeof within>, 'getByRole'>

/** The row with this name, drawn in full: until the first paint, a row below the window shows only its name. */
export const wholeRow = (table: Table, name: string | RegExp) =>
  waitFor(() => {
    const cell = table.getByRole('rowheader', { name })
    if (cell.hasAttribute('colspan')) throw new Error(`The row of ${String(name)} is its name alone`)
    return within(cell.closest('tr') ?? cell)
  })
