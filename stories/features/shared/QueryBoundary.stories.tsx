import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { expect, screen, userEvent } from 'storybook/test'

import { ApiError, networkError } from '~/api/api-error'
import { SkeletonCard } from '~/design/feedback/SkeletonCard'
import { Card } from '~/design/layout/Card'
import { Box } from '~/design/layout/layout'
import { QueryBoundary } from '~/features/shared/queries/QueryBoundary'

const FAILED = "Impossible de récupérer l'activité récente"

const withQueries: Decorator = (Story) => (
  <QueryClientProvider
    client={new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })}
  >
    <Box sx={{ maxWidth: 480 }}>
      <Card title="Activité récente">
        <Story />
      </Card>
    </Box>
  </QueryClientProvider>
)

type AnswerProps = { answer: () => Promise<string> }

function Answer({ answer }: AnswerProps) {
  return useSuspenseQuery({ queryKey: ['answer'], queryFn: answer }).data
}

const meta = {
  title: 'System/Part of a page',
  component: QueryBoundary,
  decorators: [withQueries],
  args: { pending: <SkeletonCard bare />, failed: 'brands.activity.failed', children: null },
} satisfies Meta<typeof QueryBoundary>

export default meta
type Story = StoryObj<typeof meta>

function Refusal({ error }: { error: ApiError }) {
  const answer = async (): Promise<string> => {
    throw error
  }
  return <Answer answer={answer} />
}

const refuses = (error: ApiError) => <Refusal error={error} />

export const Waiting: Story = {
  name: 'Waiting · NFR-01',
  args: { children: <Answer answer={() => new Promise(() => {})} /> },
  play: async () => {
    await expect(screen.getByText('Chargement…')).toBeInTheDocument()
  },
}

/** What failed, what support needs to know, and one way on; the text of the server is not shown. */
export const Failed: Story = {
  name: 'Failed · C134 NFR-01',
  args: { children: refuses(new ApiError({ message: 'Internal error', status_code: 500 })) },
  play: async () => {
    await expect(await screen.findByText(FAILED)).toBeVisible()
    await expect(screen.queryByText('Internal error')).toBeNull()
    await expect(screen.getByText(/^Référence.: 500/)).toBeVisible()
  },
}

let tries = 0

export const TriedAgain: Story = {
  name: 'TriedAgain · NFR-01 NFR-08',
  beforeEach: () => {
    tries = 0
  },
  args: {
    children: (
      <Answer
        answer={() => {
          tries += 1
          return tries === 1 ? Promise.reject(new ApiError({ status_code: 502 })) : Promise.resolve('Tout va bien.')
        }}
      />
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
    await expect(await screen.findByText('Tout va bien.')).toBeVisible()
    // the button went away: the focus stays in this part
    await expect(document.activeElement).toContainElement(screen.getByText('Tout va bien.'))
  },
}

export const NoNetwork: Story = {
  name: 'NoNetwork · NFR-02',
  args: { children: refuses(networkError()) },
  play: async () => {
    await expect(await screen.findByText(FAILED)).toBeVisible()
    await expect(screen.getByText('Erreur de connexion. Vérifiez votre connexion internet.')).toBeVisible()
  },
}

export const Denied: Story = {
  name: 'Denied · NFR-01',
  args: {
    denied: 'L’administrateur de votre entreprise peut vous en donner l’accès.',
    children: refuses(new ApiError({ status_code: 403 })),
  },
  play: async () => {
    await expect(await screen.findByText(/peut vous en donner l’accès/)).toBeVisible()
    await expect(screen.queryByRole('button')).toBeNull()
  },
}
