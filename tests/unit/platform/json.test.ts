import { expect, it } from 'vitest'

import { parseJson } from '~/platform/json'

const nested = (depth: number) => `${'{"a":['.repeat(depth / 2)}1${']}'.repeat(depth / 2)}`

it.each([500, 30_000, 200_000])('a value nested %i deep is left out, and all the rest is kept (C122)', (depth) => {
  const read = parseJson(
    `{"before":{"x":[1,{"y":null}]},"deep":${nested(depth)},"__proto__":${nested(depth)},"after":2}`,
  )
  expect(read?.value).toMatchObject({ before: { x: [1, { y: null }] }, after: 2 })
  // a function that calls itself for each level has room
  expect(JSON.stringify(read?.value).length).toBeLessThan(1000)
  expect(Object.getPrototypeOf(read?.value)).toBe(Object.prototype)
})

it('a documented value is kept, and a list keeps its length', () => {
  const text = '{"a":[{"b":{"c":[1,2,{"d":"e"}]}}],"f":null,"g":false}'
  expect(JSON.stringify(parseJson(text)?.value)).toBe(text)
  expect(parseJson('\uFEFF[1]')?.value).toEqual([1])
  expect(parseJson('{')).toBeUndefined()
})
