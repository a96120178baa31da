import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { ApiError, listTooLong } from '~/api/api-error'
import { ExportButton, type ExportRows } from '~/features/shared/exports/ExportButton'

import { languages, looks } from '../../../.storybook/modes'
import { says } from '../../support/page'
import { catchFiles, savedFiles, savedRows } from '../../support/saved-files'

const rows = fn<ExportRows>()

const meta = {
  title: 'Components/ExportButton',
  component: ExportButton,
  args: { name: 'marques', rows },
  beforeEach: () => {
    rows.mockReset()
    return catchFiles()
  },
} satisfies Meta<typeof ExportButton>

export default meta
type Story = StoryObj<typeof meta>

const start = () => userEvent.click(screen.getByRole('button', { name: 'Exporter en CSV' }))

export const Saved: Story = {
  play: async () => {
    rows.mockResolvedValue([['Marque'], ['Maison Dubois']])
    await start()
    await expect(await savedRows()).toEqual([['Marque'], ['Maison Dubois']])
    await expect(await screen.findByRole('button', { name: 'Exporter en CSV' })).toBeEnabled()
  },
}

export const Running: Story = {
  play: async () => {
    rows.mockImplementation(({ onProgress }) => {
      onProgress({ read: 40, total: 140 })
      return new Promise(() => {})
    })
    await start()
    await expect(await screen.findByRole('status')).toHaveTextContent('40 sur 140')
  },
}

/** One page fails for a while: the export says that it waits, and can still be stopped. */
export const Waiting: Story = {
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    rows.mockImplementation(({ onProgress }) => {
      onProgress({ read: 40, total: 140, waitMs: 12_000 })
      return new Promise(() => {})
    })
    await start()
    await expect(await screen.findByRole('status')).toHaveTextContent(
      '40 lus. Le serveur fait attendre : suite dans 12 secondes.',
    )
    await expect(screen.getByRole('button', { name: 'Annuler l’export' })).toBeEnabled()
  },
}

/** The server sent fewer rows than it announced: the file is saved, and says no more than it holds. */
export const Short: Story = {
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    rows.mockImplementation(async ({ onProgress }) => {
      onProgress({ read: 1, total: 90 })
      return [['Marque'], ['Maison Dubois']]
    })
    await start()
    const alert = await screen.findByText(says('data.export.short'))
    await expect(alert).toBeVisible()
    await expect(screen.getByText('Le serveur annonçait 90 lignes et en a envoyé 1.')).toBeVisible()
    await expect(await savedRows()).toHaveLength(2)
  },
}

/** The server names page after page: the reading ends, and nothing is saved. */
export const TooLong: Story = {
  play: async () => {
    rows.mockRejectedValue(listTooLong())
    await start()
    await expect(await screen.findByRole('alert')).toHaveTextContent(says('errors.listTooLong'))
    await expect(savedFiles).toEqual([])
  },
}

export const GivenUp: Story = {
  play: async () => {
    rows.mockImplementation(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
    )
    await start()
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler l’export' }))
    await expect(await screen.findByRole('button', { name: 'Exporter en CSV' })).toBeEnabled()
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await expect(savedFiles).toEqual([])
  },
}

export const Failed: Story = {
  play: async () => {
    rows.mockRejectedValue(new ApiError({ status_code: 503, code: 'SERVER_ERROR' }))
    await start()
    await expect(await screen.findByRole('alert')).toHaveTextContent('L’export n’a pas abouti')
    await expect(savedFiles).toEqual([])
  },
}
