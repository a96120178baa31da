import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, canContain, publicFolder, startContained } from '../../support/web-servers.ts'

const steps = readFileSync('deploy/Containerfile', 'utf8')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
const last = (name: string) => steps.findLast((step) => step.startsWith(`${name} `)) ?? ''
const commandOf = (name: string) => JSON.parse(/\[.*\]$/.exec(last(name))?.[0] ?? '[]') as string[]

describe('the container file', () => {
  const copied = steps
    .filter((step) => step.startsWith('COPY ') && !step.includes('--from='))
    .flatMap((step) => step.split(/\s+/).slice(1, -1))
  const leftOut = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)

  it('copies files that are there, and that reach the build', () => {
    expect(copied).toContain('deploy/nginx')
    expect(copied.filter((path) => !existsSync(path))).toEqual([])
    expect(copied.filter((path) => leftOut.some((name) => path === name || path.startsWith(`${name}/`)))).toEqual([])
  })

  it('starts and asks after its server with scripts it has copied', () => {
    const scripts = [commandOf('CMD'), commandOf('HEALTHCHECK')].map(([, script = '']) => script)
    expect(scripts.map((script) => existsSync(script.replace('/srv/nginx/', 'deploy/nginx/')))).toEqual([true, true])
  })

  it('takes an image for the version before, and no stage of its own, which buildah 1.28 does not find by an argument', () => {
    const stages = steps.filter((step) => step.startsWith('FROM ')).map((step) => / AS (\w+)$/.exec(step)?.[1])
    const previous = /^ARG PREVIOUS=(\S+)/m.exec(steps.join('\n'))?.[1]
    expect(previous).toMatch(/./)
    expect(stages).not.toContain(previous)
  })

  it('is stopped with the signal that lets nginx finish its answers', () => {
    expect(last('STOPSIGNAL')).toBe('STOPSIGNAL SIGQUIT')
  })
})

/** Programs of coreutils, dash and sed, which every Debian has, and what the container file installs. */
const PROGRAMS = ['sh', 'cp', 'dirname', 'ln', 'mkdir', 'readlink', 'tr', 'sed', 'nginx']
const CONFIG = JSON.stringify({ apiBaseUrl: '/api/v1' })

const folder = publicFolder('container-')
const why = canContain() ? '' : ' (skipped: it takes root, nginx, unshare and setpriv)'

describe.skipIf(!canContain())(`the server in the container${why}`, () => {
  let server: Awaited<ReturnType<typeof startContained>>

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html><p>Page</p>')
    writeFileSync(join(folder, 'assets/app-1.js'), 'start()')
    execFileSync(process.execPath, ['scripts/finish-build.ts', folder])
    const [, user = ''] = last('USER').split(' ')
    server = await startContained({ folder, config: CONFIG, user, command: commandOf('CMD'), programs: PROGRAMS })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** As the image's: bash and nothing beside it. */
  const health = () => {
    const [program = '', script = ''] = commandOf('HEALTHCHECK')
    const env = { PATH: '/nowhere', LISTEN: `127.0.0.1:${server.port}` }
    return spawnSync(`/bin/${program}`, [script.replace('/srv/', 'deploy/')], { env }).status
  }

  it('serves the app without rights', async () => {
    expect((await ask(server.origin, '/auth/login')).body.toString()).toContain('Page')
    expect((await ask(server.origin, '/config.json')).body.toString()).toBe(CONFIG)
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
    expect(status).toMatch(/^Name:\s+nginx$/m)
    // neither root, nor any right of root's, nor a way to get one
    expect(status).not.toMatch(/^[UG]id:.*\b0\b/m)
    for (const rights of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
      expect(status).toMatch(new RegExp(`^${rights}:\\s+0+$`, 'm'))
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
  })

  it('writes nowhere but in its own folder below /tmp', () => {
    const disk = `/proc/${server.pid}/root`
    expect(() => writeFileSync(`${disk}/srv/app/index.html`, '')).toThrow('EROFS')
    expect(() => writeFileSync(`${disk}/var/log/nginx/error.log`, '')).toThrow('EROFS')
    expect(existsSync(`${disk}/tmp/nginx/console.conf`)).toBe(true)
  })

  it('logs to its own output', async () => {
    await ask(server.origin, '/auth/login?redirect=%2Fbrands')
    await expect.poll(server.log).toContain('"GET /auth/login HTTP/1.1" 200')
  })

  it('leaves its health checks out of the log', async () => {
    expect(health()).toBe(0)
    expect((await ask(server.origin, '/healthz')).status).toBe(204)
    await ask(server.origin, '/any-other-path')
    await expect.poll(server.log).toContain('/any-other-path')
    expect(server.log()).not.toContain('healthz')
  })

  it('is healthy while it serves, stops on a signal, and is not healthy afterwards', async () => {
    expect(health()).toBe(0)
    expect(await server.stop('SIGQUIT')).toBe(0)
    expect(health()).not.toBe(0)
  })
})
