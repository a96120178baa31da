import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { BASTIEN, HUGO, LEA } from '#mocks/domain/seed/named.ts'
import { SameCompanyCard } from '~/features/brands/BrandBody'
import { BrandScreen } from '~/features/brands/BrandScreen'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { READ_ONLY_ADMIN } from '../../support/read-only-admin'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { BrandScreen, SameCompanyCard },
  ...pageMeta,
  args: { url: '/brands/2', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Brasserie du Port'

export const Default: Story = {
  tags: ['BRD-06', 'BRD-23'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await arrival(NAME)
    await expect(await (await card(text('brandpages.admin'))).findByText('Bastien Morel')).toBeVisible()
    const hugo = await (await card(text('brandpages.people.title'))).findByRole('link', { name: 'Hugo Lambert' })
    await expect(hugo).toHaveAttribute('href', expect.stringMatching(/^\/users\?user=\d+$/))
    await expect(await (await card(text('data.activity.title'))).findByText(/Brasserie du Port/)).toBeVisible()
    await expect((await card(text('data.activity.title'))).queryByText(/Boulangerie Marceau/)).toBeNull()
    await expect(
      (await card(text('brandpages.people.title'))).getByRole('link', { name: text('lists.access.open') }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/access\?.*access_brand=2/))
    await expect(callsTo('getBrand').map(({ path }) => path)).toEqual([{ id: 2 }])
  },
}

export const Loading: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fault('getBrand', 'hang')),
  play: async () => {
    await arrival(text('forms.label.brand'))
    await expect((await screen.findAllByText(text('common.loading'))).length).toBeGreaterThan(0)
    // the cards that come, where they will stand
    for (const name of [text('brandpages.details'), text('brandpages.people.title'), text('brandpages.admin')])
      await expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
  },
}

export const NotFound: Story = {
  tags: ['BRD-14', 'NFR-01'],
  args: { url: '/brands/9999' },
  play: async () => {
    const title = await arrival(text('brandpages.notFound'))
    await expect(title).toBeVisible()
    await expect(screen.getByRole('link', { name: text('brandpages.notFound.back') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/brands/),
    )
  },
}

/** No id in the address, no call. */
export const NoId: Story = {
  tags: ['BRD-11'],
  args: { url: '/brands/-1.5e3' },
  play: async () => {
    await arrival(text('brandpages.notFound'))
    await expect(callsTo('getBrand')).toEqual([])
    await expect(callsTo('listBrandUsers')).toEqual([])
  },
}

export const Failed: Story = {
  tags: ['BRD-14'],
  beforeEach: ({ msw }) => msw.use(fail('getBrand', 500, { times: 1 })),
  play: async () => {
    await expect(await screen.findByText(text('brands.details.failed'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await arrival(NAME)
  },
}

export const NoAdmin: Story = {
  tags: ['BRD-10'],
  args: { url: '/brands/6' },
  play: async () => {
    const admin = await card(text('brandpages.admin'))
    await expect(await admin.findByText(text('brandpages.admin.none'))).toBeVisible()
    await expect(admin.getByRole('button', { name: text('brandpages.admin.set') })).toBeVisible()
  },
}

export const NoUsers: Story = {
  beforeEach: ({ msw }) => msw.use(answer('listBrandUsers', { users: [], admin_user: null })),
  play: async () => {
    await expect(await screen.findByText(text('brandpages.people.empty'))).toBeVisible()
  },
}

export const ManyUsers: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listBrandUsers', {
        admin_user: null,
        users: Array.from({ length: 100 }, (_, at) => ({
          id: at + 1,
          username: `personne_${at + 1}`,
          first_name: 'Camille',
          last_name: `Aubert ${at + 1}`,
          email: `camille.aubert${at + 1}@exemple.example`,
          user_type: 'brand_member',
          is_active: at % 5 !== 4,
          is_brand_admin: false,
          company: 'Atelier Lumière',
        })),
      }),
    ),
  play: async () => {
    const users = await card(text('brandpages.people.title'))
    await userEvent.click(await users.findByRole('button', { name: text('brandpages.people.all', { count: 100 }) }))
    await expect(users.getAllByRole('listitem')).toHaveLength(100)
  },
}

export const Inactive: Story = {
  tags: ['BRD-09'],
  args: { url: '/brands/7' },
  play: async () => {
    await arrival('Les Jardins d’Épicure')
    await expect(screen.getByText(text('brandpages.inactive.title'))).toBeVisible()
    await userEvent.click(screen.getByRole('switch'))
    await waitFor(() => expect(screen.queryByText(text('brandpages.inactive.title'))).toBeNull())
    await waitFor(() => expect(callsTo('toggleBrandActive').map(({ path }) => path)).toEqual([{ id: 7 }]))
  },
}

export const AsBrandAdmin: Story = {
  tags: ['BRD-20', 'PRM-09', 'role'],
  parameters: { visit: { as: BASTIEN } },
  play: async () => {
    await arrival(NAME)
    await expect(screen.getByRole('button', { name: text('lists.edit') })).not.toHaveAttribute('aria-disabled')
    await expect(screen.getByRole('button', { name: text('brandpages.delete.confirm') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(screen.queryByRole('link', { name: text('lists.access.open') })).toBeNull()
  },
}

export const AsMember: Story = {
  tags: ['PRM-09', 'role'],
  args: { url: '/brands/1' },
  parameters: { visit: { as: LEA } },
  play: async () => {
    await arrival('Boulangerie Marceau')
    await expect(screen.getByRole('button', { name: text('lists.edit') })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.queryByRole('switch')).toBeNull()
  },
}

export const AsReader: Story = {
  tags: ['USR-05', 'K36', 'role'],
  parameters: { visit: { as: HUGO } },
  play: async () => {
    await arrival(NAME)
    await (await card(text('brandpages.people.title'))).findByText('Hugo Lambert')
    // the company has 47
    await expect(await screen.findByText(text('brandpages.company.none'))).toBeVisible()
    for (const name of [text('lists.edit'), text('brandpages.delete.confirm')])
      await expect(screen.queryByRole('button', { name })).toBeNull()
    await expect(screen.queryByRole('switch')).toBeNull()
  },
}

/** The flag shows the people of the brand; the type changes nothing. */
export const ReadOnlyAdmin: Story = {
  tags: ['USR-05', 'K23', 'K36', 'role'],
  parameters: READ_ONLY_ADMIN,
  play: async () => {
    await arrival(NAME)
    await (await card(text('brandpages.people.title'))).findByText('Hugo Lambert')
    await (await card(text('brandpages.admin'))).findByText('Bastien Morel')
    await expect(
      (await card(text('brandpages.people.title'))).queryByRole('link', { name: text('lists.access.open') }),
    ).toBeNull()
    await expect((await card(text('brandpages.admin'))).queryByRole('button')).toBeNull()
    for (const name of [text('lists.edit'), text('brandpages.delete.confirm')])
      await expect(screen.queryByRole('button', { name })).toBeNull()
  },
}

export const ActivityEmpty: Story = {
  tags: ['BRD-26'],
  beforeEach: ({ msw }) => msw.use(answer('listRecentActivity', {})),
  play: async () => {
    await expect(await (await card(text('data.activity.title'))).findByText(text('data.activity.empty'))).toBeVisible()
  },
}

export const ActivityError: Story = {
  tags: ['BRD-17'],
  beforeEach: ({ msw }) => msw.use(fail('listRecentActivity', 500)),
  play: async () => {
    await expect(await screen.findByText(text('brands.activity.failed'))).toBeVisible()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(NAME)
  },
}

export const UsersError: Story = {
  tags: ['BRD-15'],
  beforeEach: ({ msw }) => msw.use(fail('listBrandUsers', 500)),
  play: async () => {
    const users = await card(text('brandpages.people.title'))
    await expect(await users.findByText(text('lists.users.failed'))).toBeVisible()
  },
}

export const CompanyError: Story = {
  tags: ['BRD-16'],
  beforeEach: ({ msw }) => msw.use(fail('listBrandsByCompany', 500, { times: 1 })),
  play: async () => {
    const company = await card(text('brandpages.company.brands'))
    await expect(await company.findByText(text('lists.byCompany.failed'))).toBeVisible()
    await userEvent.click(company.getByRole('button', { name: text('common.retry') }))
    await expect(await company.findByRole('link', { name: 'Boulangerie Marceau' })).toBeVisible()
    await expect(callsTo('listBrandsByCompany').map(({ query }) => query)).toEqual([{ company: 1 }, { company: 1 }])
  },
}
