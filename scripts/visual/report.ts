import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Place, Verdict } from './pictures.ts'
import { REPORT_SCRIPT } from './report-script.ts'
import { REPORT_STYLE } from './report-style.ts'

/** One picture of the report: a story, in one mode. */
export type Finding = {
  /** Name of the picture: the id of the story, with its mode. */
  name: string
  /** The parts of the story's title: `['Auth', 'Login screen']`. The first is its area. */
  path: string[]
  story: string
  verdict: Verdict
  /** The error message of a story that stopped or failed. */
  why?: string | undefined
  pixels: number
  difference?: Buffer
  place?: Place
}

const WORDS: Record<Verdict, string> = {
  changed: 'changed',
  added: 'new',
  removed: 'gone',
  unstable: 'differs from one picture to the next',
  stopped: 'stopped half-way',
  failed: 'could not be pictured',
  same: 'the same',
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const anchor = (area: string) => `area-${area.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

const ring = ({ left, top, width, height }: Place) =>
  `<span class="place" style="left:${left}%;top:${top}%;width:${width}%;height:${height}%"></span>`

function figure({ name, path, story, verdict, why, pixels, difference, place }: Finding): string {
  const picture = (kind: string, title: string, over = '') =>
    `<figure data-kind="${kind}"><figcaption>${title}</figcaption><div><img loading="lazy" src="${kind}/${name}.png" alt="${title}: ${escape(story)}">${over}</div></figure>`
  const pictures = [
    ['added', 'failed'].includes(verdict) ? '' : picture('before', 'Before'),
    ['removed', 'failed'].includes(verdict) ? '' : picture('after', 'After'),
    difference ? picture('difference', 'Difference', place && ring(place)) : '',
  ]
  const size = pixels > 0 ? `, ${pixels.toLocaleString('en')} px` : ''
  return `<article tabindex="-1" id="${name}"><h3><a href="#${name}">${escape([...path.slice(1), story].join(' › '))}</a> <small>${WORDS[verdict]}${size}</small></h3>${why ? `<pre>${escape(why)}</pre>` : ''}<div>${pictures.join('')}</div></article>`
}

/** `3 of 40 pictures differ, 2 stopped half-way, 1 could not be pictured` */
export function countOf(findings: readonly Finding[]): string {
  const count = (wanted: Verdict) => findings.filter(({ verdict }) => verdict === wanted).length
  const differing = findings.length - count('same') - count('stopped') - count('failed')
  const others = (['stopped', 'failed'] as const)
    .filter((verdict) => count(verdict) > 0)
    .map((verdict) => `, ${count(verdict)} ${WORDS[verdict]}`)
  return `${differing} of ${findings.length} pictures differ${others.join('')}`
}

/** The report as one page. Pictures stand beside it, in `before/`, `after/` and `difference/`. */
export function reportPage(findings: readonly Finding[], { before, after }: { before: string; after: string }): string {
  const seen = findings.filter(({ verdict }) => verdict !== 'same')
  const areas = [...new Set(findings.map(({ path }) => path[0] ?? ''))].toSorted()
  const rows = areas.map((area) => {
    const all = findings.filter(({ path }) => (path[0] ?? '') === area)
    const differing = all.filter(({ verdict }) => verdict !== 'same')
    return { area, all, differing }
  })
  const count = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict).length
  const summary = (['changed', 'added', 'removed', 'unstable', 'stopped', 'failed', 'same'] as const)
    .filter((verdict) => count(verdict) > 0)
    .map((verdict) => `${count(verdict)} ${WORDS[verdict]}`)
    .join(' · ')

  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual review: ${countOf(findings)}</title>
<style>${REPORT_STYLE}</style>
<header>
<h1>Visual review</h1>
<p>From <code>${escape(before)}</code> to <code>${escape(after)}</code>: ${summary}.</p>
<p class="keys"><kbd>j</kbd> next <kbd>k</kbd> previous <kbd>1</kbd> before <kbd>2</kbd> after <kbd>3</kbd> difference <kbd>0</kbd> side by side <kbd>space</kbd> before and after in turn</p>
</header>
<nav aria-label="Areas"><ul>${rows
    .map(({ area, all, differing }) => {
      const text = `${escape(area)} <small>${differing.length} of ${all.length}</small>`
      return `<li>${differing.length > 0 ? `<a href="#${anchor(area)}">${text}</a>` : text}</li>`
    })
    .join('')}</ul></nav>
<main>
${seen.length === 0 ? '<p class="nothing">Nothing differs.</p>' : ''}
${rows
  .filter(({ differing }) => differing.length > 0)
  .map(
    ({ area, differing }) =>
      `<section><h2 id="${anchor(area)}">${escape(area)}</h2>${differing.map(figure).join('\n')}</section>`,
  )
  .join('\n')}
</main>
<script>${REPORT_SCRIPT}</script>
</html>
`
}

type Folders = { before: string; after: string; report: string }

/** Writes the report with the pictures it shows. @returns path of its page */
export function writeReport(
  findings: readonly Finding[],
  names: { before: string; after: string },
  folders: Folders,
): string {
  rmSync(folders.report, { recursive: true, force: true })
  for (const kind of ['before', 'after', 'difference']) mkdirSync(join(folders.report, kind), { recursive: true })
  for (const { name, verdict, difference } of findings) {
    if (verdict === 'same') continue
    for (const kind of ['before', 'after'] as const) {
      const taken = join(folders[kind], `${name}.png`)
      if (existsSync(taken)) copyFileSync(taken, join(folders.report, kind, `${name}.png`))
    }
    if (difference) writeFileSync(join(folders.report, 'difference', `${name}.png`), difference)
  }
  const page = join(folders.report, 'index.html')
  writeFileSync(page, reportPage(findings, names))
  return page
}
