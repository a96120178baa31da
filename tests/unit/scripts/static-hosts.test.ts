import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { serverFiles } from '../../../scripts/server-files.ts'
import { LOCALES } from '../../../src/i18n/locales.ts'

const REDIRECTS = (serverFiles({ scripts: [], styles: [], sandbox: false })['_redirects'] ?? '')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

it('the files that _redirects names are in the build', () => {
  const targets = REDIRECTS.map(([, target = '']) => target).filter((target) => target !== '/index.html')
  expect(targets.length).toBeGreaterThan(0)
  expect(targets.filter((target) => !existsSync(join('public', target)))).toEqual([])
})

it.each(['/assets/none.js', '/locales/xx/common.json', '/config.json', '/sitemap.xml', '/.well-known/security.txt'])(
  'the rules answer that %s is missing, rather than send a page',
  (address) => {
    const rule = REDIRECTS.find(([from = '']) =>
      from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : address === from,
    )
    expect(rule?.at(-1)).toBe('404')
  },
)

it('no address of the app is answered with the page of missing files', () => {
  // a host serves `/404.html` at `/404`, which is a page of the app
  for (const [, target = ''] of REDIRECTS.filter(([, , status]) => status === '404'))
    expect(existsSync(`src/routes${target.replace('.html', '.tsx')}`)).toBe(false)
})

it('the page of missing files speaks all languages, and needs nothing that the policy must allow', () => {
  const page = readFileSync('public/no-such-file.html', 'utf8')
  expect(
    [...page.matchAll(/ lang="(\w+)"/g)].map(([, locale]) => locale),
    'public/no-such-file.html',
  ).toEqual([...LOCALES])
  expect(page).not.toMatch(/<script|<style|<link|style=/)
})
