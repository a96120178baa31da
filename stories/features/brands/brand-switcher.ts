import { HttpResponse } from 'msw'
import { screen, userEvent } from 'storybook/test'

import { brandSelection } from '~/session/brand-selection'

import { reachNavigation } from '../shell/reach'

export const BRANDS = '*/api/v1/brands/'
export const opener = () => screen.findByRole('button', { name: /Changer de marque/ })
export const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
export const selected = () => brandSelection.use.getState().selectedBrandId

export async function open() {
  await reachNavigation()
  await userEvent.click(await opener())
  await screen.findByRole('listbox', { name: 'Rechercher une marque' })
  return screen.getByRole('combobox', { name: 'Rechercher une marque' })
}

export const aBrand = (id: number, name: string, is_active = true) => ({
  id,
  name,
  company: 'Atelier Lumière',
  url: null,
  brand_admin: null,
  users_count: 3,
  is_active,
})

export const page = (results: object[], count = results.length) =>
  HttpResponse.json({
    success: true,
    message: '',
    data: { results, pagination: { count, previous: null, next: null } },
  })
