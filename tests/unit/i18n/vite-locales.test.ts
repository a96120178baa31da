import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { build, createServer, type Plugin } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'

import { compileMessages } from '../../../scripts/compile-messages.ts'
import { readSources, shownSources } from '../../../scripts/messages.ts'
import { locales } from '../../../scripts/vite-locales.ts'
import { DRAFTS, LOCALES, PSEUDO_LOCALES } from '../../../src/i18n/locales'
import { NAMESPACES } from '../../../src/i18n/namespaces.gen'
import { BEGIN } from '../../../stories/support/message-marks'
import viteConfig from '../../../vite.config.ts'

const appAliases = () => {
  const config = typeof viteConfig === 'function' ? viteConfig({ command: 'build', mode: 'production' }) : viteConfig
  // the configuration is a function of its mode
  return (config as { resolve: { alias: { find: RegExp; replacement: string }[] } }).resolve.alias
}

async function buildLoader(options?: Parameters<typeof locales>[0]) {
  const outDir = mkdtempSync(join(tmpdir(), 'locales-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [locales(options)],
    resolve: { tsconfigPaths: true, alias: appAliases() },
    build: { outDir, minify: false, rolldownOptions: { input: 'src/i18n/intl.tsx' } },
  })
  const assets = join(outDir, 'assets')
  const scripts = readdirSync(assets).map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') }))
  return { outDir, scripts }
}

describe('the built texts', () => {
  it('are at /locales except French, which is in the scripts, and the first script has no ICU parser (LAN-03)', async () => {
    const { outDir, scripts } = await buildLoader()
    for (const locale of LOCALES)
      for (const namespace of NAMESPACES) {
        const file: unknown = JSON.parse(readFileSync(join(outDir, 'locales', locale, `${namespace}.json`), 'utf8'))
        expect(file).toEqual(compileMessages(readSources(locale, namespace), locale))
      }

    const holding = (text: string) =>
      scripts.filter(({ code }) => code.includes(text)).map(({ name }) => name.split('-')[0])
    expect(holding('Afficher le mot de passe')).toEqual(['intl'])
    expect(holding('Se souvenir de moi')).toEqual(['auth'])
    expect(holding('Remember me')).toEqual([])
    expect(holding('EXPECT_ARGUMENT_CLOSING_BRACE')).toEqual(['icu'])

    // of a language that is being translated, not even its name
    expect(readdirSync(join(outDir, 'locales')).toSorted()).toEqual(LOCALES.toSorted())
    for (const { native } of Object.values({ ...DRAFTS, ...PSEUDO_LOCALES })) expect(holding(native)).toEqual([])
    // nor the marks by which `npm run messages:pictures` finds texts
    for (const mark of [BEGIN, String.raw`\u2063`]) expect(holding(mark)).toEqual([])
  }, 30_000)

  it('have those of a language that is being translated in the workbench alone, with English in the gaps', async () => {
    const { outDir } = await buildLoader({ drafts: true })
    for (const namespace of ['common', 'settings', 'plans'] as const) {
      const file: unknown = JSON.parse(readFileSync(join(outDir, 'locales/nl', `${namespace}.json`), 'utf8'))
      expect(file).toEqual(compileMessages(shownSources('nl', namespace), 'nl'))
    }
  }, 30_000)
})

describe('the development server', () => {
  it('serves the current texts at /locales/{lng}/{ns}.json and leaves other paths alone (LAN-03)', async () => {
    const rest: Plugin = {
      name: 'rest',
      configureServer: (server) => () => {
        server.middlewares.use((_request, response) => response.writeHead(418).end())
      },
    }
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      plugins: [locales(), rest],
      // no page asks for packages here, and the first run would prepare them long after its end
      optimizeDeps: { noDiscovery: true, include: [] },
      server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
    })
    onTestFinished(() => server.close())
    await server.listen()
    const address = server.httpServer?.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)

    const answer = await get('/locales/de/auth.json')
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.json()).toEqual(compileMessages(readSources('de', 'auth'), 'de'))
    const draft = await get('/locales/nl/auth.json')
    expect(await draft.json()).toEqual(compileMessages(shownSources('nl', 'auth'), 'nl'))
    const gap = await get('/locales/nl/plans.json')
    expect(await gap.json()).toEqual(compileMessages(readSources('en', 'plans'), 'nl'))
    for (const path of ['/locales/xx/auth.json', '/locales/de/secret.json', '/locales/de/../fr/auth.txt', '/x'])
      expect((await get(path)).status).toBe(418)
  })

  it('writes the types of a file that came after its start', () => {
    const copy = mkdtempSync(join(tmpdir(), 'messages-'))
    onTestFinished(() => rmSync(copy, { recursive: true }))
    for (const folder of ['scripts', 'src/i18n']) cpSync(folder, join(copy, folder), { recursive: true })
    for (const needed of ['package.json', 'node_modules']) symlinkSync(resolve(needed), join(copy, needed))
    const run = `
      import { cpSync } from 'node:fs'
      const { MESSAGES_FOLDER, writeMessages } = await import('./scripts/messages.ts')
      cpSync(MESSAGES_FOLDER + '/fr/pages.json', MESSAGES_FOLDER + '/fr/added.json')
      writeMessages()`
    execFileSync(process.execPath, ['--input-type=module', '--eval', run], { cwd: copy })
    expect(readFileSync(join(copy, 'src/i18n/namespaces.gen.ts'), 'utf8')).toContain("'added',")
  })
})
