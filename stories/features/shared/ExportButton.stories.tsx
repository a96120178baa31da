import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'

import { ApiError } from '~/api/api-error'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import type { ExportRows } from '~/features/shared/exports/use-export'

const rows = fn<ExportRows>()
/** The file that the browser was given. */
const saved = fn<(file: Blob | MediaSource) => void>()

const meta = {
  title: 'Components/ExportButton',
  component: ExportButton,
  args: { name: 'marques', rows },
  beforeEach: () => {
    rows.mockReset()
    saved.mockReset()
    const spy = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved(file)
      return 'blob:marques'
    })
    return () => spy.mockRestore()
  },
} satisfies Meta<typeof ExportButton>

export default meta
type Story = StoryObj<typeof meta>

const start = () => userEvent.click(screen.getByRole('button', { name: 'Exporter en CSV' }))
const savedText = async () => {
  const [blob] = saved.mock.calls[0] ?? []
  return blob instanceof Blob ? blob.text() : undefined
}

export const Saved: Story = {
  play: async () => {
    rows.mockResolvedValue([['Marque'], ['Maison Dubois']])
    await start()
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
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
    await expect(saved).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  play: async () => {
    rows.mockRejectedValue(new ApiError({ status_code: 503, code: 'SERVER_ERROR' }))
    await start()
    await expect(await screen.findByRole('alert')).toHaveTextContent('L’export n’a pas abouti')
    await expect(saved).not.toHaveBeenCalled()
  },
}
