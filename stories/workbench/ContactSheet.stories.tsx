import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { Alert } from '~/design/feedback/Alert'
import { TextField } from '~/design/inputs/Field'
import { Link, Stack, Typography } from '~/design/layout/Flex'

import { ContactSheet } from '../support/ContactSheet'
import { EXAMPLE, isStoryId, linesOf, readIndex, sheetAddress } from '../support/workbench'

type SheetProps = {
  story: string
  /** The ids of all stories; undefined where Storybook does not list them. */
  ids: readonly string[] | undefined
}

const isMissing = ({ story, ids }: SheetProps) => ids !== undefined && !ids.includes(story)

function SheetOrChoice({ story, ids }: SheetProps) {
  if (!isStoryId(story)) return <Choice ids={ids} />
  return isMissing({ story, ids }) ? <Missing story={story} /> : <ContactSheet heading={story} lines={linesOf(story)} />
}

const Missing = ({ story }: { story: string }) => (
  <Alert severity="error" title={`No story has the id ${story}.`}>
    Ids change with the title of a story file and the name of its export.
  </Alert>
)

function Choice({ ids }: Pick<SheetProps, 'ids'>) {
  const [id, setId] = useState('')
  return (
    <Stack lang="en" spacing={2} sx={{ maxWidth: 640 }}>
      <Typography variant="h1">Contact sheet</Typography>
      <Typography>
        Any story in five languages, two themes and three widths. Its id stands in the address of Storybook, behind
        /story/: {EXAMPLE}, for example.
      </Typography>
      <TextField name="story" label="Id of a story" value={id} onChange={(event) => setId(event.target.value.trim())} />
      {isStoryId(id) &&
        (isMissing({ story: id, ids }) ? (
          <Missing story={id} />
        ) : (
          <Link href={sheetAddress(id)} target="_blank" rel="noreferrer">
            Open the sheet of {id}
          </Link>
        ))}
    </Stack>
  )
}

const meta = {
  component: SheetOrChoice,
  args: { story: '', ids: undefined },
  loaders: [
    async ({ args }) => {
      const index = await readIndex()
      return { ids: args.ids ?? (index && Object.keys(index)) }
    },
  ],
  // the loader above gives the ids
  render: ({ story }, { loaded }) => <SheetOrChoice story={story} ids={loaded['ids'] as SheetProps['ids']} />,
  // pictures of pictures say nothing
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof SheetOrChoice>

export default meta
type Story = StoryObj<typeof meta>

export const ContactSheetOfAnyStory: Story = {
  name: 'Contact sheet',
  play: async ({ args, canvas, userEvent }) => {
    // the address names a story: the sheet itself
    if (args.story !== '') return
    const field = await canvas.findByRole('textbox', { name: 'Id of a story' })
    await userEvent.type(field, 'no id')
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, EXAMPLE)
    await expect(await canvas.findByRole('link', { name: `Open the sheet of ${EXAMPLE}` })).toHaveAttribute(
      'href',
      sheetAddress(EXAMPLE),
    )
  },
}

/** Says so, instead of thirty empty frames. */
export const UnknownStory: Story = {
  args: { story: 'auth-login--nothing', ids: [EXAMPLE] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No story has the id auth-login--nothing.')).toBeVisible()
    await expect(canvas.queryByText(/frames are ready/)).toBeNull()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}
