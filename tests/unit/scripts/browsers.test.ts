import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { FLOOR, floorOn, newestAllowed, targets } from '../../../scripts/browsers'
import { OUTDATED } from '../../../scripts/outdated'
import { FEATURES, floorScript, tooNew } from '../../../scripts/web-features'

it('The list of browsers is what Baseline calls widely available on its date', () => {
  expect(floorOn(FLOOR.date)).toEqual(FLOOR)
  expect(targets()).toEqual(['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5'])
})

it.each([
  ['2026-11-27', '2024-05-27'],
  ['2027-03-01', '2024-09-01'],
])('What may be used on %s became Baseline by %s', (date, newest) => {
  expect(newestAllowed({ ...FLOOR, date })).toBe(newest)
})

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`)

it('The sources use nothing that is newer than the list', () => {
  const found = sources.flatMap((file) =>
    tooNew(readFileSync(file, 'utf8'), newestAllowed()).map(({ name }) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['new Set(a).isSubsetOf(b)', 'new methods of Set'],
  ['Promise.try(run)', 'Promise.try'],
  ['map.values().map(double)', 'iterator helpers'],
  ['text.matchAll(WORD).filter(Boolean)', 'iterator helpers'],
  ['URL.parse(text)', 'URL.parse'],
  ['{ positionAnchor: "--a" }', 'anchor positioning'],
  ['RegExp.escape(text)', 'RegExp.escape'],
])('%s is newer than the list: %s', (code, name) => {
  expect(tooNew(code, '2024-05-27').map((feature) => feature.name)).toEqual([name])
})

it.each(['Object.values(map).map(double)', 'Promise.withResolvers()', 'z.union([a, b])', 'URL.canParse(text)'])(
  '%s is as old as the list allows',
  (code) => {
    expect(tooNew(code, '2024-05-27')).toEqual([])
  },
)

const marks = (scope: Record<string, unknown>) => {
  const marked: string[] = []
  const root = { inert: false, setAttribute: (name: string) => marked.push(name) }
  const names = { document: { documentElement: root }, CSS: { supports: () => true }, ...scope }
  // eslint-disable-next-line no-implied-eval -- the script is one of a page
  new Function(...Object.keys(names), floorScript(newestAllowed(), 'data-outdated'))(...Object.values(names))
  return marked
}

it('The first script of a page marks a browser that lacks one thing, or all', () => {
  const windowOf = { ...globalThis, fetch, AbortController, queueMicrotask, structuredClone }
  const observers = { ResizeObserver: Object, IntersectionObserver: Object }
  const whole = { window: { ...windowOf, ...observers } }
  expect(marks(whole)).toEqual([])
  expect(marks({ ...whole, URL: { canParse: undefined } })).toEqual(['data-outdated'])
  expect(marks({ ...whole, Promise: undefined })).toEqual(['data-outdated'])
  expect(marks({ ...whole, CSS: undefined })).toEqual(['data-outdated'])
})

it('The first script of a page is JavaScript that any browser can read', () => {
  expect(floorScript(newestAllowed(), 'data-outdated')).not.toMatch(/=>|`|\?\.|\bconst\b|\blet\b/)
})

it('The sentence for old browsers is one sentence in each of the five languages', () => {
  expect(Object.keys(OUTDATED)).toEqual(['fr', 'en', 'es', 'de', 'it'])
  for (const sentence of Object.values(OUTDATED)) expect(sentence).toMatch(/^[^.]+\.$/)
})

it('Each thing of the list has a name of its own', () => {
  expect(new Set(FEATURES.map(({ name }) => name)).size).toBe(FEATURES.length)
})
