import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { RowPeek } from '~/features/shared/lists/RowPeek'
import { useShortcuts } from '~/features/shared/shortcuts'
import { UserPeek } from '~/features/users/UserPeek'

import { languages, looks } from '../../../.storybook/modes'
import { fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { noPeek, openPeek, peekOf, titlesOf } from '../../support/peek'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { RowPeek, UserPeek },
  ...pageMeta,
  args: { url: '/users' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const titles = () => titlesOf(text('navigation.users'))

/** Space shows the user of the row beside the list, with the brands; the focus stays in the list. */
export const Opened: Story = {
  tags: ['USR-02', 'NFR-08'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const rows = await titles()
    const peek = await peekOf(await openPeek(rows))
    await expect(await peek.findByRole('heading', { name: text('navigation.brands') })).toBeVisible()
    await expect(peek.getByText(text('users.lastLogin'))).toBeVisible()
    await expect(rows[0]).toHaveFocus()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(callsTo('listUserBrands')).toHaveLength(1))
  },
}

/** The peek follows `j` and `k`; a row that is passed sends no call. Escape and Space close it. */
export const NextAndPrevious: Story = {
  tags: ['USR-02', 'NFR-08'],
  play: async ({ step }) => {
    const rows = await titles()
    const [first, second, third] = rows
    const name = await openPeek(rows)
    await userEvent.keyboard('jj')
    await expect(third).toHaveFocus()
    await peekOf(third?.textContent ?? '')
    await noPeek(name)
    await userEvent.keyboard('k')
    await expect(second).toHaveFocus()
    const shown = await peekOf(second?.textContent ?? '')

    await step('Escape in the peek gives the focus back', async () => {
      shown.getByRole('button', { name: text('common.close') }).focus()
      await userEvent.keyboard('{Escape}')
      await noPeek(second?.textContent ?? '')
      await expect(second).toHaveFocus()
    })
    await step('Without the peek the keys move the focus alone, and stop at the first row', async () => {
      await userEvent.keyboard('kkk')
      await expect(first).toHaveFocus()
      await expect(screen.queryByRole('region', { name })).toBeNull()
    })
    await step('Space closes what Space opened', async () => {
      await userEvent.keyboard(' ')
      await peekOf(name)
      await userEvent.keyboard(' ')
      await noPeek(name)
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step('Enter opens the whole drawer instead', async () => {
      await userEvent.keyboard(' ')
      await peekOf(name)
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('dialog', { name })
      await noPeek(name)
    })
  },
}

/** A key that repeats passes rows without a call for each. */
export const Repeated: Story = {
  tags: ['USR-02', 'NFR-08'],
  play: async () => {
    const rows = await titles()
    await openPeek(rows)
    await waitFor(() => expect(callsTo('listUserBrands')).toHaveLength(1))
    for (const _press of rows.slice(0, 5))
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, repeat: true }))
    await expect(rows[5]).toHaveFocus()
    await peekOf(rows[5]?.textContent ?? '')
    await waitFor(() => expect(callsTo('listUserBrands')).toHaveLength(2))
  },
}

/** Not while somebody types, not with a modifier, and not when single keys are switched off. */
export const OtherKeys: Story = {
  tags: ['USR-02', 'NFR-08'],
  beforeEach: () => () => useShortcuts.getState().turn(true),
  play: async ({ step }) => {
    const rows = await titles()
    const [first] = rows
    const name = await openPeek(rows)
    await step('A field that gets the focus closes it, and takes the letters', async () => {
      const search = screen.getByRole('searchbox')
      await userEvent.click(search)
      await noPeek(name)
      await userEvent.keyboard('j k')
      await expect(search).toHaveValue('j k')
      await userEvent.clear(search)
    })
    await step('With a modifier nothing moves', async () => {
      first?.focus()
      await userEvent.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Shift>}j{/Shift}')
      await expect(first).toHaveFocus()
    })
    await step('Without single keys Space presses the button', async () => {
      useShortcuts.getState().turn(false)
      await userEvent.keyboard(' ')
      await screen.findByRole('dialog', { name })
    })
  },
}

/** The brands cannot be read: the rest is there. */
export const BrandsFailed: Story = {
  tags: ['USR-02', 'NFR-01'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(fail('listUserBrands', 500)),
  play: async () => {
    const peek = await peekOf(await openPeek(await titles()))
    await expect(peek.getByText(text('users.lastLogin'))).toBeVisible()
    await expect(await peek.findByText(text('users.brands.failed'))).toBeVisible()
  },
}
