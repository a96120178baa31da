import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { API_PORT } from '../../e2e/support/ports'
import { sourcesUnder } from '../../support/sources'

/** Ports that no browser opens: the list of the Fetch standard, https://fetch.spec.whatwg.org/#port-blocking. */
const BLOCKED = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/** `npm test` takes eight from the first on. */
const JOURNEYS = Array.from({ length: 8 }, (_, place) => API_PORT + place)

const NAMED =
  /(?:localhost:|127\.0\.0\.1:|--port[= ]|-p |\bport: |'port', |PORT ?\?\? ?|PORT'\] ?\?\? |default: ')(\d{4,5})\b/g

const files = [
  'package.json',
  'README.md',
  'deploy/README.md',
  'vite.config.ts',
  ...['scripts', 'mocks', 'tests/e2e', 'tests/bench'].flatMap(sourcesUnder),
]

it('no browser blocks a port that the project takes by itself', () => {
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, port]) => ({ file, port: Number(port) })),
  )
  // the application, the sandbox over HTTP and the workbench at least
  expect(named.map(({ port }) => port)).toEqual(expect.arrayContaining([4173, 4010, 6006]))
  expect(named.filter(({ port }) => BLOCKED.has(port))).toEqual([])
  expect(JOURNEYS.filter((port) => BLOCKED.has(port))).toEqual([])
})
