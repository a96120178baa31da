import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { InviteDialog } from '~/features/invitations/InviteDialog'
import { MissingBrands } from '~/features/invitations/InviteResult'

import { answer, fail } from '../../support/answers'
import { type Asked, callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { withInstallation } from '../../support/with-installation'
import { BRAND, inviteDialog, MANAGED_BRAND } from './invitations-page'

const meta = {
  title: 'features/invitations/InviteDialog',
  component: Screen,
  subcomponents: { InviteDialog, MissingBrands },
  ...pageMeta,
  args: { url: '/users/invitations?invite=true', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const brandField = (dialog: Awaited<ReturnType<typeof inviteDialog>>) =>
  dialog.getByRole('combobox', { name: text('invitations.accept.brand') })

/** Somebody else deletes it. */
function remove(name: string) {
  const { brands } = sandbox().world
  brands.splice(
    brands.findIndex((brand) => brand.name === name),
    1,
  )
}

/** A link, or the palette's last choice, names a brand that is there no longer. */
export const GoneInAddress: Story = {
  tags: ['INV-01', 'C245'],
  args: { url: '/users/invitations?invite=true&email=nadia%40exemple.fr&brand_id=9999' },
  play: async () => {
    const dialog = await inviteDialog()
    await waitFor(() => expect(brandField(dialog)).toHaveAccessibleDescription(text('invitations.dialog.brand.gone')))
    await expect(brandField(dialog)).toBeInvalid()
    await expect(dialog.listed()).toEqual(['nadia@exemple.fr'])
    await userEvent.click(dialog.submit())
    await waitFor(() => expect(brandField(dialog)).toHaveFocus())
    await expect(callsTo('sendInvitation')).toHaveLength(0)
  },
}

export const AnotherThanGone: Story = {
  ...GoneInAddress,
  play: async (context) => {
    await GoneInAddress.play?.(context)
    const dialog = await inviteDialog()
    await dialog.choose(BRAND)
    await waitFor(() => expect(brandField(dialog)).toBeValid())
  },
}

export const GoneMeanwhile: Story = {
  tags: ['INV-01', 'INV-12'],
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste('nadia@exemple.fr')
    await dialog.choose(BRAND)
    remove(BRAND)
    await userEvent.click(dialog.submit())
    await waitFor(() => expect(brandField(dialog)).toHaveAccessibleDescription(text('invitations.dialog.brand.gone')))
    await expect(dialog.listed()).toEqual(['nadia@exemple.fr'])
    await expect(callsTo('sendInvitation')).toHaveLength(1)
    await userEvent.click(dialog.submit())
    await waitFor(() => expect(brandField(dialog)).toHaveFocus())
    await expect(callsTo('sendInvitation')).toHaveLength(1)
  },
}

export const GoneFromSheet: Story = {
  tags: ['INV-01', 'INV-12'],
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste(`ana@exemple.fr\t${BRAND}\nbob@exemple.fr\t${MANAGED_BRAND}`)
    await dialog.findByRole('heading', { name: text('sheet.title') })
    remove(BRAND)
    await userEvent.click(dialog.submit())
    await expect(await dialog.findByText(text('invitations.dialog.brand.gone'))).toBeVisible()
    await expect(dialog.getByDisplayValue('ana@exemple.fr')).toBeVisible()
    await expect(brandField(dialog)).toBeInvalid()
  },
}

/** The brand selector asks for fewer. */
const isChoice = ({ query }: Asked<'listBrands'>) => query.page_size === 100

/** A server may list fewer brands than requested: a brand that is not listed but still exists is not lost. */
export const BeyondTheList: Story = {
  tags: ['INV-01', 'SEL-05'],
  args: { url: '/users/invitations?invite=true&email=nadia%40exemple.fr&brand_id=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listBrands', { results: [], pagination: { count: 47, previous: null, next: 2 } }, { when: isChoice }),
    ),
  play: async () => {
    const dialog = await inviteDialog()
    await waitFor(() => expect(brandField(dialog)).toHaveValue(BRAND))
    await userEvent.click(dialog.submit())
    await waitFor(() => expect(callsTo('sendInvitation').map(({ body }) => body?.brand_id)).toEqual([2]))
  },
}

export const FieldRefused: Story = {
  tags: ['INV-02', 'decision-22'],
  beforeEach: ({ msw }) =>
    msw.use(fail('sendInvitation', 400, { details: { brand_id: ['Cette marque est archivée.'] } })),
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste('ana@exemple.fr')
    await dialog.choose(BRAND)
    await userEvent.click(dialog.submit())
    await waitFor(() => expect(brandField(dialog)).toHaveAccessibleDescription('Cette marque est archivée.'))
  },
}
