import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const isInstalled = (program: string) => !spawnSync(program, ['-v'], { stdio: 'ignore' }).error

/** Whether nginx is installed without its module for brotli: it then sends gzip. */
export const isWithoutBrotli = (server: string) =>
  server === 'nginx' && globSync('/etc/nginx/modules-enabled/*brotli*static*').length === 0

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      // the address of a server that listens on a port has this shape
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })

export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** Sends the path unchanged and returns the raw bytes. */
export const ask = (
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<Answer>((done, fail) => {
    const { hostname, port } = new URL(origin)
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        }),
      )
    })
    asked.on('error', fail).end()
  })

async function untilReady(origin: string, server: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server did not start: ${said()}`)
    const answer = await ask(origin, '/').catch(() => undefined)
    if (answer) return
    await new Promise((go) => setTimeout(go, 25))
  }
  throw new Error(`The server does not answer: ${said()}`)
}

type Site = {
  /** The built folder. */
  folder: string
  /** Text of `config.json`. */
  config: string
  /** URL of the API that is served below `/api/`. */
  upstream?: string
  /** By default a free port. */
  port?: number
  /** Addresses of servers that are trusted to name the browser's own. */
  trusted?: string
  /** Files of a certificate and its key. */
  tls?: readonly [certificate: string, key: string]
}

async function start(command: string, args: string[], work: string, port: number, env: Record<string, string>) {
  const server = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, server, () => said)
  const log = () => said
  /** @returns the exit code: 0 when it stopped as asked */
  const stop = (signal?: NodeJS.Signals) =>
    new Promise<number | null>((done) => {
      server.on('close', (code) => {
        rmSync(work, { recursive: true, force: true })
        done(code)
      })
      server.kill(signal)
    })
  return { origin, work, pid: server.pid, log, stop }
}

/** A folder that other users may read: nginx, when started by root, changes its user before it reads files. */
export function publicFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name))
  chmodSync(folder, 0o755)
  return folder
}

function workFolder(config: string): string {
  const work = publicFolder('web-server-')
  mkdirSync(join(work, 'config'))
  writeFileSync(join(work, 'config/config.json'), config)
  return work
}

/** The system's nginx with the shipped template, started as in the container. It logs to `access.log` in `work`. */
export async function startNginx({ folder, config, upstream = '', port: given, trusted = '', tls }: Site) {
  const work = workFolder(config)
  const port = given ?? (await freePort())
  return start('sh', ['deploy/nginx/start.sh'], work, port, {
    WORK: work,
    ROOT: resolve(folder),
    CONFIG_FOLDER: join(work, 'config'),
    LISTEN: `127.0.0.1:${port}`,
    ACCESS_LOG: join(work, 'access.log'),
    API_UPSTREAM: upstream,
    TRUSTED_PROXIES: trusted,
    TLS: tls?.join(',') ?? '',
    SCHEME: 'http',
  })
}

/** Whether root may create a file system of its own, as a container does. */
export const canContain = () =>
  isInstalled('nginx') && !spawnSync('setpriv', ['-V']).error && spawnSync('unshare', ['--mount', 'true']).status === 0

/** The container's folders on a file system that is read-only but for /tmp; then the command as the image's user. */
const CONTAINED = `
mount -t tmpfs tmpfs /srv
cp -r "$BUILT" /srv/app
cp -r deploy/nginx deploy/check-config.sh /srv/
cp -r "$GIVEN" /srv/config
chown -R root:root /srv
mkdir /srv/bin
for program in $PROGRAMS; do ln -s "$(command -v "$program")" /srv/bin/; done
mount -o remount,bind,ro /srv
mount -o remount,bind,ro /
mount -t tmpfs -o nosuid,nodev,noexec,mode=1777 tmpfs /tmp
# a pipe of its own, as the container's runtime hands it over
exec > >(exec cat) 2>&1
chown "$AS" /dev/stdout
cd /
exec setpriv --reuid "$AS" --regid "$AS" --clear-groups --no-new-privs --bounding-set -all --inh-caps -all env PATH=/srv/bin "$@"
`

type Contained = Site & {
  user: string
  command: readonly string[]
  /** Names of all the programs that exist in it. */
  programs: readonly string[]
}

/** Runs what a container runs, without a container: `command` as `user`, on a read-only file system. */
export async function startContained({ folder, config, user, command, programs }: Contained) {
  const work = workFolder(config)
  const port = await freePort()
  const server = await start('unshare', ['--mount', 'bash', '-euc', CONTAINED, 'bash', ...command], work, port, {
    BUILT: resolve(folder),
    GIVEN: join(work, 'config'),
    AS: user,
    PROGRAMS: programs.join(' '),
    LISTEN: `127.0.0.1:${port}`,
  })
  return { ...server, port }
}

/** The system's Caddy with the file for demos. @param folder with one folder for each host name */
export async function startDemoCaddy(folder: string) {
  const work = workFolder('')
  const port = await freePort()
  return start('caddy', ['run', '--config', 'deploy/caddy/demo.Caddyfile', '--adapter', 'caddyfile'], work, port, {
    SITE: `:${port}`,
    ROOT: resolve(folder),
    HOME: work,
  })
}

/** The system's Caddy with the shipped file. */
export async function startCaddy(
  { folder, config, upstream }: Site & { upstream: string },
  origins: string[],
  env: Record<string, string> = {},
) {
  const work = workFolder(config)
  const port = await freePort()
  const [api = '', reports = ''] = origins
  return start('caddy', ['run', '--config', 'deploy/caddy/Caddyfile', '--adapter', 'caddyfile'], work, port, {
    SITE: `http://127.0.0.1:${port}`,
    ROOT: resolve(folder),
    CONFIG_FOLDER: join(work, 'config'),
    API_ORIGIN: api,
    REPORT_ORIGIN: reports,
    API_UPSTREAM: upstream,
    HOME: work,
    ...env,
  })
}
