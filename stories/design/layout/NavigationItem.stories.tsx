import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { BrandsIcon, DashboardIcon, UsersIcon } from '~/design/icons/icons'
import { NavigationItem } from '~/design/layout/NavigationItem'
import { PlainList } from '~/design/layout/PlainList'

import { looks } from '../../../.storybook/modes'

/**
 * A link of the side navigation, with an icon. `aria-current` marks the current page, or the one it belongs to. Pages of one
 * area are `LinkTabs`.
 */
const meta = { component: NavigationItem } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof NavigationItem> = {
  args: { href: '#marques', children: 'Marques', 'aria-current': 'page' },
}

export const NavigationItems: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <PlainList aria-label="Rubriques" gap={0.25}>
      <li>
        <NavigationItem href="#tableau-de-bord">
          <DashboardIcon size={20} />
          <span>Tableau de bord</span>
        </NavigationItem>
      </li>
      <li>
        <NavigationItem href="#marques" aria-current="page">
          <BrandsIcon size={20} />
          <span>Marques</span>
        </NavigationItem>
      </li>
      <li>
        <NavigationItem href="#utilisateurs" aria-label="Utilisateurs" data-compact>
          <UsersIcon size={20} />
        </NavigationItem>
      </li>
    </PlainList>
  ),
  play: async ({ canvas }) => {
    const weight = (name: string) => getComputedStyle(canvas.getByRole('link', { name })).fontWeight
    await expect(weight('Marques')).toBe('600')
    await expect(weight('Tableau de bord')).toBe('500')
    await expect(getComputedStyle(canvas.getByRole('link', { name: 'Utilisateurs' })).justifyContent).toBe('center')
  },
}
