import type { ApiPorts } from '../ports'
import { withHeaders, type Interceptor } from './call'

/** The headers of decision 3, without the token. Safe because `base-url.ts` keeps every call on the API's origin. */
export const headers =
  ({ language, csrfToken }: Pick<ApiPorts, 'language' | 'csrfToken'>): Interceptor =>
  (call, next) => {
    const antiForgery = csrfToken()
    return next(
      withHeaders(call, {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'accept-language': language(),
        ...(antiForgery !== undefined && { 'x-csrftoken': antiForgery }),
      }),
    )
  }
