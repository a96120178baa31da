import { describe, expect, it } from 'vitest'

import { importersOf, sourcesUnder } from '../../support/sources'

const SHARED = 'src/features/shared/'

/** Pages without a feature of their own, which routes show. */
const PAGES = new Set(['src/features/shared/public/AccessibilityStatement.tsx'])

const files = sourcesUnder('src')
const importers = importersOf(files)

/** The features and places above them that use a file, also through other shared files. */
function usersOf(file: string, seen = new Set<string>()): Set<string> {
  const users = new Set<string>()
  for (const importer of importers.get(file) ?? []) {
    if (seen.has(importer)) continue
    seen.add(importer)
    if (importer.startsWith(SHARED)) for (const user of usersOf(importer, seen)) users.add(user)
    else users.add(importer.startsWith('src/features/') ? importer.split('/')[2]! : importer.split('/')[1]!)
  }
  return users
}

describe('a file of features/shared', () => {
  it('has two features, or a feature and a place above the features, that use it', () => {
    const ofOne = files.filter((file) => file.startsWith(SHARED) && !PAGES.has(file) && usersOf(file).size < 2)
    expect(ofOne.map((file) => `${file}: ${[...usersOf(file)].join() || 'nobody'}`)).toEqual([])
  })
})
