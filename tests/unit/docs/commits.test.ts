import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process'

import { describe, expect, it } from 'vitest'

/** The last commit of before this rule. */
const BEFORE = '5d3b4245'

/** Nothing where the files come without their history, or without that commit. */
function subjects(): string[] {
  try {
    const options: ExecFileSyncOptionsWithStringEncoding = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return execFileSync('git', ['log', '--format=%s', `${BEFORE}..HEAD`], options)
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}

const faultsOf = (subject: string) => [
  ...(subject.length > 72 ? ['is longer than 72 characters'] : []),
  ...(subject.includes(';') ? ['has more than one topic'] : []),
  ...(subject.startsWith('Merge ') ? ['is a merge: rebase instead'] : []),
  ...(/^\p{Lu}/u.test(subject) ? [] : ['does not begin with a verb in the imperative']),
]

describe('a commit', () => {
  it('has one topic and at most 72 characters', () => {
    const faulty = subjects().flatMap((subject) => faultsOf(subject).map((fault) => `"${subject}" ${fault}`))
    expect(faulty).toEqual([])
  })

  it('that is a merge, or holds two topics, is named', () => {
    expect(faultsOf("Merge branch 'design'")).toEqual(['is a merge: rebase instead'])
    expect(faultsOf('Add a; remove b')).toEqual(['has more than one topic'])
    expect(faultsOf('Add the gate')).toEqual([])
  })
})
