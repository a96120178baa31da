import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Alert } from '~/design/feedback/Alert'

import { WIDTHS } from '../../.storybook/modes'
import { ContactSheet } from '../support/ContactSheet'
import { NO_ROLE } from '../support/toolbar'
import { framesOfTitle, idOfTitle, readIndex } from '../support/workbench'

type StatesProps = {
  /** The title as the tree has it, where Storybook says so. */
  heading?: string | undefined
  /** The title's part of the ids of its stories. */
  title: string
  locale: string
  theme: string
  role: string
  width: number
  /** The ids of all stories; undefined where Storybook does not list them. */
  ids: readonly string[] | undefined
}

function States({ title, heading = title, locale, theme, role, width, ids = [] }: StatesProps) {
  const frames = framesOfTitle(title, ids, { locale, theme, role }, width)
  const mode = `${locale} · ${theme} · ${width} px`
  if (frames.length > 0)
    // a new mode begins again with the first frame
    return <ContactSheet key={`${title} ${mode} ${role}`} heading={heading} lines={[{ title: mode, frames }]} wrap />
  return (
    <Alert severity="info" title={`No story has an id that begins with ${title}--.`}>
      {`Write one of these into the control ‘title’: ${[...new Set(ids.map(idOfTitle))].join(', ')}.`}
    </Alert>
  )
}

const meta = {
  component: States,
  args: {
    title: 'features-auth-loginscreen',
    locale: 'fr',
    theme: 'light',
    role: NO_ROLE,
    width: WIDTHS.w1280,
    ids: undefined,
  },
  argTypes: {
    width: { control: 'select', options: Object.values(WIDTHS) },
    locale: { control: false },
    theme: { control: false },
    role: { control: false },
    ids: { control: false },
  },
  loaders: [
    async ({ args }) => {
      const index = await readIndex()
      const stories = index && Object.values(index).filter(({ type }) => type === 'story')
      return {
        ids: args.ids ?? stories?.map(({ id }) => id),
        heading: stories?.find(({ id }) => idOfTitle(id) === args.title)?.title,
      }
    },
  ],
  render: ({ title, width }, { loaded, globals }) => (
    // the loader above gives the ids and the heading, the toolbar the mode
    <States
      title={title}
      heading={loaded['heading'] as StatesProps['heading']}
      width={width}
      locale={String(globals['locale'])}
      theme={String(globals['theme'])}
      role={String(globals['role'])}
      ids={loaded['ids'] as StatesProps['ids']}
    />
  ),
  // pictures of pictures say nothing
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof States>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {}

/** Lists the titles, instead of an empty sheet. */
export const UnknownTitle: Story = {
  args: { title: 'auth-nothing', ids: ['auth-login--empty', 'auth-login--filled', 'system-brand--named'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/auth-login, system-brand\./)).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}
