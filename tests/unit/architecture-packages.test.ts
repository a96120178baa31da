import { describe, expect, it } from 'vitest'

import { importsOf, projectImportsOf, sourcesUnder } from '../support/sources'

const REACT = /^react(?:-dom)?(?:\/|$)/

/** Packages that a place does without. */
const KEPT_OUT: { place: string; packages: RegExp; but?: readonly string[] }[] = [
  { place: 'src/platform', packages: REACT },
  { place: 'src/api', packages: REACT },
  { place: 'src/telemetry', packages: REACT },
  // the hook is the door of components to the session
  { place: 'src/session', packages: REACT, but: ['src/session/current-session.ts', 'src/session/auth-store.ts'] },
  { place: 'src/permissions', packages: REACT },
  { place: 'src/validation', packages: REACT },
  { place: 'src/design', packages: /^(?:@tanstack\/react-(?:query|router)|react-hook-form|@hookform\/)/ },
]

/** Where a package is used, and nowhere else in the product. */
const ONLY_IN: { packages: RegExp; place: string }[] = [
  { packages: /^@mui\//, place: 'src/design' },
  { packages: /^@emotion\//, place: 'src/design' },
]

/** What `api` keeps to itself: screens speak to it through the generated client, its errors and its queries. */
const INSIDES_OF_API = /^src\/api\/(?:normalise|transport)\//

/** Reads the error in an answer whose call was aborted by the end of the session. */
const READS_ANSWERS = 'src/features/auth/sign-in.ts'

/** Folders beside the product, and what each may import of the project. */
const BESIDE: Record<string, readonly string[]> = {
  openapi: ['openapi', 'scripts/files'],
  // the build reads constants of the app, and the tokens of its theme; the tests and the build find the same browser; a
  // provider is held against the contract, and what is printed about it is masked like reports
  scripts: [
    'scripts',
    'src/app',
    'src/design/theme/styled',
    'src/design/theme/theme-constants',
    'src/design/theme/tokens',
    'src/features/shared/pages',
    'src/features/shell/announcement',
    'src/i18n',
    'src/platform/json',
    'src/platform/json-positions',
    'src/telemetry/mask',
    'tests/support',
    'mocks/generated',
    'openapi',
  ],
  tests: ['tests', 'src', 'mocks', 'openapi', 'scripts', 'stories/support', '.storybook/manifest', 'vite.config'],
}

const withoutEnd = (path: string) => path.replace(/\.tsx?$/, '')

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

const product = sourcesUnder('src')

describe('the packages', () => {
  it.each(KEPT_OUT)('$place does without $packages', ({ place, packages, but = [] }) => {
    const files = product.filter((file) => isWithin(file, place) && !but.includes(file))
    expect(files).not.toEqual([])
    expect(files.filter((file) => importsOf(file).some((name) => packages.test(name)))).toEqual([])
  })

  it.each(ONLY_IN)('$packages is used in $place alone', ({ packages, place }) => {
    const users = product.filter((file) => importsOf(file).some((name) => packages.test(name)))
    expect(users).not.toEqual([])
    expect(users.filter((file) => !isWithin(file, place))).toEqual([])
  })
})

describe('the public surface of api', () => {
  it.each(['src/features', 'src/routes', 'src/permissions', 'src/validation'])(
    '%s leaves its insides alone',
    (place) => {
      const files = product.filter((file) => isWithin(file, place) && file !== READS_ANSWERS)
      expect(files.filter((file) => projectImportsOf(file).some((path) => INSIDES_OF_API.test(path)))).toEqual([])
    },
  )
})

describe('the folders beside the product', () => {
  it.each(Object.entries(BESIDE))('%s imports only what its place may import', (place, allowed) => {
    const strangers = sourcesUnder(place).flatMap((file) =>
      projectImportsOf(file)
        .filter((path) => !allowed.some((root) => isWithin(withoutEnd(path), root)))
        .map((path) => `${path} in ${file}`),
    )
    expect(strangers).toEqual([])
  })
})
