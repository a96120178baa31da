import { describe, expect, it } from 'vitest'

import { chunkOfGroup, chunkOfPage, filesOf, PAGE } from '../../../scripts/manifest.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', name: 'react' },
  [`src/routes/_authenticated/users/index.tsx${PAGE}`]: {
    file: 'assets/users.js',
    name: 'users',
    imports: ['_react.js'],
  },
  [`src/routes/onboarding/invitations.$token.tsx${PAGE}`]: { file: 'assets/invitations._token.js', name: 'session' },
  '_session.js': { file: 'assets/session.js', name: 'session' },
}

describe('the files of a build', () => {
  it('are those of a chunk and of all it imports', () => {
    expect(filesOf(manifest, [`src/routes/_authenticated/users/index.tsx${PAGE}`, 'index.html'])).toEqual([
      'assets/users.js',
      'assets/react.js',
      'assets/index.js',
    ])
    expect(() => filesOf(manifest, ['nowhere'])).toThrow('nowhere')
  })

  it('are found by the id of a route, however its file is named', () => {
    expect(chunkOfPage(manifest, '/_authenticated/users/')).toContain('users/index.tsx')
    expect(chunkOfPage(manifest, '/onboarding/invitations/$token')).toContain('invitations.$token.tsx')
  })

  it('are found by the name of their group', () => {
    expect(chunkOfGroup(manifest, 'session')).toBe('_session.js')
  })

  it('are missed aloud: a page whose files nobody names would fetch them one after another', () => {
    expect(() => chunkOfPage(manifest, '/nowhere')).toThrow('/nowhere')
    expect(() => chunkOfGroup(manifest, 'users')).toThrow('users')
  })
})
