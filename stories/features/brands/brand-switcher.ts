import { screen, userEvent } from 'storybook/test'

import type { Brand } from '#mocks/generated/types.gen.ts'
import { brandSelection } from '~/session/brand-selection'

import { pattern, text } from '../../support/text'

export const opener = () => screen.findByRole('button', { name: pattern('brands.selector.open') })
export const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
export const selected = () => brandSelection.use.getState().selectedBrandId

export async function open() {
  await userEvent.click(await opener())
  await screen.findByRole('listbox', { name: text('brands.selector.search') })
  return screen.getByRole('combobox', { name: text('brands.selector.search') })
}

export const page = (results: Brand[], count = results.length) => ({
  results,
  pagination: { count, previous: null, next: null },
})
