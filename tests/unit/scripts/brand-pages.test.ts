import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { brandManifest, brandPage } from '../../../scripts/brand-pages.ts'

const MARK = '<svg viewBox="0 0 28 28" aria-hidden="true" class="ui-1"><rect/><path d="M8"></path></svg>'
const PAGE = `<!doctype html><html lang="fr"><title>Connexion · Console Marques</title><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><a aria-label="Console Marques" href="/">${MARK}<span>Console Marques</span></a><p>Console Marques Plus</p><script>start()</script>${'<!-- long -->'.repeat(60)}</html>`
const MANIFEST = JSON.stringify({ name: 'Console Marques', short_name: 'Console', icons: [{ src: '/icon-192.png' }] })

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'))
  for (const [file, text] of Object.entries({
    'index.html': PAGE,
    'auth/login.html': PAGE,
    'manifest.webmanifest': MANIFEST,
    'locales/fr/common.json': JSON.stringify({ 'common.app.name': 'Console Marques' }),
  })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  execFileSync(process.execPath, ['scripts/finish-build.ts', folder])
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes the brand of a `config.json` into the folder. */
function write(brand?: object) {
  const config = join(folder, 'config.json')
  writeFileSync(config, JSON.stringify({ apiBaseUrl: '/api/v1', ...(brand && { brand }) }))
  execFileSync(process.execPath, ['scripts/brand-pages.ts', folder, config])
}
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const unpacked = (file: string) => gunzipSync(readFileSync(join(folder, `${file}.gz`))).toString()

describe('a built folder', () => {
  it('says the name of its brand wherever the own one stood, in its compressed copies too (decision 1)', () => {
    const policy = textOf('_headers.json')
    write({ name: 'A & "B" <c> $& $1' })
    const page = textOf('auth/login.html')
    expect(page).toContain('<title>Connexion · A &amp; "B" &lt;c&gt; $&amp; $1</title>'.replaceAll('"', '&quot;'))
    expect(page).toContain('aria-label="A &amp; &quot;B&quot; &lt;c&gt; $&amp; $1"')
    expect(page).toContain('<span>A &amp; &quot;B&quot; &lt;c&gt; $&amp; $1</span>')
    expect(page).toContain('<p>Console Marques Plus</p>')
    expect(unpacked('auth/login.html')).toBe(page)
    // nothing that the policy names has changed
    expect([textOf('_headers.json'), page.includes('<script>start()</script>')]).toEqual([policy, true])
  })

  it('shows the logo in place of the own mark, with its class (decision 1)', () => {
    write({ logo: '/brand/logo.svg' })
    expect(textOf('index.html')).toContain(
      '<img class="ui-1" src="/brand/logo.svg" alt=""><span>Console Marques</span>',
    )
    expect(textOf('index.html')).not.toContain('viewBox="0 0 28 28"')
  })

  it('carries the accent of both themes for the first script of the page (decision 1)', () => {
    write({ accent: '#0A7A4B' })
    expect(textOf('index.html')).toMatch(
      /data-accent="\[data-theme=&quot;light&quot;\]\{--mui-palette-primary-main:#0A7A4B/,
    )
  })

  it('takes another brand, and none again, as if it had never had one (decision 1)', () => {
    write({ name: 'One', logo: '/one.svg', icons: { favicon: '/one-icon.svg', app: '/one.png' } })
    write({ name: 'Two' })
    expect(textOf('index.html')).not.toMatch(/One|one/)
    expect(textOf('index.html')).toContain('<span>Two</span>')
    write()
    expect([textOf('index.html'), textOf('auth/login.html')]).toEqual([PAGE, PAGE])
    expect(textOf('manifest.webmanifest')).toBe(MANIFEST)
    expect(unpacked('index.html')).toBe(PAGE)
  })

  it('is left alone without a brand', () => {
    write()
    expect(existsSync(join(folder, '_own'))).toBe(false)
  })

  it('ignores what the app ignores', () => {
    write({
      name: '',
      logo: 'javascript:alert(1)',
      accent: 'red',
      icons: { favicon: 'https://elsewhere.example/i.svg' },
    })
    expect(textOf('index.html').replace(' data-brand="{}"', '')).toBe(PAGE)
  })

  it('takes a build that has been put in the place of a branded one as it is', () => {
    write({ name: 'One' })
    const [next, manifest] = [PAGE.replace('start()', 'startNext()'), MANIFEST.replace('"Console"', '"Next"')]
    for (const page of ['index.html', 'auth/login.html']) writeFileSync(join(folder, page), next)
    writeFileSync(join(folder, 'manifest.webmanifest'), manifest)
    write({ name: 'Two' })
    expect(textOf('auth/login.html')).toContain('startNext()')
    write()
    expect([textOf('index.html'), textOf('manifest.webmanifest')]).toEqual([next, manifest])
  })

  it.each([
    ['{', 1, /config\.json is no JSON: "npm run config:check -- .*config\.json" says where\.\n$/],
    [undefined, 1, /config\.json does not exist\.\n$/],
    ['{"brand":{"logo":"https://cdn.example.com/l.svg"}}', 0, /config\.json: in brand, ignored logo\n$/],
  ])('says what is wrong with a config.json of %j', (text, code, why) => {
    const config = join(folder, 'config.json')
    if (text !== undefined) writeFileSync(config, text)
    const { status, stderr } = spawnSync(process.execPath, ['scripts/brand-pages.ts', folder, config], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([code, expect.stringMatching(why)])
  })

  it('that is no finished build is refused', () => {
    rmSync(join(folder, '_headers.json'))
    const { status, stderr } = spawnSync(process.execPath, ['scripts/brand-pages.ts', folder, 'config.json'], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, expect.stringContaining('holds no finished build')])
  })
})

it.each([
  ['Acme', 'Acme'],
  ['Jardin Vert SAS', 'Jardin'],
  [' Jardin Vert SAS', 'Jardin'],
])('an installed app of %s is called %s below its icon', (name, short) => {
  expect(JSON.parse(brandManifest(MANIFEST, { name, icons: {} }))).toMatchObject({
    name: name.trim(),
    short_name: short,
  })
})

it('an installed app has the icons of the brand in place of its own', () => {
  const icons = { app: '/a.png', maskable: '/m.svg' }
  expect(JSON.parse(brandManifest(MANIFEST, { icons }))).toMatchObject({
    name: 'Console Marques',
    icons: [
      { src: '/a.png', sizes: '512x512', purpose: 'any' },
      { src: '/m.svg', sizes: 'any', purpose: 'maskable' },
    ],
  })
})

it('a page in which the name stands in no text keeps its title alone', () => {
  expect(brandPage('<html><title>Console</title>', { name: 'Acme', icons: {} }, ['Console Marques'])).toContain(
    '<title>Acme</title>',
  )
})
