import { describe, expect, it } from 'vitest'

import { onePage } from '~/features/shared/lists/one-page'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const pagination = (count: number) => ({ count, previous: null, next: null })

describe('the page that is shown (BRD-04, C215)', () => {
  it('is what was sent if that is no more than was requested', () => {
    const sent = { results: numbers(20), pagination: pagination(47) }
    expect(onePage(sent, { page: 2 })).toBe(sent)
  })

  it('is cut out of a whole list', () => {
    const sent = { results: numbers(10_000), pagination: pagination(10_000) }
    expect(onePage(sent, {}).results).toEqual(numbers(20))
    expect(onePage(sent, { page: 3, page_size: 50 }).results).toEqual(numbers(150).slice(100))
    expect(onePage(sent, { page: 500, page_size: 50 }).results).toEqual([])
    expect(onePage({ results: numbers(47) }, { page: 3 }).results).toEqual(numbers(47).slice(40))
  })

  it('is complete if the server has its own page size: rows that are cut off would be on no page', () => {
    const sent = { results: numbers(30), pagination: pagination(300) }
    expect(onePage(sent, { page: 4 })).toEqual(sent)
    const nobodyCounts = { results: numbers(30), pagination: { ...pagination(0), next: '?page=2' } }
    expect(onePage(nobodyCounts, {})).toEqual(nobodyCounts)
    const large = { ...sent, results: numbers(250) }
    expect(onePage(large, {})).toEqual(large)
  })
})
