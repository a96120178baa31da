import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { TextField } from '~/design/inputs/TextField'
import { Box, Link, Stack, Typography } from '~/design/layout/layout'

import { isStoryId, linesOf, sheetAddress } from '../support/workbench'

const HEIGHT = 800
/** All three widths stand side by side on a laptop. */
const SCALE = 0.45

function ContactSheet({ story }: { story: string }) {
  return isStoryId(story) ? <Sheet story={story} /> : <Choice />
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

function Sheet({ story }: { story: string }) {
  return (
    <Stack lang="en" spacing={3}>
      <Typography variant="h1">{story}</Typography>
      {linesOf(story).map(({ title, frames }) => (
        <Stack key={title} spacing={1}>
          <Typography variant="h2">{title}</Typography>
          <Stack direction="row" spacing={2}>
            {frames.map((frame) => (
              <Box
                key={frame.title}
                sx={{ width: frame.width * SCALE, height: HEIGHT * SCALE, overflow: 'hidden', flexShrink: 0 }}
              >
                <Box
                  component="iframe"
                  title={frame.title}
                  src={frame.address}
                  loading="lazy"
                  sx={{
                    width: frame.width,
                    height: HEIGHT,
                    border: 1,
                    borderColor: 'divider',
                    transform: `scale(${SCALE})`,
                    transformOrigin: 'top left',
                  }}
                />
              </Box>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}

const meta = {
  title: 'Foundations/Contact sheet',
  component: ContactSheet,
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
