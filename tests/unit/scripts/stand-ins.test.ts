import { expect, it } from 'vitest'

import { STAND_INS, unusedStandIns } from '../../../scripts/vite-stand-ins.ts'

const TOUCH_RIPPLE = /^\.\/TouchRipple\.mjs$/

const modulesOf = (standIns: typeof STAND_INS) =>
  standIns.map(({ replacement }) =>
    replacement.startsWith('/') || /^\w:/.test(replacement) ? replacement : `/project/node_modules/${replacement}.js`,
  )

it('a build in which every import is found passes', () => {
  expect(unusedStandIns(STAND_INS, modulesOf(STAND_INS))).toEqual([])
})

it('an import that an update has moved is named', () => {
  const without = STAND_INS.filter(({ find }) => String(find) !== String(TOUCH_RIPPLE))
  expect(without).toHaveLength(STAND_INS.length - 1)
  expect(unusedStandIns(STAND_INS, modulesOf(without))).toEqual([TOUCH_RIPPLE])
})
