import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { recordOf, recordText, removalOf, together } from '~/features/access/leave/use-leave'
import { bulkResult } from '~/features/shared/mutations/use-bulk'

import access from '../../../../src/i18n/messages/fr/access.json'
import errors from '../../../../src/i18n/messages/fr/errors.json'
import { LEA } from '../../../support/lea'

const intl = createIntl({ locale: 'fr', messages: { ...access, ...errors } as never })
const leave = (id: number, admin?: typeof LEA) => ({ brand: { id, name: `Brand ${id}` }, admin })
const [one, two, three, four] = [leave(1, LEA), leave(2), leave(3), leave(4)]

it('the record of a departure names each brand once, with what became of it (ACC-24)', () => {
  const limit = new ApiError({ status_code: 429 })
  const failed = [
    { item: two, error: new ApiError({ status_code: 403 }) },
    { item: three, error: limit },
    { item: four, error: limit },
  ]
  const outcome = {
    ...bulkResult([one, two, three, four], { done: [one], failed }),
    newAdmins: new Map([[1, LEA]]),
    at: 0,
  }
  expect(outcome.left).toEqual([three, four])
  const groups = recordOf(intl, LEA, outcome)
  expect(groups.map(({ id, lines }) => [id, lines.length])).toEqual([
    ['done', 1],
    ['failed', 1],
    ['left', 2],
  ])
  expect(recordText('Titre', groups)).toContain('Accès retirés\n- Brand 1 (nouvel administrateur : Léa)')
})

it('the record says first that a role still reaches every brand (ACC-24)', () => {
  const outcome = {
    ...bulkResult([two], { done: [two], failed: [] }),
    newAdmins: new Map<number, typeof LEA>(),
    at: 0,
  }
  expect(recordOf(intl, { user_type: 'agency_admin' }, outcome).map(({ id }) => id)).toEqual(['role', 'done'])
  expect(recordText('Titre', recordOf(intl, { user_type: 'agency_admin' }, outcome))).toContain('Son rôle garde')
})

it('the record of a run that was resumed holds what both runs did (ACC-24)', () => {
  const limit = new ApiError({ status_code: 429 })
  const first = {
    ...bulkResult([one, two, three], {
      done: [one],
      failed: [
        { item: two, error: limit },
        { item: three, error: limit },
      ],
    }),
    newAdmins: new Map([[1, LEA]]),
    at: 0,
  }
  const second = {
    ...bulkResult(first.left, { done: [two, three], failed: [] }),
    newAdmins: new Map<number, typeof LEA>(),
    at: 1,
  }
  const whole = together(first, second)
  expect(whole.done).toEqual([one, two, three])
  expect(whole.left).toEqual([])
  expect([...whole.newAdmins.keys()]).toEqual([1])
})

it('a brand with a new administrator is not left without one (ACC-25)', () => {
  const brands = [1, 2].map((id) => ({ id, name: `Brand ${id}`, company: 1, is_admin: true, is_active: true }))
  const removal = removalOf(LEA, brands, new Map([[1, LEA]]))
  expect(removal.administered.map(({ brand }) => brand.id)).toEqual([2])
})
