import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { ApiError, networkError, timeoutError } from '~/api/api-error'
import { SkeletonCard } from '~/design/feedback/Skeleton'
import { ClockIcon } from '~/design/icons/icons'
import { Box, Stack } from '~/design/layout/Flex'
import { QueryCard } from '~/features/shared/queries/QuerySection'
import { EmptySection, SectionCard } from '~/features/shared/Section'

import { looks } from '../../../.storybook/modes'
import { hearReports, reports } from '../../support/reports'
import { pattern, text, waiting } from '../../support/text'

const failed = () => text('brands.activity.failed')
const notDrawn = () => text('errors.unknown')

const withQueries: Decorator = (Story) => (
  <QueryClientProvider
    client={new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })}
  >
    <Box sx={{ maxWidth: 480 }}>
      <Story />
    </Box>
  </QueryClientProvider>
)

type Entries = { entries: readonly string[] }

type ActivityProps = {
  answer: () => Promise<Entries>
  denied?: string
  draw?: (entry: string) => string
  retries?: number
}

const asItIs = (entry: string) => entry

function Activity({ answer, denied, draw = asItIs, retries = 0 }: ActivityProps) {
  return (
    <QueryCard
      title="Activité récente"
      query={{ queryKey: ['answer'], queryFn: answer, retry: retries, retryDelay: 0 }}
      skeleton={<SkeletonCard bare />}
      failed="brands.activity.failed"
      denied={denied}
      isEmpty={({ entries }) => entries.length === 0}
      empty={<EmptySection icon={<ClockIcon />} title="Rien pour le moment" />}
    >
      {({ entries }) => entries.map((entry) => <p key={entry}>{draw(entry)}</p>)}
    </QueryCard>
  )
}

const meta = {
  component: Activity,
  subcomponents: { QueryCard, SectionCard },
  decorators: [withQueries],
  args: { answer: async (): Promise<Entries> => ({ entries: ['Marque créée.'] }) },
} satisfies Meta<typeof Activity>

export default meta
type Story = StoryObj<typeof meta>

const refuses = (error: ApiError) => async (): Promise<Entries> => {
  throw error
}

/** The mock of a story, without the answers of an earlier run. */
const answersOf = ({ answer }: Pick<ActivityProps, 'answer'>) =>
  (answer as ReturnType<typeof fn<() => Promise<Entries>>>).mockReset()

export const Content: Story = {
  play: async () => {
    await expect(await screen.findByText('Marque créée.')).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Activité récente' })).toBeVisible()
  },
}

export const Waiting: Story = {
  tags: ['NFR-01'],
  args: { answer: () => new Promise(() => {}) },
  play: async () => {
    await expect(screen.getByText(text('common.loading'))).toBeInTheDocument()
  },
}

export const Empty: Story = {
  tags: ['NFR-01'],
  args: { answer: async () => ({ entries: [] }) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Rien pour le moment', level: 3 })).toBeVisible()
  },
}

/** What failed, what support needs to know, and one way on; the text of the server is not shown. */
export const Failed: Story = {
  tags: ['C134', 'NFR-01'],
  args: { answer: refuses(new ApiError({ message: 'Internal error', status_code: 500 })) },
  play: async () => {
    await expect(await screen.findByText(failed())).toBeVisible()
    await expect(screen.queryByText('Internal error')).toBeNull()
    await expect(screen.getByText(pattern('common.reference', { reference: '500' }))).toBeVisible()
  },
}

export const TriedAgain: Story = {
  tags: ['NFR-01', 'NFR-08'],
  args: { answer: fn<() => Promise<Entries>>() },
  beforeEach: ({ args }) => {
    answersOf(args)
      .mockRejectedValueOnce(new ApiError({ status_code: 502 }))
      .mockResolvedValue({ entries: ['Tout va bien.'] })
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text('common.retry') }))
    await expect(await screen.findByText('Tout va bien.')).toBeVisible()
    // the button went away: the focus stays in this part
    await expect(document.activeElement).toContainElement(screen.getByText('Tout va bien.'))
  },
}

export const NoNetwork: Story = {
  tags: ['NFR-02'],
  args: { answer: refuses(networkError()) },
  play: async () => {
    await expect(await screen.findByText(failed())).toBeVisible()
    await expect(screen.getByText(text('errors.connection'))).toBeVisible()
  },
}

export const Denied: Story = {
  tags: ['NFR-01'],
  args: {
    denied: 'L’administrateur de votre entreprise peut vous en donner l’accès.',
    answer: refuses(new ApiError({ status_code: 403 })),
  },
  play: async () => {
    await expect(
      await screen.findByText('L’administrateur de votre entreprise peut vous en donner l’accès.'),
    ).toBeVisible()
    await expect(screen.queryByRole('button')).toBeNull()
  },
}

/** A part without words of its own for it: what is refused, and who can grant it. */
export const Refused: Story = {
  tags: ['NFR-01'],
  args: { answer: refuses(new ApiError({ status_code: 403 })) },
  play: async () => {
    await expect(await screen.findByText(failed())).toBeVisible()
    await expect(screen.getByText(pattern('data.denied'))).toBeVisible()
    await expect(screen.getByRole('button', { name: text('common.retry') })).toBeVisible()
  },
}

/** The server asks to wait: the part says how long, instead of a skeleton all that time. */
export const ToldToWait: Story = {
  tags: ['C125', 'NFR-01'],
  args: { answer: refuses(new ApiError({ status_code: 429, retryAfterMs: 60_000 })) },
  play: async () => {
    await expect(await screen.findByText(pattern('errors.wait', { wait: waiting(60) }))).toBeVisible()
    await expect(screen.getByRole('button', { name: text('common.retry') })).toBeVisible()
  },
}

/** The first try had no answer in 30 s. The part says so while the next try is under way, and shows what comes. */
export const NoAnswerInTime: Story = {
  tags: ['C308', 'NFR-01', 'K9'],
  args: { answer: fn<() => Promise<Entries>>(), retries: 2 },
  beforeEach: ({ args }) => {
    answersOf(args)
      .mockRejectedValueOnce(timeoutError())
      .mockReturnValueOnce(new Promise(() => {}))
      .mockResolvedValue({ entries: ['Tout va bien.'] })
  },
  play: async ({ args }) => {
    await expect(await screen.findByText(failed())).toBeVisible()
    await expect(screen.queryByText(text('common.loading'))).toBeNull()
    await waitFor(() => expect(args.answer).toHaveBeenCalledTimes(2))
    // the try that is under way is given up
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await expect(await screen.findByText('Tout va bien.')).toBeVisible()
  },
}

/** The answer cannot be drawn: the card says so, another reading may help, and the fault is reported once. */
export const NotDrawn: Story = {
  tags: ['C135', 'NFR-08'],
  parameters: { chromatic: { modes: looks } },
  args: {
    answer: fn<() => Promise<Entries>>(),
    draw: (entry) => {
      if (entry === 'illisible') throw new TypeError('The entry cannot be drawn')
      return entry
    },
  },
  beforeEach: ({ args }) => {
    answersOf(args)
      .mockResolvedValueOnce({ entries: ['illisible'] })
      .mockResolvedValue({ entries: ['Tout va bien.'] })
    return hearReports()
  },
  play: async () => {
    await expect(await screen.findByText(notDrawn())).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Activité récente' })).toBeVisible()
    await expect(reports).toHaveBeenCalledOnce()
    await expect(reports.mock.lastCall?.[0]).toContain('The entry cannot be drawn')
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await expect(await screen.findByText('Tout va bien.')).toBeVisible()
    await expect(document.activeElement).toContainElement(screen.getByText('Tout va bien.'))
  },
}

let faulty = true

function Plan() {
  if (faulty) throw new TypeError('The plan cannot be drawn')
  return <p>Agency Scale</p>
}

/** A card without a query fails alone and can be rendered again. */
export const OneOfTwo: Story = {
  tags: ['C135', 'NFR-08'],
  beforeEach: () => {
    faulty = true
    return hearReports()
  },
  render: (args) => (
    <Stack spacing={3}>
      <SectionCard title="Abonnement">
        <Plan />
      </SectionCard>
      <Activity {...args} />
    </Stack>
  ),
  play: async () => {
    await expect(await screen.findByText(notDrawn())).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Abonnement' })).toBeVisible()
    await expect(await screen.findByText('Marque créée.')).toBeVisible()
    faulty = false
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await expect(screen.getByText('Agency Scale')).toBeVisible()
    await expect(screen.queryByText(notDrawn())).toBeNull()
    await expect(reports).toHaveBeenCalledOnce()
  },
}
