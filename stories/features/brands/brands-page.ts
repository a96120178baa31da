import { screen, within } from 'storybook/test'

import type { Asked } from '../../support/calls'
import { arrival } from '../../support/page'
import { wholeRow } from '../../support/whole-row'

/** The calls of the page, and not those of the selector beside it: only the page asks for an order. */
export const ofList = {
  when: ({ query }: Pick<Asked<'listBrands'>, 'query'>) => query.ordering !== undefined,
}

export const brandsTable = async () => {
  await arrival('Marques')
  return within(await screen.findByRole('table', { name: 'Marques' }))
}

/** The row of a brand, with what it says. */
export const rowOf = async (name: string) => wholeRow(await brandsTable(), name)

export const switchOf = (name: string) => screen.findByRole('switch', { name: new RegExp(`^${name}.: marque active$`) })

/** In their order on the page. */
export const namesShown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
