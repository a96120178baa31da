import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { ApiError } from '~/api/api-error'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import type { ExportRows } from '~/features/shared/exports/use-export'

import { catchFiles, savedFiles, savedText } from '../../support/saved-files'

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
    await expect(await savedText()).toBe('Marque\r\nMaison Dubois\r\n')
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
    await expect(await screen.findByRole('status')).toHaveTextContent('40 sur 140 lus')
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
