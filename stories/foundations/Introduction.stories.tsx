import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Box, Link, Stack, Typography } from '~/design/layout/Flex'

import list from '../../docs/stories.md?raw'
import { STORY_TAGS } from '../support/story-tags'
import { globalTypes } from '../support/toolbar'
import {
  areaAddress,
  areasOf,
  CONTACT_SHEET,
  idOfTitle,
  EXAMPLE,
  readIndex,
  statesAddress,
  tagAddress,
  type Area,
  type Index,
} from '../support/workbench'

const TERMS = { m: 0, '& dt': { fontWeight: 600 }, '& dd': { m: 0, mb: 1 } } as const

type IntroductionProps = { areas: readonly Area[]; stories: Index }

function Introduction({ areas, stories: index }: IntroductionProps) {
  const stories = Object.keys(index).length
  const sum = (count: (area: Area) => number) => areas.reduce((total, area) => total + count(area), 0)
  const states = sum((area) => area.states)
  const leftOut = sum((area) => area.leftOut.length)
  const shown = states - leftOut - sum((area) => area.missing.length)
  return (
    <Stack lang="en" spacing={3} sx={{ maxWidth: 820 }}>
      <Typography variant="h1">The workbench</Typography>
      <Typography>
        Every state a user can meet is a story: with the real router, the real queries and a sandbox that answers as the
        provider does. Foundations are colours, type, icons and movement; components come next, then screens by area,
        then whole flows.
      </Typography>
      <Typography variant="h2">The toolbar</Typography>
      <Box component="dl" sx={TERMS}>
        {Object.entries(globalTypes).map(([name, { description, toolbar }]) => (
          <div key={name}>
            <dt>{description}</dt>
            <dd>{toolbar.items.map((item) => (typeof item === 'string' ? item : item.title)).join(', ')}</dd>
          </div>
        ))}
        <dt>Width</dt>
        <dd>The viewport switch of Storybook.</dd>
        <dt>Several at once</dt>
        <dd>
          <TopLink title="One story in each language, theme and width" href={CONTACT_SHEET} />
        </dd>
        <dd>
          <TopLink title="All states of a title in the mode of the toolbar" href={statesAddress(idOfTitle(EXAMPLE))} />;
          the page ‘Docs’ of each screen leads to its own
        </dd>
      </Box>
      <Typography variant="h2">The tags</Typography>
      <Typography>
        The filter beside the search shows the stories with a tag: the id of a requirement, case or decision that they
        show, or one of these words, which stand below the ids.
      </Typography>
      <Box component="dl" sx={TERMS}>
        {Object.entries(STORY_TAGS).map(([tag, meaning]) => (
          <div key={tag}>
            <dt>
              <TopLink title={tag} href={tagAddress(tag)} />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Box>
      <Typography variant="h2">The areas</Typography>
      <Typography>
        {stories > 0
          ? `${shown} of the ${states} states of docs/stories.md are shown, by ${stories} stories in all. ${leftOut} have no story, for the reasons below.`
          : `docs/stories.md lists ${states} states.`}
      </Typography>
      <Box component="ul" sx={{ m: 0 }}>
        {areas.map(({ title, states: all, leftOut: without, missing }) => (
          <li key={title}>
            <TopLink title={title} href={areaAddress({ title }, index)} />:{' '}
            {stories > 0 ? `${all - without.length - missing.length} of ${all}` : all}
            {stories > 0 && missing.length > 0 && ` (missing: ${missing.join(', ')})`}
            {without.length > 0 && (
              <ul>
                {without.map(({ name, reason }) => (
                  <li key={name}>
                    {name}: {reason}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </Box>
    </Stack>
  )
}

/** Out of the frame, to Storybook itself. */
const TopLink = ({ title, href }: { title: string; href: string | undefined }) =>
  href === undefined ? (
    title
  ) : (
    <Link href={href} target="_top">
      {title}
    </Link>
  )

const meta = {
  title: 'Introduction',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta

export default meta
type Story = StoryObj

export const Workbench: Story = {
  loaders: [
    async () => {
      const entries = Object.entries((await readIndex()) ?? {}).filter(([, { type }]) => type === 'story')
      return { stories: Object.fromEntries(entries) }
    },
  ],
  render: (_args, { loaded }) => {
    // the loader above gives them
    const stories = loaded['stories'] as Index
    return <Introduction areas={areasOf(list, Object.values(stories))} stories={stories} />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The areas' })).toBeVisible()
    await expect(canvas.getByText(/^Login — features/)).toBeVisible()
    await expect(canvas.getByText('Who is signed in')).toBeVisible()
    for (const meaning of Object.values(STORY_TAGS)) await expect(canvas.getByText(meaning)).toBeVisible()
  },
}
