import { execFileSync } from 'node:child_process'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { isInstalled, publicFolder, startNginx } from '../../support/web-servers.ts'

const folder = publicFolder('tls-')
const certificate = join(folder, 'certificate.pem')
const key = join(folder, 'key.pem')

beforeAll(() => {
  for (const [name, text] of [
    ['index.html', '<!doctype html>'],
    ['_nginx.conf', ''],
    ['_caddy', 'header X-A b\n'],
  ] as const)
    writeFileSync(join(folder, name), text)
  if (!isInstalled('openssl')) return
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=a', ...files], {
    stdio: 'ignore',
  })
  chmodSync(key, 0o644)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The status of an answer over HTTP/2. */
function statusOf(origin: string): Promise<unknown> {
  const session = connect(origin, { rejectUnauthorized: false })
  return new Promise((resolve, reject) => {
    session.on('error', reject)
    const request = session.request({ ':path': '/healthz' })
    request.on('response', (headers) => {
      resolve(headers[':status'])
      session.close()
    })
    request.on('error', reject)
    request.end()
  })
}

/** The shipped file as Caddy reads it. */
const adapt = (TLS: string) =>
  execFileSync('caddy', ['adapt', '--config', 'deploy/caddy/Caddyfile', '--adapter', 'caddyfile'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, SITE: 'https://console.example.com', ROOT: folder, TLS },
  })

describe('a certificate of one’s own', () => {
  it.runIf(isInstalled('nginx') && isInstalled('openssl'))('gives nginx HTTPS with HTTP/2', async () => {
    const config = '{"apiBaseUrl":"/api/v1"}'
    const server = await startNginx({ folder, config, tls: [certificate, key] })
    try {
      expect(await statusOf(server.origin.replace('http:', 'https:'))).toBe(204)
    } finally {
      await server.stop()
    }
  })

  it.runIf(isInstalled('caddy') && isInstalled('openssl'))('takes the place of those that Caddy gets itself', () => {
    expect(adapt(`tls ${certificate} ${key}`)).toContain(`"certificate":"${certificate}"`)
    expect(adapt('')).not.toContain('load_files')
  })
})
