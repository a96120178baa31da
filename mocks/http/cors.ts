/** Headers the client sends besides the simple ones (decision 3), and the header that selects a test's world. */
const HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'x-csrftoken',
  'x-requested-with',
  'x-world',
].join(', ')

/** Any origin, with credentials: a sandbox holds no secrets. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': HEADERS,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  }
}
