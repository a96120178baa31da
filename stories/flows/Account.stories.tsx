import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { LEA } from '#mocks/domain/seed/named.ts'
import { sandboxPassword } from '#mocks/domain/seed/users.ts'

import { fillPasswords, NEXT, openPassword, submitOf } from '../features/settings/settings-page'
import { callsTo } from '../support/calls'
import { arrival } from '../support/page'
import { pageMeta } from '../support/page-meta'
import { Screen } from '../support/Screen'
import { pattern, text } from '../support/text'
import { sandbox } from '../support/visit'

const meta = {
  component: Screen,
  ...pageMeta,
  parameters: { ...pageMeta.parameters, visit: { as: LEA } },
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const STOPS = 60

/** Presses Tab until this element has the focus. */
async function tabTo(name: string, element: () => HTMLElement) {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await userEvent.tab()
    if (document.activeElement === element()) return
  }
  throw new Error(`The Tab key does not reach ${name}`)
}

/** Opened, filled in and saved without a mouse; afterwards the focus stands where the form was opened. */
export const EditProfileKeyboardOnly: Story = {
  tags: ['NFR-08', 'PRO-03', 'PRO-14'],
  parameters: { steps: { from: 'md' } },
  play: async ({ step }) => {
    await arrival(text('navigation.settings'))
    const edit = await screen.findByRole('button', { name: text('lists.edit') })

    await step('past the navigation, to the form', async () => {
      await tabTo('the skip link', () => screen.getByRole('link', { name: text('navigation.skip') }))
      await userEvent.keyboard('{Enter}')
      await tabTo(text('lists.edit'), () => edit)
      await userEvent.keyboard('{Enter}')
    })
    const form = within(await screen.findByRole('form', { name: text('onboarding.account.title') }))
    await waitFor(() => expect(form.getByLabelText(text('forms.label.firstName'))).toHaveFocus())

    await step('other values, typed over the old ones', async () => {
      await userEvent.keyboard('{Control>}a{/Control}Léonie')
      await tabTo(text('forms.label.position'), () => form.getByLabelText(pattern('forms.label.position')))
      await userEvent.keyboard('{Control>}a{/Control}Correctrice')
      await tabTo(text('common.save'), () => form.getByRole('button', { name: text('common.save') }))
      await userEvent.keyboard('{Enter}')
    })
    const told = await screen.findByText(text('settings.profile.done'))
    await waitFor(() => expect(told).toBeVisible())
    await expect(callsTo('updateProfile').map(({ body }) => body)).toEqual([
      { first_name: 'Léonie', position: 'Correctrice' },
    ])
    await waitFor(() => expect(screen.getByRole('button', { name: text('lists.edit') })).toHaveFocus())
    await expect(await screen.findByText('Correctrice')).toBeVisible()
  },
}

/** The form opens, takes the new password, and closes again. */
export const ChangePasswordHappy: Story = {
  tags: ['PWD-01', 'PWD-02', 'PWD-17'],
  play: async () => {
    await arrival(text('navigation.settings'))
    await expect(screen.getByText('••••••••')).toBeVisible()
    const form = await openPassword()
    await fillPasswords(form)
    await expect(form.getByRole('meter', { name: text('forms.strength') })).toHaveAttribute(
      'aria-valuetext',
      text('forms.strength.veryStrong'),
    )
    await userEvent.click(submitOf(form))
    const told = await screen.findByText(text('settings.password.done'))
    await waitFor(() => expect(told).toBeVisible())
    await waitFor(() => expect(screen.queryByLabelText(text('settings.label.currentPassword'))).toBeNull())
    await expect(screen.getByText('••••••••')).toBeVisible()
    await expect(screen.getByRole('button', { name: text('settings.password.change') })).toHaveFocus()

    const lea = sandbox().world.users.find(({ email }) => email === LEA)
    await expect([NEXT, sandboxPassword].map((password) => password === lea?.password)).toEqual([true, false])
  },
}
