import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { failure } from '#mocks/core/failure.ts'
import { brandSelection } from '~/session/brand-selection'

import { looks } from '../../../.storybook/modes'
import { shellMeta } from '../shell/shell-meta'
import { ShellFrame } from '../shell/ShellFrame'

const meta = {
  title: 'Shell/BrandSelector',
  component: ShellFrame,
  ...shellMeta,
} satisfies Meta<typeof ShellFrame>

export default meta
type Story = StoryObj<typeof meta>

const BRANDS = '*/api/v1/brands/'
const opener = () => screen.findByRole('button', { name: /Changer de marque/ })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const selected = () => brandSelection.use.getState().selectedBrandId

async function open() {
  await userEvent.click(await opener())
  await screen.findByRole('listbox', { name: 'Rechercher une marque' })
  return screen.getByRole('combobox', { name: 'Rechercher une marque' })
}

const aBrand = (id: number, name: string, is_active = true) => ({
  id,
  name,
  company: 'Atelier Lumière',
  url: null,
  brand_admin: null,
  users_count: 3,
  is_active,
})

const page = (results: object[], count = results.length) =>
  HttpResponse.json({
    success: true,
    message: '',
    data: { results, pagination: { count, previous: null, next: null } },
  })

export const BrandSwitcherOpen: Story = {
  name: 'BrandSwitcherOpen · SEL-02 SEL-10',
  parameters: { visit: { world: { brands: 12 } }, chromatic: { modes: looks } },
  play: async () => {
    const field = await open()
    await expect(field).toHaveFocus()
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Boulangerie Marceau')
    await expect(selected()).toBe(1)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[2]?.id)
  },
}

export const ChosenByKeyboard: Story = {
  name: 'ChosenByKeyboard · SEL-10',
  parameters: { visit: { world: { brands: 12 } } },
  play: async () => {
    const button = await opener()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: /Brasserie du Port/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(await opener()).toHaveTextContent('Brasserie du Port')
    await expect(await opener()).toHaveFocus()
    await expect(screen.getByText('Brasserie du Port est maintenant la marque affichée.')).toBeInTheDocument()
    await expect(selected()).toBe(2)
  },
}

export const BrandSwitcherLoading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(BRANDS, () => delay('infinite'))),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('Chargement…').length).toBeGreaterThan(0))
    await expect(screen.queryByRole('button', { name: /Changer de marque/ })).toBeNull()
  },
}

export const BrandSwitcherError: Story = {
  name: 'BrandSwitcherError · BRD-13 SEL-02',
  parameters: { visit: { selectedBrandId: 9 } },
  beforeEach: ({ msw }) =>
    msw.use(http.get(BRANDS, () => failure(500, 'server_error', 'Erreur interne'), { once: true })),
  play: async () => {
    await expect(await screen.findByText('Impossible de récupérer la liste des marques')).toBeVisible()
    await expect(selected()).toBe(9)
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await expect(await opener()).toHaveTextContent('Optique Belle-Vue')
  },
}

export const BrandSwitcherEmpty: Story = {
  name: 'BrandSwitcherEmpty · SEL-07',
  parameters: { visit: { world: { brands: 0 } } },
  play: async () => {
    await expect(await screen.findByText(/Vous n’avez pas encore de marque/)).toBeVisible()
    await expect(selected()).toBeNull()
  },
}

export const BrandSwitcherEmptyForMember: Story = {
  name: 'BrandSwitcherEmptyForMember · SEL-07',
  parameters: { visit: { email: 'lea@atelier-lumiere.example', world: { brands: 0 } } },
  play: async () => {
    await expect(await screen.findByText(/Aucune marque ne vous est attribuée/)).toBeVisible()
  },
}

export const SoloOneBrand: Story = {
  name: 'SoloOneBrand · SEL-08',
  parameters: { visit: { email: 'ines@cabinet-rousseau.example' } },
  play: async () => {
    await expect(await screen.findByText('Cabinet Rousseau')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Changer de marque/ })).toBeNull()
  },
}

const many = Array.from({ length: 100 }, (_, at) => aBrand(at + 1, `Marque ${String(at + 1).padStart(3, '0')}`))

export const BrandSwitcherMany: Story = {
  name: 'BrandSwitcherMany · SEL-04 SEL-06',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(BRANDS, ({ request }) => {
        const asked = new URL(request.url).searchParams
        const found = many.filter(({ name }) => name.includes(asked.get('search') ?? ''))
        const from = (Number(asked.get('page')) - 1) * 20
        return asked.get('page_size') === '20' && asked.get('is_active') === 'true'
          ? page(found.slice(from, from + 20), found.length)
          : failure(400, 'validation_error', 'Requête inattendue')
      }),
    ),
  play: async () => {
    const field = await open()
    await expect(options()).toHaveLength(20)
    await userEvent.click(screen.getByRole('button', { name: 'Charger plus' }))
    await waitFor(() => expect(options()).toHaveLength(40))
    await userEvent.type(field, '077')
    await waitFor(() => expect(options()).toEqual(['MMarque 077'.replace('MM', 'M0M')]))
  },
}

export const LastSearchWins: Story = {
  name: 'LastSearchWins · SEL-06',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(BRANDS, async ({ request }) => {
        const search = new URL(request.url).searchParams.get('search') ?? ''
        if (search === 'Ma') await delay(900)
        return page(search === 'Ma' ? [aBrand(1, 'Trop tard')] : [aBrand(2, `Réponse ${search}`), aBrand(3, 'Autre')])
      }),
    ),
  play: async () => {
    const field = await open()
    await userEvent.type(field, 'Ma')
    await delay(400)
    await userEvent.type(field, 'rc')
    await waitFor(() => expect(options()[0]).toContain('Réponse Marc'))
    await delay(700)
    await expect(options()[0]).toContain('Réponse Marc')
  },
}

export const NothingFound: Story = {
  name: 'NothingFound · SEL-06',
  play: async () => {
    const field = await open()
    await userEvent.type(field, 'Zzz')
    await expect(await screen.findByText(/Aucune marque ne correspond à/)).toBeVisible()
    await userEvent.clear(field)
    await screen.findByRole('option', { name: /Auberge du Vieux Moulin/ })
  },
}

export const TenThousandBrands: Story = {
  name: 'TenThousandBrands · SEL-06',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(BRANDS, () => page(Array.from({ length: 10_000 }, (_, at) => aBrand(at + 1, `Marque ${at + 1}`)))),
    ),
  play: async () => {
    await open()
    const list = screen.getByRole('listbox')
    await userEvent.click(screen.getByRole('button', { name: 'Charger plus' }))
    await waitFor(() => expect(options()).toHaveLength(40))
    await expect(list.querySelectorAll('*').length).toBeLessThan(2000)
  },
}

const longName = 'Compagnie Générale des Établissements Réunis de Restauration et d’Hôtellerie de la Côte d’Opale'

export const BrandSwitcherLongNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(BRANDS, () => page([aBrand(1, longName), aBrand(2, longName.replaceAll(' ', '')), aBrand(3, 'Z')])),
    ),
  play: async () => {
    await open()
    const list = screen.getByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

export const BrandSwitcherInactiveSelected: Story = {
  name: 'BrandSwitcherInactiveSelected · SEL-02',
  parameters: { visit: { selectedBrandId: 41 } },
  play: async () => {
    await waitFor(async () => expect(await opener()).toHaveTextContent('Auberge du Vieux Moulin'))
    await expect(await screen.findByText(/La marque précédente n’est plus disponible/)).toBeInTheDocument()
    await expect(selected()).toBe(16)
  },
}

export const SelectedBeyondTheFirstPage: Story = {
  name: 'SelectedBeyondTheFirstPage · SEL-01 SEL-02',
  parameters: { visit: { selectedBrandId: 47 } },
  play: async () => {
    await expect(await opener()).toHaveTextContent(/Z/)
    await expect(selected()).toBe(47)
    await userEvent.click(await opener())
    await expect(within(await screen.findByRole('listbox')).queryByRole('option', { selected: true })).toBeNull()
  },
}
