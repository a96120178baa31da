import { vi } from 'vitest'

// before the files below ask how often to try
vi.hoisted(() => {
  process.env['FULL'] = '1'
})

// the same tests as in `npm test`, at their full figures
import '../unit/api/bodies.test'
import '../unit/api/normalise.test'
import '../unit/features/shared/checkout-url.test'
import '../unit/session/safe-redirect.test'
import '../unit/session/schedules.test'
import '../unit/session/stored-shapes.test'
import '../unit/session/tokens-answer.test'
