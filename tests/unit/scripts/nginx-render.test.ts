import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { CALLED } from '../../../scripts/headers.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'render-'))
  writeFileSync(join(folder, '_nginx.conf'), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

function render(config: string, env: Record<string, string> = {}) {
  writeFileSync(join(folder, 'config.json'), config)
  // nothing else of this shell: its settings would be taken for those of the installation
  const places = { PATH: process.env['PATH'], ROOT: folder, CONFIG_FOLDER: folder }
  const { status, stdout, stderr } = spawnSync('sh', ['deploy/nginx/render.sh'], {
    encoding: 'utf8',
    env: { ...places, ...env },
  })
  return { status, stdout, stderr }
}

const originOf = (text: string, of = 'api') => new RegExp(`\\$${of}_origin \\{\\s+default "([^"]*)"`).exec(text)?.[1]

describe('the configuration of nginx', () => {
  it.each([
    ['{"apiBaseUrl":"/api/v1"}', ''],
    ['{"apiBaseUrl":"https://api.example.com"}', 'https://api.example.com'],
    ['{"apiBaseUrl":"https://api.example.com:8443/api/v1"}', 'https://api.example.com:8443'],
    [String.raw`{"apiBaseUrl":"https:\/\/api.example.com\/api\/v1"}`, 'https://api.example.com'],
  ])('of %s lets the app call %j', (config, origin) => {
    expect(originOf(render(config).stdout)).toBe(origin)
  })

  it.each([
    [{ errorReportUrl: 'https://errors.example.com/report' }, 'https://errors.example.com'],
    [{ vitalsReportUrl: 'https://vitals.example.com/report' }, 'https://vitals.example.com'],
    [
      { vitalsReportUrl: 'https://vitals.example.com/v', errorReportUrl: 'https://errors.example.com/e' },
      'https://errors.example.com https://vitals.example.com',
    ],
    [
      { vitalsReportUrl: 'https://one.example.com/v', errorReportUrl: 'https://one.example.com/e' },
      'https://one.example.com',
    ],
    [{ vitalsReportUrl: 'https://api.example.com/v', errorReportUrl: '/errors' }, ''],
  ])('lets reports go where %j names it, once each', (reports, origins) => {
    const { stdout } = render(JSON.stringify({ apiBaseUrl: 'https://api.example.com/api/v1', ...reports }))
    expect(originOf(stdout, 'report')).toBe(origins)
  })

  it('holds nothing of what the check of config.json has to say', () => {
    const config = JSON.stringify({ apiBaseUrl: '/api/v1', brand: { accent: '#0A7A4B' } })
    const { status, stdout, stderr } = render(config)
    expect([status, stdout.includes('brand.accent')]).toEqual([0, false])
    expect(stderr).toContain('"brand.accent": #0A7A4B cannot be read in the dark theme')
  })

  it('names an address for reports with a query as it is', () => {
    const url = 'https://reports.example.com/csp?key=a&environment=b'
    const { stdout } = render(JSON.stringify({ apiBaseUrl: '/api/v1', policyReportUrl: url }))
    expect(stdout).toContain(`default "; report-uri ${url}; report-to policy";`)
    expect(stdout).toContain(`default 'policy="${url}"';`)
  })

  it.each(CALLED)('reads the origin of %s, as the other servers do', (name) => {
    const { stdout } = render(JSON.stringify({ apiBaseUrl: '/api/v1', [name]: 'https://this.example.com/x' }))
    expect(stdout).toContain('"https://this.example.com"')
  })

  it.each(['HTTPS://api.example.com/api/v1', 'https://[::1]:8000/api/v1'])(
    'is refused where the policy would shut the API out: %s',
    (apiBaseUrl) => {
      const { status, stdout, stderr } = render(JSON.stringify({ apiBaseUrl }))
      expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(`of apiBaseUrl: ${apiBaseUrl}`)])
    },
  )

  it.each(['http://127.0.0.1:8000/', 'http://127.0.0.1:8000/base', '127.0.0.1:8000'])(
    'is refused for an API at %s: calls would lose a part of their path, or reach nobody',
    (API_UPSTREAM) => {
      const { status, stderr } = render('{"apiBaseUrl":"/api/v1"}', { API_UPSTREAM })
      expect([status, stderr]).toEqual([1, expect.stringContaining(API_UPSTREAM)])
    },
  )

  it('logs to a file: a service has no /dev/stdout that nginx could open', () => {
    expect(render('{"apiBaseUrl":"/api/v1"}').stdout).toContain('access_log /var/log/nginx/console.log console;')
  })

  it('listens without TLS where a server before it ends TLS', () => {
    const { stdout } = render('{"apiBaseUrl":"/api/v1"}')
    expect(stdout).toContain('  listen 8080;\n')
    expect(stdout).not.toMatch(/^ {2}ssl_|TLS ends here|\$\{TLS/m)
  })

  it.each([
    ['the build', { ROOT: '/nowhere/app' }, '/nowhere/app holds no finished build'],
    ['config.json', { CONFIG_FOLDER: '/nowhere' }, '/nowhere/config.json is missing'],
    ['both files of a certificate', { TLS: '/etc/certificate.pem' }, 'TLS names two files, certificate,key'],
    ['a certificate that can be read', { TLS: '/nowhere/a.pem,/nowhere/b.pem' }, '/nowhere/a.pem, which TLS names'],
    ['settings that end no value', { LISTEN: '80; }' }, 'no setting reads like this: 80; }'],
  ])('is not written without %s, and says why', (_, settings: Record<string, string>, why) => {
    expect(render('{"apiBaseUrl":"/api/v1"}', settings)).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(why),
    })
  })

  it.each(['{"apiBaseUrl":"/api/v1"', '{"supportEmail":"a@b.example"}', '{"apiBaseUrl":"//api.example.com/api/v1"}'])(
    'is not written for a config.json that the app would refuse: %s (decision 1)',
    (config) => {
      const { status, stdout, stderr } = render(config)
      expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(`${folder}/config.json:1:`)])
    },
  )
})
