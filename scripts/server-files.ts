import {
  cacheControl,
  contentSecurityPolicy,
  HEADERS_FILE,
  REPORT_HEADER,
  SECURITY_HEADERS,
  TYPES,
  type BuildHeaders,
} from './headers.ts'

type Headers = Readonly<Record<string, string>>

const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('')

/** @param reports the end of the policy that names an address for reports, or what stands for it */
const headersFor = (build: BuildHeaders, reports: string, ...origins: string[]): Headers => ({
  'Content-Security-Policy': `${contentSecurityPolicy(build, origins)}${reports}`,
  ...SECURITY_HEADERS,
})

/** For the `server` block of nginx; its variables come from the template. A header without a value is not sent. */
const nginx = (build: BuildHeaders) =>
  `types {\n${lines(TYPES, (extension, type) => `  "${type}" ${extension};`)}}\n` +
  lines(
    { ...headersFor(build, '$policy_report', '$api_origin', '$report_origin'), [REPORT_HEADER]: '$policy_endpoint' },
    (name, value) => `add_header ${name} "${value}" always;`,
  )

/** For a site of Caddy; the origins come from its environment, and so does the address for reports. */
const caddy = (build: BuildHeaders) =>
  lines(TYPES, (extension, type) => {
    // no pages: a page's address may end like a file, as the token of an invitation can
    const files = `@${extension} path_regexp ^/((assets|locales)/.*|[^/]*)\\.${extension}$`
    return `${files}\nheader @${extension} Content-Type "${type}"`
  }) +
  lines(
    headersFor(build, '{$POLICY_REPORT}', '{$API_ORIGIN}', '{$REPORT_ORIGIN}'),
    (name, value) => `header ${name} "${value}"`,
  ) +
  // without an address, the header is removed, which it is not there for
  `header {$POLICY_ENDPOINT:-${REPORT_HEADER}}\n`

const block = (path: string, headers: Headers) => `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`

/**
 * For static hosts that read `_headers`. No two rules may set the same header for a path: some hosts send both. The
 * cache of pages is left to the host: with all known ones, browsers request pages again each time.
 */
const staticHeaders = (build: BuildHeaders) =>
  block('/*', headersFor(build, '')) +
  ['/assets/*', '/locales/*', '/config.json']
    .map((path) => block(path, { 'Cache-Control': cacheControl(path) }))
    .join('')

/**
 * For static hosts that read `_redirects`: an existing file goes before any rule. The page for missing files is not
 * called `404.html`, because hosts would serve that at `/404`, which is a page of the app.
 */
const REDIRECTS = [
  // a rule cannot match part of a name, so single files are those that are requested without a link to them
  ...['/assets/*', '/brand/*', '/locales/*', '/.well-known/*', '/config.json', '/sitemap.xml'].map(
    (missing) => `${missing} /no-such-file.html 404\n`,
  ),
  '/* /index.html 200\n',
].join('')

/** What a build leaves for whoever serves it, by the name of the file. They are read, never served. */
export const serverFiles = (build: BuildHeaders): Readonly<Record<string, string>> => ({
  [HEADERS_FILE]: JSON.stringify(build),
  '_nginx.conf': nginx(build),
  _caddy: caddy(build),
  _headers: staticHeaders(build),
  _redirects: REDIRECTS,
})
