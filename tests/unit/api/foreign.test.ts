import { expect, it } from 'vitest'

import { toApiError } from '~/api/api-error'
import { getBrand } from '~/api/generated/sdk.gen'

import { createFakeWire } from './support'

const PAGE = '<!doctype html><title>Portail Wi-Fi</title>'

it.each([
  ['a page with 200', 200, PAGE, true],
  ['a page with 511', 511, PAGE, true],
  ['JSON with 511', 511, '{"message":"Network Authentication Required"}', true],
  ['a page with 502', 502, PAGE, false],
  ['a text cut off', 200, '{"success":true,"da', false],
  ['JSON of another form', 200, '{"success":1}', false],
])('an answer comes from the network rather than the API: %s (SES-39, K12)', async (_, status, text, foreign) => {
  const wire = createFakeWire(() => new Response(text, { status }))
  const error: unknown = await getBrand({ path: { id: 1 }, fetch: wire.fetch }).catch((failure: unknown) => failure)
  expect(toApiError(error)).toMatchObject({ foreign, status_code: status })
  // it is no fault of the server
  expect(wire.signals).toEqual(status >= 500 && !foreign ? [`${status} getBrand`] : [])
})
