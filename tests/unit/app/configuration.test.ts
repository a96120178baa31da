import { describe, expect, it, vi } from 'vitest'

import { createConfiguration } from '~/app/configuration'
import {
  ConfigError,
  forgetConfig,
  keepConfig,
  leftAddresses,
  readStoredConfig,
  UnreachedConfigError,
  type RuntimeConfig,
} from '~/app/runtime-config'
import type { Installation } from '~/features/shared/installation'
import { InterfaceLoadingError } from '~/i18n/messages'
import { createSafeStorage } from '~/platform/storage'

const ORIGIN = 'https://app.example.com'
const API = 'https://api.example.com/api/v1'
const CONFIG: RuntimeConfig = { apiBaseUrl: API, supportEmail: 'support@example.com' }

/** A visit of a browser that keeps `kept`; the file answers when the test lets it. */
function visit(stored?: unknown, storage = createSafeStorage(() => undefined), rendered?: Installation['brand']) {
  if (stored !== undefined) storage.setItem('config', typeof stored === 'string' ? stored : JSON.stringify(stored))
  const file = Promise.withResolvers<RuntimeConfig>()
  const onMoved = vi.fn<() => void>()
  const configuration = createConfiguration({
    origin: ORIGIN,
    load: () => file.promise,
    stored: {
      read: () => readStoredConfig(storage, ORIGIN),
      keep: (config) => keepConfig(storage, config),
      forget: () => forgetConfig(storage),
    },
    left: leftAddresses(storage),
    startSandbox: async () => undefined,
    onMoved,
    ...(rendered && { rendered }),
  })
  return { configuration, file, onMoved, stored: () => readStoredConfig(storage, ORIGIN) }
}

describe('the configuration of a return visit', () => {
  it('answers a call without waiting for the file (decision 1)', async () => {
    const { configuration } = visit(CONFIG)
    await expect(configuration.apiBaseUrl()).resolves.toBe(API)
    expect(configuration.store.getState()).toEqual({
      failed: false,
      installation: { isRead: true, supportEmail: 'support@example.com' },
    })
  })

  it('is waited for on a first visit, and stored (decision 1)', async () => {
    const { configuration, file, stored } = visit()
    file.resolve(CONFIG)
    await expect(configuration.apiBaseUrl()).resolves.toBe(API)
    expect(stored()).toEqual(CONFIG)
  })

  it('shows the logo of the page until the file says otherwise (decision 1)', async () => {
    const brand = { logo: '/brand/logo.svg' }
    const { configuration, file } = visit(undefined, undefined, brand)
    expect(configuration.store.getInitialState().installation.brand).toEqual(brand)
    file.resolve({ ...CONFIG, brand })
    await configuration.apiBaseUrl()
    expect(configuration.store.getState().installation).toEqual({
      isRead: true,
      supportEmail: 'support@example.com',
      brand,
    })
  })

  it('follows a changed file without a new page (decision 1)', async () => {
    const { configuration, file, onMoved, stored } = visit(CONFIG)
    const changed = { apiBaseUrl: API, supportEmail: 'help@example.com' }
    file.resolve(changed)
    await vi.waitFor(() => expect(configuration.store.getState().installation.supportEmail).toBe('help@example.com'))
    expect(onMoved).not.toHaveBeenCalled()
    expect(stored()).toEqual(changed)
  })

  it('follows an open page’s changed file, and leaves it alone when the file is broken or names another API (decision 1)', async () => {
    const answers: (RuntimeConfig | Error)[] = [
      CONFIG,
      { ...CONFIG, environment: 'Recette' },
      new ConfigError({ status: 200, text: '{' }, new SyntaxError('no JSON')),
      { apiBaseUrl: 'https://api2.example.com/v1' },
    ]
    const keep = vi.fn<(config: RuntimeConfig) => void>()
    const configuration = createConfiguration({
      origin: ORIGIN,
      load: async () => {
        const answer = answers.shift()
        if (answer instanceof Error || !answer) throw answer
        return answer
      },
      stored: { read: () => undefined, keep, forget: () => undefined },
      left: leftAddresses(createSafeStorage(() => undefined)),
      startSandbox: async () => undefined,
      onMoved: () => expect.unreachable(),
    })
    await configuration.apiBaseUrl()
    while (answers.length > 0) {
      await configuration.reload()
      expect(configuration.store.getState()).toMatchObject({ failed: false, installation: { environment: 'Recette' } })
    }
    expect(keep.mock.calls.map(([config]) => config)).toEqual([CONFIG, { ...CONFIG, environment: 'Recette' }])
  })

  it('restarts the page when the API has moved, and then has its new address (decision 1)', async () => {
    const { file, onMoved, stored } = visit(CONFIG)
    const moved = { apiBaseUrl: 'https://api2.example.com/v1' }
    file.resolve(moved)
    await vi.waitFor(() => expect(onMoved).toHaveBeenCalledOnce())
    expect(stored()).toEqual(moved)
  })

  it('reloads the page once for a file that is old and new in turn (decision 1)', async () => {
    const storage = createSafeStorage(() => undefined)
    const moved = { apiBaseUrl: 'https://api2.example.com/v1' }
    const addresses: string[] = []
    let reloads = 0
    for (const answer of [moved, CONFIG, moved, CONFIG, CONFIG, moved]) {
      const { configuration, file, onMoved } = visit(addresses.length === 0 ? CONFIG : undefined, storage)
      addresses.push(await configuration.apiBaseUrl())
      file.resolve(answer)
      // after whoever waits for the file
      await new Promise((resolve) => setTimeout(resolve))
      reloads += onMoved.mock.calls.length
    }
    expect(reloads).toBe(1)
    expect(addresses).toEqual([API, ...Array.from({ length: 5 }, () => moved.apiBaseUrl)])
  })

  it('follows again an address of the API that this tab has not used yet (decision 1)', async () => {
    const storage = createSafeStorage(() => undefined)
    let reloads = 0
    for (const apiBaseUrl of ['https://api2.example.com/v1', 'https://api3.example.com/v1']) {
      const { file, onMoved } = visit(reloads === 0 ? CONFIG : undefined, storage)
      file.resolve({ apiBaseUrl })
      await vi.waitFor(() => expect(onMoved).toHaveBeenCalledOnce())
      reloads += 1
    }
    expect(reloads).toBe(2)
  })

  it('shows the interface-loading screen when the file is missing or bad, and is no longer trusted (decision 1)', async () => {
    const { configuration, file, stored } = visit(CONFIG)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    file.reject(new InterfaceLoadingError('config.json could not be read'))
    await vi.waitFor(() => expect(configuration.store.getState().failed).toBe(true))
    expect(stored()).toBeUndefined()
  })

  it('of a bad file names the file and the address of the support that was stored, at the next visit too (decision 1)', async () => {
    const storage = createSafeStorage(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const file = { status: 200, text: '{' }
    for (const stored of [CONFIG, undefined]) {
      const { configuration, file: served } = visit(stored, storage)
      served.reject(new ConfigError(file, new SyntaxError('no JSON')))
      await vi.waitFor(() =>
        expect(configuration.store.getState()).toEqual({
          failed: true,
          installation: { supportEmail: 'support@example.com' },
          file,
        }),
      )
    }
  })

  it('leaves the page as it is when the file does not come (decision 1)', async () => {
    const { configuration, file, stored } = visit(CONFIG)
    file.reject(new UnreachedConfigError({}, new TypeError('Failed to fetch')))
    // after whoever waits for the file
    await new Promise((resolve) => setTimeout(resolve))
    expect(configuration.store.getState().failed).toBe(false)
    expect(stored()).toEqual(CONFIG)
  })

  it('shows the interface-loading screen when nothing is stored and the file does not come (decision 1)', async () => {
    const { configuration, file } = visit()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    file.reject(new UnreachedConfigError({}, new TypeError('Failed to fetch')))
    await vi.waitFor(() => expect(configuration.store.getState().failed).toBe(true))
  })

  it.each(['{', '7', '{"apiBaseUrl":"javascript:alert(1)"}', '{"apiBaseUrl":"sandbox"}', '[]'])(
    'uses the stored file only where it is valid: %s (decision 1)',
    async (stored) => {
      vi.stubGlobal('__SANDBOX__', false)
      const { configuration, file } = visit(stored)
      const started = vi.fn<() => void>()
      void configuration.apiBaseUrl().then(started)
      await Promise.resolve()
      expect(started).not.toHaveBeenCalled()
      file.resolve(CONFIG)
      await expect(configuration.apiBaseUrl()).resolves.toBe(API)
    },
  )
})
