import * as fc from 'fast-check'

import { ERRANDS } from './support/chaos/errands.ts'
import { weather } from './support/chaos/run.ts'
import { WEATHERS } from './support/chaos/weather.ts'
import { isGate } from './support/gate.ts'
import { expect, test } from './support/own-world.ts'

const isWhole = isGate('chaos')

/** `npm run chaos` takes every errand in every weather, once a seed. */
const SEEDS = isWhole ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1]

/** `npm test` takes one errand in each weather, in turn, so that each errand meets three or four. */
const errandsIn = (place: number) => (isWhole ? ERRANDS : ERRANDS.filter((_, at) => at === place % ERRANDS.length))

/** When it strikes, and for how many calls. */
const moments = fc.record({ skip: fc.nat(2), times: fc.integer({ min: 1, max: 6 }) })

const all = SEEDS.flatMap((seed) => WEATHERS.map((bad, place) => ({ seed, bad, errands: errandsIn(place) })))

for (const { seed, bad, errands } of all)
  for (const errand of errands)
    test(`${bad.name}: to ${errand.name} (seed ${seed}) (G4)`, async ({ page, context, sandbox, enter }) => {
      const place = WEATHERS.indexOf(bad) * ERRANDS.length + ERRANDS.indexOf(errand)
      const [moment = { skip: 0, times: 1 }] = fc.sample(moments, { seed: seed * 1000 + place, numRuns: 1 })
      const unhandled: string[] = []
      context.on('weberror', (error) => unhandled.push(String(error.error())))
      await weather({
        page,
        context,
        sandbox,
        enter,
        errand,
        weather: bad,
        ...moment,
      })
      expect(unhandled).toEqual([])
    })
