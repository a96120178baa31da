import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { TextField } from '~/design/inputs/TextField'
import { Link, Stack, Typography } from '~/design/layout/layout'

import { ContactSheet } from '../support/ContactSheet'
import { isStoryId, sheetAddress } from '../support/workbench'

function SheetOrChoice({ story }: { story: string }) {
  return isStoryId(story) ? <ContactSheet story={story} /> : <Choice />
}

function Choice() {
  const [id, setId] = useState('')
  return (
    <Stack lang="en" spacing={2} sx={{ maxWidth: 640 }}>
      <Typography variant="h1">Contact sheet</Typography>
      <Typography>
        Any story in five languages, two themes and three widths. Its id stands in the address of Storybook, behind
        /story/.
      </Typography>
      <TextField name="story" label="Id of a story" value={id} onChange={(event) => setId(event.target.value.trim())} />
      {isStoryId(id) && (
        <Link href={sheetAddress(id)} target="_blank" rel="noreferrer">
          Open the sheet of {id}
        </Link>
      )}
    </Stack>
  )
}

const meta = {
  title: 'Foundations/Contact sheet',
  component: SheetOrChoice,
  args: { story: '' },
  // pictures of pictures say nothing
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ContactSheet>

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
    await userEvent.type(field, 'auth-login--default')
    await expect(await canvas.findByRole('link', { name: 'Open the sheet of auth-login--default' })).toHaveAttribute(
      'href',
      sheetAddress('auth-login--default'),
    )
  },
}
