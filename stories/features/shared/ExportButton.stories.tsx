import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { ApiError, listTooLong } from '~/api/api-error'
import { ExportButton, type ExportRows } from '~/features/shared/exports/ExportButton'

import { languages, looks } from '../../../.storybook/modes'
import { catchFiles, savedFiles, savedRows } from '../../support/saved-files'
import { pattern, text, waiting } from '../../support/text'

const rows = fn<ExportRows>()

const meta = {
  component: ExportButton,
  args: { name: 'marques', rows },
  beforeEach: () => {
    rows.mockReset()
    return catchFiles()
  },
} satisfies Meta<typeof ExportButton>

export default meta
type Story = StoryObj<typeof meta>

const start = () => userEvent.click(screen.getByRole('button', { name: text('lists.export') }))

export const Saved: Story = {
  play: async () => {
    rows.mockResolvedValue([[text('forms.label.brand')], ['Maison Dubois']])
    await start()
    await expect(await savedRows()).toEqual([[text('forms.label.brand')], ['Maison Dubois']])
    await expect(await screen.findByRole('button', { name: text('lists.export') })).toBeEnabled()
  },
}

export const Running: Story = {
  play: async () => {
    rows.mockImplementation(({ onProgress }) => {
      onProgress({ read: 40, total: 140 })
      return new Promise(() => {})
    })
    await start()
    await expect(await screen.findByRole('status')).toHaveTextContent(
      pattern('lists.export.progress', { read: 40, total: 140 }),
    )
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
      pattern('lists.export.waiting', { read: 40, wait: waiting(12) }),
    )
    await expect(screen.getByRole('button', { name: text('lists.export.cancel') })).toBeEnabled()
  },
}

/** The server sent fewer rows than it announced: the file is saved, and says no more than it holds. */
export const Short: Story = {
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    rows.mockImplementation(async ({ onProgress }) => {
      onProgress({ read: 1, total: 90 })
      return [[text('forms.label.brand')], ['Maison Dubois']]
    })
    await start()
    const alert = await screen.findByText(text('lists.export.short'))
    await expect(alert).toBeVisible()
    await expect(screen.getByText(text('lists.export.short.body', { total: 90, read: 1 }))).toBeVisible()
    await expect(await savedRows()).toHaveLength(2)
  },
}

/** The server names page after page: the reading ends, and nothing is saved. */
export const TooLong: Story = {
  play: async () => {
    rows.mockRejectedValue(listTooLong())
    await start()
    await expect(await screen.findByRole('alert')).toHaveTextContent(text('errors.listTooLong'))
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
    await userEvent.click(await screen.findByRole('button', { name: text('lists.export.cancel') }))
    await expect(await screen.findByRole('button', { name: text('lists.export') })).toBeEnabled()
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await expect(savedFiles).toEqual([])
  },
}

export const Failed: Story = {
  play: async () => {
    rows.mockRejectedValue(new ApiError({ status_code: 503, code: 'SERVER_ERROR' }))
    await start()
    await expect(await screen.findByRole('alert')).toHaveTextContent(text('lists.export.failed'))
    await expect(savedFiles).toEqual([])
  },
}
