// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { addressOf, isChunkError, keepRouterFromReloading, chunkErrorCause, type Loss } from '~/platform/chunk-error'

const FILE = 'https://app.example.com/assets/brands-a1.js'
const PART = 'https://app.example.com/assets/table-b2.js'
const lost = (message = `Failed to fetch dynamically imported module: ${FILE}`) => new TypeError(message)

const OURS = '<!doctype html><html lang="fr" data-entry="/assets/index-a1.js">'
const PORTAL = '<!doctype html><h1>Wi-Fi</h1>'

const html = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } })
const script = (text = 'export const a = 1') =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
const noNetwork = () => {
  throw new TypeError('Failed to fetch')
}

const late = () => {
  throw new DOMException('signal timed out', 'TimeoutError')
}

type Answers = { page: () => Response; file: () => Response; part?: () => Response }

function answer({ page, file, part = script }: Answers) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === FILE) return file()
    return address === PART ? part() : page()
  })
}

beforeEach(() => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]))
afterEach(() => vi.unstubAllGlobals())

describe('the reason why a file was lost', () => {
  it.each<[why: string, loss: Loss, answers: Answers]>([
    ['no network', 'offline', { page: noNetwork, file: noNetwork }],
    ['a captive portal', 'offline', { page: () => html(PORTAL), file: () => html(PORTAL) }],
    ['a captive portal that refuses', 'offline', { page: () => html(PORTAL), file: () => html(PORTAL, 403) }],
    ['a portal that sends the page elsewhere', 'offline', { page: noNetwork, file: () => html('', 404) }],
    ['a new version: 404', 'gone', { page: () => html(OURS), file: () => html('', 404) }],
    ['a new version: the page in place of the file', 'gone', { page: () => html(OURS), file: () => html(OURS) }],
    ['a gateway: 502', 'failing', { page: () => html(OURS), file: () => html('', 502) }],
    ['a gateway for everything', 'failing', { page: () => html('', 504), file: () => html('', 504) }],
    ['too many requests', 'failing', { page: () => html(OURS), file: () => html('', 429) }],
    ['a server that fails for the page', 'failing', { page: () => html('', 500), file: noNetwork }],
    ['a blocker', 'blocked', { page: () => html(OURS), file: noNetwork }],
    ['a server that never sends it', 'failing', { page: () => html(OURS), file: late }],
    ['a network that never answers', 'offline', { page: late, file: late }],
    ['a firewall', 'blocked', { page: () => html(OURS), file: () => html('', 403) }],
    ['a firewall for everything', 'blocked', { page: () => html('', 403), file: () => html('', 403) }],
    ['a firewall for the page, and no file', 'blocked', { page: () => html('', 403), file: noNetwork }],
    ['a firewall for the page alone', 'none', { page: () => html('', 403), file: script }],
    ['a moment without network', 'none', { page: () => html(OURS), file: script }],
    ['a file that it imports', 'gone', { page: () => html(OURS), file: imports, part: () => html('', 404) }],
    ['a file that it imports, blocked', 'blocked', { page: () => html(OURS), file: imports, part: noNetwork }],
  ])('of %s is %s (GRD-13, C136)', async (_why, loss, answers) => {
    answer(answers)
    await expect(chunkErrorCause(lost())).resolves.toBe(loss)
  })

  it('is found with one request for files that import each other (GRD-13)', async () => {
    const asked = vi.fn()
    answer({
      page: () => html(OURS),
      file: imports,
      part: () => {
        asked()
        return script('import"./brands-a1.js"')
      },
    })
    await expect(chunkErrorCause(lost())).resolves.toBe('none')
    expect(asked).toHaveBeenCalledOnce()
  })

  it('is found when the network comes back between two requests (GRD-13)', async () => {
    let times = 0
    answer({ page: () => html(OURS), file: () => ((times += 1) === 1 ? noNetwork() : script()) })
    await expect(chunkErrorCause(lost())).resolves.toBe('none')
  })

  it('is found in Safari, which does not name the file, by the page alone (GRD-13)', async () => {
    const unnamed = lost('Importing a module script failed.')
    document.documentElement.dataset['entry'] = '/assets/index-a1.js'
    answer({ page: () => html(OURS), file: noNetwork })
    await expect(chunkErrorCause(unnamed)).resolves.toBe('none')
    answer({ page: () => html(OURS.replace('a1', 'b2')), file: noNetwork })
    await expect(chunkErrorCause(unnamed)).resolves.toBe('gone')
    answer({ page: () => html('', 403), file: noNetwork })
    await expect(chunkErrorCause(unnamed)).resolves.toBe('blocked')
    answer({ page: noNetwork, file: noNetwork })
    await expect(chunkErrorCause(unnamed)).resolves.toBe('offline')
  })
})

function imports() {
  return script('import{a as t}from"./table-b2.js";import"./brands-a1.js";export{t}')
}

describe('the error of a lost file', () => {
  it.each([
    `Failed to fetch dynamically imported module: ${FILE}`,
    `error loading dynamically imported module: ${FILE}`,
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is recognised in each browser: %s (GRD-13)', (message) => {
    expect(isChunkError(lost(message))).toBe(true)
    expect(isChunkError(new TypeError('Failed to fetch'))).toBe(false)
    expect(isChunkError(message)).toBe(false)
  })

  it('no longer makes the router reload the page, and still names its file (C136)', () => {
    const letRouterReload = keepRouterFromReloading()
    const payload = lost()
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    expect(payload.message).not.toMatch(/^(?:Failed to fetch|error loading|Importing a module)/)
    expect(isChunkError(payload)).toBe(true)
    expect(addressOf(payload)).toBe(FILE)
    letRouterReload()
  })
})
