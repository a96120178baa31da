import { act, cleanup, render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'

import { ThemeRoot } from '~/design/theme/theme-mode'
import { ExportButton, useWantedExport } from '~/features/shared/exports/ExportButton'

afterEach(cleanup)

const rows = vi.fn<() => Promise<never>>(() => new Promise(() => {}))

async function open() {
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <ExportButton name="marques" rows={rows} list="brands" />
    </IntlProvider>,
    { wrapper: ThemeRoot },
  )
  await act(async () => {})
}

it.each([
  ['starts', 9000, 1],
  ['does not start', 11_000, 0],
])('an export that was asked for on another page %s %d ms later, and never twice (BRD-22)', async (_how, ms, calls) => {
  rows.mockClear()
  useWantedExport.setState({ list: 'brands', at: Date.now() - ms })
  await open()
  expect(rows).toHaveBeenCalledTimes(calls)
  cleanup()
  await open()
  expect(rows).toHaveBeenCalledTimes(calls)
})
