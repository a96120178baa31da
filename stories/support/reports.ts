import { fn, spyOn } from 'storybook/test'

import { setReporter } from '~/telemetry/reporter'

/** Receives what the app sends to the report URL, as in production. */
export const reports = fn<(body: unknown) => void>()

const REPORTS = 'https://reports.example/'

/** Sends reports to `reports`. @returns undoes it */
export function hearReports() {
  setReporter({ url: REPORTS, version: 'story' })
  reports.mockClear()
  const { fetch } = globalThis
  const sent = spyOn(globalThis, 'fetch').mockImplementation(async (target, init) => {
    if (target !== REPORTS) return fetch(target, init)
    reports(init?.body)
    return new Response()
  })
  return () => {
    sent.mockRestore()
    setReporter({ version: '' })
  }
}
