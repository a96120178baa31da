import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fc from 'fast-check'
import { PNG } from 'pngjs'
import { afterAll, describe, expect, it, vi } from 'vitest'

import { compareSides } from '../../../scripts/visual/compare'
import { comparePictures } from '../../../scripts/visual/pictures'
import { reportPage, type Finding } from '../../../scripts/visual/report'
import { settledHeight } from '../../../scripts/visual/settled-height'

/** A picture of one colour, with some pixels of another. */
function png(width: number, height: number, dots: readonly number[] = [], level = 0): Buffer {
  const image = new PNG({ width, height })
  image.data.fill(0xff)
  for (const dot of dots) image.data.set([level, level, level, 0xff], dot * 4)
  return PNG.sync.write(image)
}

describe('comparing two pictures of a story', () => {
  it('finds exactly the pixels that differ, however few', () => {
    const dots = fc.uniqueArray(fc.nat({ max: 199 }), { maxLength: 12 })
    fc.assert(
      fc.property(dots, dots, (before, after) => {
        const differing = new Set([...before, ...after]).size - before.filter((dot) => after.includes(dot)).length
        const { verdict, pixels } = comparePictures(png(20, 10, before), png(20, 10, after))
        expect(pixels).toBe(differing)
        expect(verdict).toBe(differing === 0 ? 'same' : 'changed')
      }),
    )
  })

  it.each([
    { level: 254, verdict: 'same' },
    { level: 252, verdict: 'changed' },
  ])('takes a pixel of level $level instead of 255 as $verdict', ({ level, verdict }) => {
    expect(comparePictures(png(20, 10), png(20, 10, [7], level)).verdict).toBe(verdict)
  })

  it('says where the pixels are that differ', () => {
    expect(comparePictures(png(20, 10), png(20, 10, [25, 67])).place).toEqual({
      left: 25,
      top: 10,
      width: 15,
      height: 30,
    })
    expect(comparePictures(png(20, 10), png(20, 10)).place).toBeUndefined()
  })

  it('counts what only one of them has, when their sizes differ', () => {
    const { verdict, pixels, difference } = comparePictures(png(20, 10), png(20, 12))
    expect({ verdict, pixels }).toEqual({ verdict: 'changed', pixels: 40 })
    expect(PNG.sync.read(difference ?? Buffer.of())).toMatchObject({ width: 20, height: 12 })
  })
})

describe('the comparison of two commits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visual-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const side = (name: string, names: string[], failed: string[], stopped: Record<string, string> = {}) => {
    mkdirSync(join(folder, name))
    for (const picture of names) writeFileSync(join(folder, name, `${picture}.png`), png(2, 2))
    return {
      folder: join(folder, name),
      names,
      failed,
      stopped,
      stories: [...names, ...failed]
        .filter((id) => !id.endsWith('1280'))
        .map((id) => ({ id, title: 'Auth/Login screen', name: id })),
    }
  }

  it('calls no stories equal where neither could be pictured', () => {
    const before = side('before', ['a--fine', 'a--later', 'a--old'], ['a--broken'])
    const after = side('after', ['a--fine', 'a--new'], ['a--broken', 'a--later', 'a--fine--fr-dark-1280'])
    const findings = compareSides(before, after)
    expect(findings.map(({ story, verdict }) => `${story}: ${verdict}`)).toEqual([
      'a--broken: failed',
      'a--fine: same',
      'a--fine (fr-dark-1280): failed',
      'a--later: failed',
      'a--new: added',
      'a--old: removed',
    ])
    const page = reportPage(findings, NAMES)
    expect(page).toContain('2 of 6 pictures differ, 3 could not be pictured')
    expect(page.match(/<img/g)).toHaveLength(2)
  })

  it('says of a story whose play function failed that it stopped and why, with its pictures', () => {
    const why = 'Unable to find an element with the text: <b>Marques</b>'
    const findings = compareSides(
      side('first', ['a--fine', 'a--half'], []),
      side('second', ['a--fine', 'a--half'], [], { 'a--half': why }),
    )
    expect(findings.map(({ name, verdict, why: reason }) => ({ name, verdict, reason }))).toEqual([
      { name: 'a--fine', verdict: 'same', reason: undefined },
      { name: 'a--half', verdict: 'stopped', reason: why },
    ])
    const page = reportPage(findings, NAMES)
    expect(page).toContain('0 of 2 pictures differ, 1 stopped half-way')
    expect(page).toContain('Unable to find an element with the text: &lt;b&gt;Marques')
    expect(page.match(/<img/g)).toHaveLength(2)
  })
})

const NAMES = { before: 'main (1234abcd)', after: 'the files as they are' }
const finding = (own: Partial<Finding>): Finding => ({
  name: 'auth-login--filled',
  path: ['Auth', 'Login screen'],
  story: 'Filled',
  verdict: 'changed',
  pixels: 1,
  difference: Buffer.of(),
  ...own,
})

describe('the report', () => {
  it('shows what differs by area, with before, after and difference', () => {
    const page = reportPage([finding({}), finding({ name: 'auth-login--empty', verdict: 'same', pixels: 0 })], NAMES)
    expect(page).toContain('1 of 2 pictures differ')
    expect(page).toContain('1 of 2</small>')
    for (const kind of ['before', 'after', 'difference']) expect(page).toContain(`src="${kind}/auth-login--filled.png"`)
    expect(page).not.toContain('auth-login--empty.png')
  })

  it('rings what differs: one pixel is not found by eye', () => {
    const page = reportPage([finding({ place: { left: 15.63, top: 12.5, width: 0.08, height: 0.13 } })], NAMES)
    expect(page).toContain('style="left:15.63%;top:12.5%;width:0.08%;height:0.13%"')
  })

  it('shows a new story without a picture before it, and a removed one without a picture after it', () => {
    const { difference: _, ...plain } = finding({ pixels: 0 })
    const added = reportPage([{ ...plain, verdict: 'added' }], NAMES)
    expect(added).not.toContain('src="before/')
    expect(reportPage([{ ...plain, verdict: 'removed' }], NAMES)).not.toContain('src="after/')
  })

  it('says so when nothing differs', () => {
    expect(reportPage([finding({ verdict: 'same', pixels: 0 })], NAMES)).toContain('Nothing differs.')
  })

  it('shows the texts of stories as text', () => {
    expect(reportPage([finding({ story: '<script>alert(1)</script>' })], NAMES)).not.toContain('<script>alert')
  })
})

const soon = (then: () => void) => setTimeout(then)

/** A page whose height is the next of these at each look, and at last the last one. */
function heightOf(...heights: number[]): Promise<number> {
  const looks = [...heights]
  vi.stubGlobal('requestAnimationFrame', soon)
  vi.stubGlobal('requestIdleCallback', soon)
  vi.stubGlobal('document', {
    documentElement: {
      get scrollHeight() {
        return looks.length > 1 ? looks.shift() : looks[0]
      },
    },
  })
  const page = { evaluate: (inPage: () => unknown) => Promise.resolve(inPage()) }
  return settledHeight(page as Parameters<typeof settledHeight>[0]).finally(() => vi.unstubAllGlobals())
}

describe('the height of a page', () => {
  it('is the one it has kept for a moment', async () => {
    await expect(heightOf(800)).resolves.toBe(800)
    await expect(heightOf(800, 1200, 3400, 3400, 9000)).resolves.toBe(3400)
  })

  it('is the last one where it never stays the same', async () => {
    await expect(heightOf(...Array.from({ length: 40 }, (_, look) => 100 + look))).resolves.toBe(109)
  })
})
