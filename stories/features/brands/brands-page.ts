import { screen, userEvent, within } from 'storybook/test'

import { callsTo, type Asked } from '../../support/calls'
import { arrival } from '../../support/page'
import { pattern, text } from '../../support/text'
import { listRole, wholeRow } from '../../support/whole-row'

/** The calls of the page, and not those of the selector beside it: only the page asks for an order. */
export const ofList = {
  when: ({ query }: Pick<Asked<'listBrands'>, 'query'>) => query.ordering !== undefined,
}

export const brandsTable = async () => {
  await arrival(text('navigation.brands'))
  return within(await screen.findByRole(listRole(), { name: text('navigation.brands') }))
}

/** The row of a brand, with what it says. */
export const rowOf = async (name: string) => wholeRow(await brandsTable(), name)

export const switchOf = (name: string) => screen.findByRole('switch', { name: pattern('brandpages.toggle', { name }) })

/** The boxes of rows or cards, and not the one that selects all of them. */
export const rowBoxes = () => screen.findAllByRole('checkbox', { name: (name) => name !== text('lists.selection.all') })

/** What the page asked its list for. */
export const listQueries = () =>
  callsTo('listBrands')
    .filter(ofList.when)
    .map(({ query }) => query)

/** The count below a list. */
export const findRange = (from: number, to: number, total: number) =>
  screen.findByText(text('lists.pagination.range', { from, to, total }))

export const removeFilter = async (label: string) =>
  userEvent.click(await screen.findByRole('button', { name: pattern('lists.filters.remove', { name: label }) }))

/** In their order on the page. */
export const namesShown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
