import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { NOE } from '#mocks/domain/seed/named.ts'
import { JoinedScreen } from '~/features/invitations/JoinedScreen'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { sandbox } from '../../support/visit'

const TOKEN = 'invitation-0001'

const meta = {
  component: Screen,
  subcomponents: { JoinedScreen },
  ...publicPageMeta,
  parameters: { ...publicPageMeta.parameters, visit: { as: NOE } },
  args: { url: `/onboarding/invitations/${TOKEN}`, onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const invitation = () => sandbox().world.invitations.find(({ token }) => token === TOKEN)

/** Noé accepts. @returns the heading of what he has joined */
async function accept(name?: string) {
  const offered = invitation()
  if (offered) offered.email = NOE
  await userEvent.click(await screen.findByRole('button', { name: text('invitations.accept.submit') }))
  const brand = name ?? sandbox().world.brands.find(({ id }) => id === offered?.brand_id)?.name ?? ''
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: text('invitations.joined.title', { name: brand }),
  })
  await expect(heading).toHaveFocus()
  await expect(screen.getByRole('link', { name: text('invitations.joined.dashboard') })).toBeVisible()
}

const team = () => screen.queryByRole('list', { name: text('invitations.joined.team') })

/** No list, no word of it, and no second call. */
async function alone() {
  await waitFor(() => expect(callsTo('listBrandUsers')).toHaveLength(1))
  await expect(team()).toBeNull()
  await expect(screen.queryByRole('alert')).toBeNull()
  await expect(invitation()?.status).toBe('accepted')
  await expect(callsTo('acceptInvitation')).toHaveLength(1)
}

export const Joined: Story = {
  tags: ['INV-03', 'INV-15'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async ({ args }) => {
    await accept()
    await waitFor(() => expect(team()).toBeVisible())
    const [call] = callsTo('listBrandUsers')
    await expect(call?.path).toEqual({ id: invitation()?.brand_id })
    // the new user is not in their own team
    await expect(team()).not.toHaveTextContent('Noé')
    await userEvent.click(screen.getByRole('link', { name: text('invitations.joined.dashboard') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/dashboard'))
    await expect(callsTo('listBrandUsers')).toHaveLength(1)
  },
}

/** The administrator comes first, and of a large team five. */
export const LargeTeam: Story = {
  beforeEach: () => {
    const { users, brands } = sandbox().world
    const brand = brands.find(({ id }) => id === invitation()?.brand_id)
    const members = users.filter(({ company_id, is_active }) => is_active && company_id === brand?.company_id)
    for (const user of members.slice(0, 9)) user.brand_ids.push(brand?.id ?? 0)
    if (brand) brand.admin_id = members[6]?.id ?? null
  },
  play: async () => {
    await accept()
    await waitFor(() => expect(team()?.children).toHaveLength(5))
    await expect(team()?.firstElementChild).toHaveTextContent(text('common.role.administrator'))
  },
}

export const ListHangs: Story = {
  tags: ['NFR-03'],
  beforeEach: ({ msw }) => msw.use(fault('listBrandUsers', 'hang')),
  play: async () => {
    await accept()
    await alone()
  },
}

/** The documents name no right for the new user: a server may refuse. */
export const ListForbidden: Story = {
  tags: ['NFR-03', 'decision-6'],
  beforeEach: ({ msw }) => msw.use(fail('listBrandUsers', 403)),
  play: async () => {
    await accept()
    await alone()
  },
}

export const ListFails: Story = {
  ...ListForbidden,
  tags: ['NFR-03'],
  beforeEach: ({ msw }) => msw.use(fail('listBrandUsers', 503)),
}

export const ListLost: Story = {
  ...ListForbidden,
  tags: ['NFR-03'],
  beforeEach: ({ msw }) => msw.use(fault('listBrandUsers', 'lost')),
}

export const ListEmpty: Story = {
  ...ListForbidden,
  tags: ['NFR-03'],
  beforeEach: ({ msw }) => msw.use(answer('listBrandUsers', { users: [], admin_user: null })),
}

/** The state of the invitation shows that it was accepted. It does not tell the id of the brand. */
export const AnswerLost: Story = {
  tags: ['INV-03', 'decision-22'],
  beforeEach: ({ msw }) => msw.use(fault('acceptInvitation', 'lost', { times: 1 })),
  play: async () => {
    await accept()
    await expect(callsTo('listBrandUsers')).toHaveLength(0)
    await expect(callsTo('acceptInvitation')).toHaveLength(1)
  },
}

/** The documents show no field of the answer: the brand is that of the invitation. */
export const AnswerEmpty: Story = {
  tags: ['INV-03', 'decision-6'],
  beforeEach: ({ msw }) => msw.use(answer('acceptInvitation', {})),
  play: async () => {
    await accept()
    await expect(callsTo('listBrandUsers')).toHaveLength(0)
  },
}
