import { expect, it } from 'vitest'

import { citedIn } from '../../../scripts/cited'

const tagsOf = new Map([
  ['login--empty', ['LOG-01', 'LOG-06']],
  ['login--locked', ['C119']],
])

it('a report of unit tests cites by titles', () => {
  const report = {
    testResults: [{ assertionResults: [{ title: 'logs in (SES-14)', fullName: 'the app logs in (SES-14)' }] }],
  }
  expect(citedIn(report, tagsOf)).toEqual(['logs in (SES-14)', 'the app logs in (SES-14)'])
})

it('a report of stories cites by the tags of those that ran', () => {
  const ran = { title: 'Empty', meta: { storyId: 'login--empty', componentName: 'LoginScreen' } }
  const skipped = { title: 'Locked', meta: {} }
  expect(citedIn([ran, skipped], tagsOf)).toEqual(['Empty', 'LOG-01', 'LOG-06', 'Locked'])
})
