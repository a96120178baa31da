import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { importsOf, projectImportsOf, sourcesUnder } from '../support/sources'

const BELOW_FEATURES = [
  'src/platform',
  'src/api',
  'src/telemetry',
  'src/session',
  'src/permissions',
  'src/validation',
  'src/i18n',
  'src/design',
]

/** What each place may import, itself apart. Read it as the map of the code base. */
const MAY_IMPORT: Record<string, string[]> = {
  'src/platform': [],
  'src/api': ['src/platform'],
  'src/telemetry': ['src/platform'],
  'src/i18n': ['src/platform', 'src/api', 'src/telemetry'],
  'src/design': ['src/platform', 'src/i18n'],
  'src/session': ['src/platform', 'src/api', 'src/telemetry'],
  'src/permissions': ['src/platform', 'src/session', 'src/api'],
  'src/validation': ['src/platform', 'src/api', 'src/i18n'],
  'src/features': BELOW_FEATURES,
  'src/routes': [...BELOW_FEATURES, 'src/features'],
  'src/app': ['src'],
  'src/main.tsx': ['src/app'],
  // `npm run sandbox` ends as the other scripts do
  mocks: ['scripts/stop.ts', 'scripts/headers', 'scripts/headers.ts'],
  // the introduction shows the list of stories
  stories: ['src', 'mocks', '.storybook', 'docs'],
}

/** The only file of the product that knows the sandbox, by a dynamic import that production builds drop. */
const DOOR_TO_MOCKS = 'src/app/sandbox/start-sandbox.ts'
const MOST_LINES = 250

const place = (path: string) =>
  path.startsWith('src/') ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? '')

const files = ['src', 'mocks', 'stories'].flatMap(sourcesUnder)
const handWritten = [...files, ...['openapi', 'scripts', 'tests', '.storybook'].flatMap(sourcesUnder)]

describe('the map', () => {
  it.each(files)('%s imports only what its place may import', (file) => {
    const from = place(file)
    const allowed = [from, ...(MAY_IMPORT[from] ?? []), ...(file === DOOR_TO_MOCKS ? ['mocks'] : [])]
    const strangers = projectImportsOf(file).filter(
      (target) => !allowed.some((root) => target === root || target.startsWith(`${root}/`)),
    )
    expect(strangers).toEqual([])
  })

  it.each(files.filter((file) => file.startsWith('src/routes/')))('%s knows nothing of the app around it', (file) => {
    expect(projectImportsOf(file).filter((target) => target.startsWith('src/app'))).toEqual([])
  })

  it.each(files.filter((file) => file.startsWith('src/features/')))('%s leaves the other features alone', (file) => {
    const own = file.split('/')[2]
    const others = projectImportsOf(file).filter(
      (target) => target.startsWith('src/features/') && ![own, 'shared'].includes(target.split('/')[2]),
    )
    expect(others).toEqual([])
  })

  it.each(files.filter((file) => file.startsWith('src/') && place(file) !== 'src/design'))(
    '%s meets MUI only through src/design',
    (file) => {
      expect(importsOf(file).filter((name) => name.startsWith('@mui/'))).toEqual([])
    },
  )

  const inFeatures = files.filter((file) => file.startsWith('src/features/'))

  it.each(inFeatures.filter((file) => !file.startsWith('src/features/shared/')))(
    '%s draws cards that may fail alone',
    (file) => {
      expect(importsOf(file)).not.toContain('~/design/layout/Card')
    },
  )

  it.each(inFeatures)('%s shows answers by parts that may fail alone', (file) => {
    expect(readFileSync(file, 'utf8')).not.toContain('useSuspenseQuery')
  })

  it.each(files.filter((file) => file.startsWith('src/') && file.endsWith('.tsx')))('%s writes no raw HTML', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/dangerouslySetInnerHTML|\.innerHTML\b/)
  })
})

describe('the writes of the app', () => {
  // proved once, by `use-api-mutation.test.tsx`: pressed ten times in 50 ms sends once
  it('every mutation goes through the one hook, which sends once (INV-05, C227, C301)', () => {
    const senders = handWritten.filter((file) => /\buseMutation\(|\.mutateAsync\(/.test(readFileSync(file, 'utf8')))
    expect(senders).toEqual(['src/features/shared/mutations/use-api-mutation.ts'])
  })

  it('no file but that of the one mutation hook asks whether the user is leaving its page (C211)', () => {
    const asking = files.filter((file) => readFileSync(file, 'utf8').includes('latestLocation'))
    expect(asking).toEqual(['src/features/shared/mutations/use-api-mutation.ts'])
  })

  it('the one mutation hook has at most eight options', () => {
    const source = readFileSync('src/features/shared/mutations/use-api-mutation.ts', 'utf8')
    const [, options = ''] = /type ApiMutationOptions<.*?> = \{\n(.*?)\n\}/s.exec(source) ?? []
    const names = [...options.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name]) => name)
    expect(names).toContain('meta')
    expect(names.length).toBeLessThanOrEqual(8)
  })
})

describe('the sizes', () => {
  it.each(handWritten)(`%s has at most ${MOST_LINES} lines`, (file) => {
    expect(readFileSync(file, 'utf8').split('\n').length - 1).toBeLessThanOrEqual(MOST_LINES)
  })
})

const isPart = (file: string) => /^src\/(?:features|design)\//.test(file)
const resolve = (target: string) => [`${target}.tsx`, `${target}.ts`].find((file) => handWritten.includes(file))

const partsUsedBy = (file: string) =>
  projectImportsOf(file).flatMap((target) => {
    const part = resolve(target.replace(/\.tsx?$/, ''))
    return part && isPart(part) ? [part] : []
  })

describe('the unit tests', () => {
  it.each(sourcesUnder('tests/unit').filter((file) => !file.includes('.isolated.')))(
    'no unit test replaces modules that its worker shares: %s',
    (file) => expect(readFileSync(file, 'utf8')).not.toMatch(/\bvi\.(?:mock|doMock|resetModules)\(/),
  )
})

describe('the stories', () => {
  /** What stories import, and what that is made of. The route tree shows everything, so it proves nothing. */
  const shown = new Set<string>()
  const visit = (file: string) => {
    if (shown.has(file)) return
    shown.add(file)
    partsUsedBy(file).forEach(visit)
  }
  sourcesUnder('stories').flatMap(partsUsedBy).forEach(visit)

  it.each(files.filter((file) => isPart(file) && /\/[A-Z]\w+\.tsx$/.test(file)))('%s is shown by a story', (file) => {
    expect(shown).toContain(file)
  })
})
