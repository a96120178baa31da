import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { useSheetFile } from '~/features/shared/sheet/SheetFile'

afterEach(cleanup)

const fileOf = (text: string) => new File([text], 'equipe.csv')

it.each<[string, string[], string | undefined, number]>([
  ['with lines is read', ['a@b.fr'], undefined, 1],
  ['without a line is named as empty', ['\uFEFF \r\n'], 'empty', 0],
  ['that comes with another is not read, and neither is that', ['a@b.fr', 'c@d.fr'], 'several', 0],
])('a file %s (INV-12)', async (_title, texts, problem, reads) => {
  const onText = vi.fn(() => undefined)
  const { result } = renderHook(() => useSheetFile(onText))
  const [file = fileOf(''), ...others] = texts.map(fileOf)
  act(() => result.current.openFile(file, ...others))
  await waitFor(() => expect([result.current.problem, onText.mock.calls.length]).toEqual([problem, reads]))
})

it('a file is named as what its reader says (INV-12)', async () => {
  const { result } = renderHook(() => useSheetFile(() => 'noAddress'))
  act(() => result.current.openFile(fileOf('Nom;E-mail')))
  await waitFor(() => expect(result.current.problem).toBe('noAddress'))
})

it('a file that was chosen later counts, though the earlier one is read later (INV-12)', async () => {
  const onText = vi.fn((_text: string) => undefined)
  const { result } = renderHook(() => useSheetFile(onText))
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  const slow = Object.assign(fileOf('a@b.fr'), { arrayBuffer: () => promise })
  act(() => result.current.openFile(slow))
  act(() => result.current.openFile(fileOf('c@d.fr')))
  await waitFor(() => expect(onText).toHaveBeenCalledTimes(1))
  await act(async () => resolve(new TextEncoder().encode('a@b.fr').buffer))
  expect(onText.mock.calls.map(([text]) => text)).toEqual(['c@d.fr'])
})
