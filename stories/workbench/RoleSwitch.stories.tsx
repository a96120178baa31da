import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { BASTIEN, CLAIRE, GARANCE, HUGO, JEANNE, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { endPages } from '../support/app-page'
import { Screen } from '../support/Screen'
import { text } from '../support/text'
import type { Role } from '../support/toolbar'
import { readToolbar, roleNote } from '../support/toolbar-state'
import { visit, type Visit } from '../support/visit'

/** A page as a story opens it, and who has which role in its company. */
type Opened = Visit & { url: string; users: Partial<Record<Role, string>> }

const AGENCY = { agency_admin: CLAIRE, brand_admin: BASTIEN, brand_member: LEA, client_readonly: HUGO }
const FIRST_USE = { ...worlds.noBrand, ...worlds.quiet, users: 1, trialDays: 14 }

const PAGES: readonly Opened[] = [
  { url: '/brands', as: CLAIRE, users: AGENCY },
  { url: '/invitations', as: LEA, users: AGENCY },
  { url: '/users', as: CLAIRE, world: worlds.trial, users: { agency_admin: CLAIRE, brand_admin: BASTIEN } },
  { url: '/dashboard', as: CLAIRE, world: FIRST_USE, users: { agency_admin: CLAIRE } },
  { url: '/settings', as: JEANNE, world: { company: 2, trialDays: 1 }, users: { agency_admin: JEANNE } },
  { url: '/settings/billing', as: GARANCE, users: { agency_admin: GARANCE } },
  { url: '/auth/login', users: {} },
]

function noteOn({ as, users }: Opened, role: Role): string | undefined {
  if (as === undefined) return 'This story is a visitor’s: no role is signed in.'
  if (role === 'anonymous') return `Nobody is signed in. The steps are for ${as}: they do not run.`
  const user = users[role]
  if (user === undefined) return `No ${role} in the world of this story: ${as} stays signed in.`
  return user === as ? undefined : `Signed in: ${user}. The steps are for ${as}: they do not run.`
}

const meta = {
  component: Screen,
  tags: ['role'],
  args: { url: '/auth/login' },
  parameters: { layout: 'fullscreen' },
  // every page in the role of the toolbar, one after the other
  async play({ mount, msw, globals }) {
    const { role } = globals
    for (const page of PAGES) {
      endPages()
      readToolbar(globals)
      await visit(msw, page)
      await mount(<Screen key={page.url} url={page.url} />)
      await expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeVisible()
      await expect(screen.queryByText(text('errors.page.unexpected.title'))).toBeNull()
      const note = noteOn(page, role)
      await expect(roleNote()).toBe(note)
      if (note !== undefined) await expect(screen.getByText(note)).toBeVisible()
    }
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const AgencyAdmin: Story = { globals: { role: 'agency_admin' } }

export const BrandAdmin: Story = { globals: { role: 'brand_admin' } }

export const BrandMember: Story = { globals: { role: 'brand_member' } }

export const ClientReadonly: Story = { globals: { role: 'client_readonly' } }

export const Anonymous: Story = { globals: { role: 'anonymous' } }
