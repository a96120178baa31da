import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { NAMESPACES } from '~/i18n/namespaces.gen'

import { chunkFileName, isListed } from '../../../scripts/block-lists.ts'
import { sourcesUnder } from '../../support/sources.ts'

describe('a name on public block lists', () => {
  it.each([
    '/assets/analytics-B3x9.js',
    '/locales/fr/analytics.json',
    '/assets/tracking-8dJ2.js',
    '/assets/tracker.js',
    '/ads/one.js',
    '/assets/plans-ads.js',
    '/assets/google-analytics.js',
    '/assets/AdBanner-1.js',
    '/assets/vitals-1.js',
    '/telemetry/reporter.js',
    '/banner.svg',
    'cookie-notice',
    'banner-ad',
    'social_share',
  ])('may be %s', (name) => {
    expect(isListed(name)).toBe(true)
  })

  it.each([
    '/assets/dashboard-B3x9.js',
    '/assets/-open-dashboard-1.js',
    '/assets/DataTable-1.js',
    '/assets/settings-1.js',
    '/assets/BrandDialogs-1.js',
    '/locales/fr/figures.json',
    '/assets/trial-part-1.js',
    'login-why-disabled',
    'head',
    'shadow',
  ])('is not %s', (name) => {
    expect(isListed(name)).toBe(false)
  })

  it('never reaches a file: such a chunk is named by its content alone', () => {
    expect(chunkFileName({ name: 'analytics' })).toBe('assets/[hash].js')
    expect(chunkFileName({ name: 'dashboard' })).toBe('assets/[name]-[hash].js')
  })

  it('is not a namespace of texts, whose file has its name', () => {
    expect(NAMESPACES.filter(isListed)).toEqual([])
  })

  it('is not a file that is served as it is', () => {
    expect(readdirSync('public', { recursive: true, encoding: 'utf8' }).filter(isListed)).toEqual([])
  })

  it('is neither an id nor a class of an element, which annoyance lists would hide', () => {
    const found = sourcesUnder('src').flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/\s(?:id|className)=["'{`]+([\w -]+)["'`]/g),
        ([, name = '']) => name,
      )
        .filter((name) => isListed(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })
})
