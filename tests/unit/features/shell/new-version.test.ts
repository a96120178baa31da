import { beforeEach, describe, expect, it, vi } from 'vitest'

import { isOtherBuild, watchNewVersion, type NewVersionPorts } from '~/features/shell/new-version'
import { entryScriptsOf } from '~/platform/chunk-error'

const page = (...names: string[]) =>
  `<!doctype html><head><script>boot()</script>${names
    .map((name) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`)
    .join('')}<link rel="modulepreload" href="/assets/other-1.js"></head>`

const QUARTER = 15 * 60_000

describe('the version of a page', () => {
  it('is identified by the scripts it starts with', () => {
    expect(entryScriptsOf(page('index-a1', 'boot-b2'))).toEqual(['/assets/boot-b2.js', '/assets/index-a1.js'])
    expect(entryScriptsOf(page())).toEqual([])
    expect(entryScriptsOf('<html lang="fr" data-entry="/assets/index-a1.js"><head>')).toEqual(['/assets/index-a1.js'])
  })

  it.each([
    ['another build', page('index-b2'), true],
    ['the same build', page('index-a1'), false],
    ['a captive portal', '<html>Wi-Fi</html>', false],
    ['nothing', '', false],
  ])('is another one or not: %s (NFR-05)', (_what, deployed, other) => {
    expect(isOtherBuild(['/assets/index-a1.js', '/assets/login-c3.js'], deployed)).toBe(other)
  })
})

describe('the watch for a new version', () => {
  let now = 0
  const seen: string[] = []
  let visible = true
  let deployed: string | Error = page('index-a1')
  let shown: (() => void) | undefined
  const timers: { run: () => void; at: number }[] = []
  const fetchPage = vi.fn(async () => {
    if (deployed instanceof Error) throw deployed
    return deployed
  })

  const ports: NewVersionPorts = {
    currentScripts: ['/assets/index-a1.js'],
    seenBefore: [],
    remember: (scripts) => seen.push(...scripts),
    fetchPage,
    isVisible: () => visible,
    onShown(listener) {
      shown = listener
      return () => (shown = undefined)
    },
    clock: {
      now: () => now,
      after(ms, run) {
        const timer = { run, at: now + ms }
        timers.push(timer)
        return () => {
          if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1)
        }
      },
    },
  }

  async function pass(ms: number) {
    now += ms
    for (const timer of timers.filter(({ at }) => at <= now)) {
      timers.splice(timers.indexOf(timer), 1)
      timer.run()
    }
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
  }

  beforeEach(() => {
    now = 0
    visible = true
    deployed = page('index-a1')
    timers.length = 0
    seen.length = 0
    fetchPage.mockClear()
  })

  it('notifies once, then sends no more calls (NFR-05)', async () => {
    const onNewVersion = vi.fn()
    watchNewVersion(ports, onNewVersion)
    await pass(QUARTER)
    expect(onNewVersion).not.toHaveBeenCalled()
    deployed = page('index-b2')
    await pass(QUARTER)
    expect(onNewVersion).toHaveBeenCalledOnce()
    await pass(10 * QUARTER)
    expect(fetchPage).toHaveBeenCalledTimes(2)
    expect(timers).toHaveLength(0)
  })

  it('goes on calling who else looks for news with each poll (NFR-05)', async () => {
    const onPoll = vi.fn()
    const stop = watchNewVersion(ports, vi.fn(), onPoll)
    deployed = page('index-b2')
    await pass(QUARTER)
    await pass(QUARTER)
    expect(onPoll).toHaveBeenCalledTimes(2)
    expect(fetchPage).toHaveBeenCalledOnce()
    stop()
    await pass(QUARTER)
    expect(onPoll).toHaveBeenCalledTimes(2)
  })

  it('announces builds that answer in turn once in a tab, however often the page is loaded (NFR-05)', async () => {
    const onNewVersion = vi.fn()
    for (const running of ['index-a1', 'index-a1', 'index-b2', 'index-a1']) {
      const stop = watchNewVersion(
        { ...ports, currentScripts: [`/assets/${running}.js`], seenBefore: [...seen] },
        onNewVersion,
      )
      for (const answer of ['index-b2', 'index-a1']) {
        deployed = page(answer)
        await pass(QUARTER)
      }
      stop()
    }
    expect(onNewVersion).toHaveBeenCalledOnce()
  })

  it('waits until the page is visible, and then asks at once if it is time (NFR-05)', async () => {
    watchNewVersion(ports, vi.fn())
    visible = false
    await pass(QUARTER)
    expect(fetchPage).not.toHaveBeenCalled()
    visible = true
    shown?.()
    expect(fetchPage).toHaveBeenCalledOnce()
    shown?.()
    expect(fetchPage).toHaveBeenCalledOnce()
  })

  it('reports nothing of a failed try (NFR-05)', async () => {
    const onNewVersion = vi.fn()
    watchNewVersion(ports, onNewVersion)
    deployed = new TypeError('Failed to fetch')
    await pass(QUARTER)
    expect(onNewVersion).not.toHaveBeenCalled()
    deployed = page('index-b2')
    await pass(QUARTER)
    expect(onNewVersion).toHaveBeenCalledOnce()
  })

  it('ignores an answer that comes after its end (NFR-05)', async () => {
    const onNewVersion = vi.fn()
    deployed = page('index-b2')
    const stop = watchNewVersion(ports, onNewVersion)
    now = QUARTER
    shown?.()
    stop()
    await pass(0)
    expect(fetchPage).toHaveBeenCalledOnce()
    expect(onNewVersion).not.toHaveBeenCalled()
    expect(timers).toHaveLength(0)
  })

  it('does nothing in development, where scripts have no hash', () => {
    watchNewVersion({ ...ports, currentScripts: [] }, vi.fn())
    expect(timers).toHaveLength(0)
  })
})
