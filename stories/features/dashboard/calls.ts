import { delay, http, HttpResponse } from 'msw'
import { screen } from 'storybook/test'

import { failure } from '#mocks/core/failure.ts'

/** The three calls of the page, which load and fail apart. */
export const CALLS = {
  trial: '*/api/v1/onboarding/trials/status/',
  overview: '*/api/v1/brands/brands_overview/',
  activity: '*/api/v1/brands/recent_activity/',
}

export const never = (path: string) => http.get(path, () => delay('infinite'))

export const down = (path: string, options: { once?: boolean } = {}) =>
  http.get(path, () => failure(500, 'server_error', 'Internal error'), options)

/** An answer that another try cannot change. */
export const refused = (path: string, options: { once?: boolean } = {}) =>
  http.get(path, () => failure(400, 'bad_request', 'Bad request'), options)

export const answers = (path: string, data: object) =>
  http.get(path, () => HttpResponse.json({ success: true, message: '', data }))

/** The page has come: on a busy machine the first story of a run waits for the code too. */
export const arrival = (title: string) => screen.findByRole('heading', { level: 1, name: title }, { timeout: 10_000 })
