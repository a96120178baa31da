import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, describe, expect, it } from 'vitest'

import { HEADERS_FILE } from '../../../scripts/headers.ts'
import { serve } from '../../../scripts/serve.ts'

const opened: (() => void)[] = []

afterEach(() => {
  for (const close of opened.splice(0)) close()
})

const portOf = (server: Server) => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Serves a build of one page. @returns its address */
async function servedPage(config?: string): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'served-'))
  writeFileSync(join(dir, HEADERS_FILE), JSON.stringify({ scripts: [], styles: [], sandbox: false }))
  writeFileSync(join(dir, 'index.html'), '<!doctype html>')
  const server = serve({ dir, port: 0, config })
  opened.push(() => {
    server.close()
    rmSync(dir, { recursive: true })
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://localhost:${portOf(server)}/`
}

/** What the policy of a page lets the app call, by the configuration it is served with. */
async function callable(config: string): Promise<string | undefined> {
  const { headers } = await fetch(await servedPage(config))
  return /connect-src ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]
}

describe('the content security policy of a served build', () => {
  it('lets the app call its API and where errors and vitals are reported, by origin (C317, G6)', async () => {
    const config = {
      apiBaseUrl: 'HTTPS://api.example.com/api/v1',
      errorReportUrl: 'https://errors.example.com/report',
      vitalsReportUrl: 'https://vitals.example.com/report',
    }
    expect(await callable(JSON.stringify(config))).toBe(
      "'self' https://api.example.com https://errors.example.com https://vitals.example.com",
    )
  })

  it('names an origin once (C317, G6)', async () => {
    const config = { apiBaseUrl: 'https://api.example.com/api/v1', errorReportUrl: 'https://api.example.com/errors' }
    expect(await callable(JSON.stringify(config))).toBe("'self' https://api.example.com")
  })

  it.each([
    '',
    'no JSON',
    'null',
    '{"apiBaseUrl":7}',
    '{"apiBaseUrl":"https://["}',
    '{"apiBaseUrl":"/api/v1","errorReportUrl":"/errors"}',
    '{"apiBaseUrl":"/api/v1","legal":{"apiBaseUrl":"https://other.example.com"}}',
    '{"apiBaseUrl":"wss://api.example.com"}',
  ])('lets it call its own origin alone when the configuration reads %j (C317)', async (config) => {
    expect(await callable(config)).toBe("'self'")
  })
})

it.each(['/r; script-src *', '/r\nX: y', '/r"'])(
  'an address for reports that is none changes no header: %j (C317)',
  async (policyReportUrl) => {
    const { status, headers } = await fetch(await servedPage(JSON.stringify({ apiBaseUrl: '/api', policyReportUrl })))
    expect([status, headers.get('reporting-endpoints')]).toEqual([200, null])
    expect(headers.get('content-security-policy')).not.toContain('report-')
  },
)

it.each(['', 'config.json', 'locales/none.json'])('an answer says how long it is: /%s', async (path) => {
  const address = `${await servedPage('{"apiBaseUrl":"/é"}')}${path}`
  const [whole, head] = await Promise.all([fetch(address), fetch(address, { method: 'HEAD' })])
  const length = String((await whole.arrayBuffer()).byteLength)
  expect([whole, head].map(({ headers }) => headers.get('content-length'))).toEqual([length, length])
})

describe('a page that a browser has already', () => {
  it.each([
    ['the same version', (tag: string) => tag, 304],
    ['the same version, weakened by a proxy', (tag: string) => `"other", W/${tag}`, 304],
    ['another version', () => '"other"', 200],
  ])('is sent again only when it has changed: %s', async (_name, header, status) => {
    const page = await servedPage()
    const etag = (await fetch(page)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^".+"$/)
    const again = await fetch(page, { headers: { 'If-None-Match': header(etag) } })
    expect(again.status).toBe(status)
    expect(await again.text()).toBe(status === 304 ? '' : '<!doctype html>')
  })
})
