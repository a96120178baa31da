import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { OtherBrands } from '~/features/invitations/BrandField'
import { InviteDialog } from '~/features/invitations/InviteDialog'
import { InviteResult } from '~/features/invitations/InviteResult'

import { languages, looks } from '../../../.storybook/modes'
import { fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { withInstallation } from '../../support/with-installation'
import { BRAND, inviteDialog, MANAGED_BRAND } from './invitations-page'

const meta = {
  title: 'Invitations/Several brands',
  component: Screen,
  subcomponents: { InviteDialog, OtherBrands, InviteResult },
  ...pageMeta,
  args: { url: '/users/invitations?invite=true', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Everybody is invited to each brand. What was not sent stays, and only that is sent the next time. */
export const SeveralBrands: Story = {
  name: 'SeveralBrands · INV-02 INV-07 INV-12',
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => msw.use(fail('sendInvitation', 429, { skip: 2, times: 1 })),
  play: async ({ step }) => {
    const dialog = await inviteDialog()
    await dialog.paste('ana@exemple.fr, bob@exemple.fr')
    await dialog.choose(BRAND)
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une marque' }))
    const second = dialog.getByRole('combobox', { name: 'Marque 2' })
    await waitFor(() => expect(second).toHaveFocus())
    await step('an added field wants a brand', async () => {
      await userEvent.click(dialog.submit())
      await waitFor(() => expect(second).toHaveAccessibleDescription('Choisissez une marque'))
      await expect(callsTo('validateInvitationSlots')).toEqual([])
    })
    await userEvent.type(second, MANAGED_BRAND)
    await userEvent.click(await screen.findByRole('option', { name: MANAGED_BRAND }))
    await step('an added field can be taken away', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une marque' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Retirer la marque 3' }))
      await waitFor(() => expect(second).toHaveFocus())
    })
    await expect(dialog.getByText('2 personnes · 11 places libres')).toBeVisible()
    await expect(dialog.submit()).toHaveAccessibleName('Inviter 2 personnes dans 2 marques')
    await userEvent.click(dialog.submit())
    await expect(await dialog.findByText('2 invitations envoyées')).toBeVisible()
    await expect(dialog.getByText('2 invitations n’ont pas pu être envoyées')).toBeVisible()
    await expect(dialog.listed()).toEqual(['ana@exemple.fr', 'bob@exemple.fr'])
    await expect(dialog.getByRole('combobox', { name: 'Marque' })).toHaveValue(MANAGED_BRAND)
    await userEvent.click(dialog.submit())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Terminer' })).toHaveFocus())
    await expect(callsTo('sendInvitation').map(({ body }) => [body.email, body.brand_id])).toEqual([
      ['ana@exemple.fr', 2],
      ['bob@exemple.fr', 2],
      ['ana@exemple.fr', 4],
      ['ana@exemple.fr', 4],
      ['bob@exemple.fr', 4],
    ])
  },
}
