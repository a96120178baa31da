import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { BrandUser } from '~/api/generated/types.gen'
import { unreadBrands } from '~/features/access/review/access-review'
import { compare } from '~/features/access/review/compare/compare'
import { snapshotOf, createStoredReviews, snapshotOfStored } from '~/features/access/review/compare/stored-reviews'

import { brand, reviewOf, reviews, user } from '../../../support/access-reviews'
import { memoryStorage } from '../../../support/memory-storage'

const reviewWith = (...users: BrandUser[]) => reviewOf(users, [brand(1)], [[1, users]])

describe('the stored reviews', () => {
  it('are the access of their moment, for this user alone (ACC-29, C076)', () => {
    fc.assert(
      fc.property(reviews, (review) => {
        const stored = createStoredReviews(memoryStorage())
        stored.add(7, review, 100)
        const [last] = stored.read(7)
        if (!last) throw new Error('Nothing is stored')
        const now = snapshotOf(review)
        expect(compare(snapshotOfStored(last, now), now)).toEqual({
          differences: [],
          unlisted: { users: [], brands: [] },
          unread: unreadBrands(review).map(({ name }) => name),
        })
        expect(stored.read(8)).toEqual([])
      }),
    )
  })

  it('are the last two that differ, newest first (ACC-29)', () => {
    const stored = createStoredReviews(memoryStorage())
    for (const [at, review] of [reviewWith(), reviewWith(user(1)), reviewWith(user(2)), reviewWith(user(2))].entries())
      stored.add(7, review, at)
    expect(stored.read(7).map(({ at }) => at)).toEqual([3, 1])
  })

  it('say when their access was read, and when they were exported (ACC-29)', () => {
    const stored = createStoredReviews(memoryStorage())
    stored.add(7, { ...reviewWith(user(1)), at: 9 }, 17)
    expect(stored.read(7)).toMatchObject([{ readAt: 9, at: 17 }])
    stored.add(7, { ...reviewWith(user(1)), at: 18 }, 19)
    expect(stored.read(7)).toMatchObject([{ readAt: 18, at: 19 }])
  })

  it('call who exists no more by id, and hold no name and no address (ACC-29)', () => {
    const storage = memoryStorage()
    const stored = createStoredReviews(storage)
    stored.add(7, reviewOf([user(1), user(2)], [brand(1)], [[1, [user(2)]]]), 5)
    const [last] = stored.read(7)
    if (!last) throw new Error('Nothing is stored')
    const now = snapshotOf(reviewOf([user(1)], [], []))
    expect(compare(snapshotOfStored(last, now), now).differences).toMatchObject([
      { user: { name: '#2', deleted: true }, brand: { name: '#1', deleted: true }, kind: 'removed', before: 'member' },
    ])
    expect(JSON.stringify(last)).not.toMatch(/Ada|Nom|@|picerie/)
  })
})
