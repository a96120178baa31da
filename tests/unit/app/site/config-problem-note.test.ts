import { describe, expect, it } from 'vitest'

import { findConfigProblem } from '~/app/site/ConfigProblemNote'

const served = (text: string) => ({ status: 200, text })

describe('the problem of a config.json', () => {
  it.each([
    ['no answer', {}, { kind: 'unreached' }],
    ['a failing server', { status: 503, text: '' }, { kind: 'unreached' }],
    ['no file', { status: 404, text: 'Not found' }, { kind: 'status', status: 404 }],
    [
      'a page',
      served('<!doctype html>'),
      { kind: 'syntax', position: { line: 1, column: 1 }, line: '<!doctype html>' },
    ],
    ['no text', served(''), { kind: 'syntax', position: { line: 1, column: 1 }, line: '' }],
    [
      'a missing comma',
      served('{\r\n  "apiBaseUrl": "/api"\r\n  "legal": {}\r\n}'),
      { kind: 'syntax', position: { line: 3, column: 3 }, line: '"legal": {}' },
    ],
    ['a list', served('[]'), { kind: 'syntax', position: { line: 1, column: 1 }, line: '[]' }],
    ['a missing address', served('{ "legal": {} }'), { kind: 'address' }],
    ['an unusable address', served('{\n "apiBaseUrl": 7 }'), { kind: 'address', position: { line: 2, column: 2 } }],
  ])('is found for %s (decision 1)', (_what, file, problem) => {
    expect(findConfigProblem(file)).toEqual(problem)
  })

  it('of a long line is shown with what stands around it (decision 1)', () => {
    const problem = findConfigProblem(served(`{ "a": "${'x'.repeat(500)}" "b": 1 }`))
    expect(problem).toMatchObject({ kind: 'syntax', position: { line: 1, column: 511 } })
    expect(problem).toHaveProperty('line', expect.stringMatching(/^x{37}" "b": 1 \}$/))
  })
})
