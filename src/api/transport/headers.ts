import type { ApiPorts } from '../ports'
import { withHeaders, type Interceptor } from './call'

/** The headers of every call, without the token (decision 3). */
export const plainHeaders = (language: string, antiForgery: string | undefined) => ({
  accept: 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  'accept-language': language,
  ...(antiForgery !== undefined && { 'x-csrftoken': antiForgery }),
})

/** Adds the headers. Safe because `base-url.ts` keeps every call on the API's origin. */
export const headers =
  ({ language, csrfToken }: Pick<ApiPorts, 'language' | 'csrfToken'>): Interceptor =>
  (call, next) =>
    next(withHeaders(call, plainHeaders(language(), csrfToken())))
