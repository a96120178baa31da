import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { importsOf, sourcesUnder } from '../../support/sources'

/** What the shells of Windows do not know. `&&` is known to npm's. */
const POSIX_ONLY: [what: string, syntax: RegExp][] = [
  ['a variable before a command', /(?:^|&&\s*|\|\s*)[A-Z][A-Z0-9_]*=\S*\s+\w/],
  ['a variable', /\$\w|\$\{/],
  ['single quotes', /(?:^|\s)'/],
  ['a command of POSIX', /(?:^|&&\s*|\|\s*)(?:rm|cp|mv|mkdir|cat|sh|bash|env|export|test|\[|time|which|sed|grep)\s/],
  ['a command behind a semicolon, in the background or in a subshell', /;|\s&\s|`|\(|2>/],
]

const posixOnly = (command: string) => POSIX_ONLY.flatMap(([what, syntax]) => (syntax.test(command) ? [what] : []))

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** The commands of a page: lines of shell blocks, and what begins with a known program in the text. */
function commandsIn(page: string): string[] {
  const text = readFileSync(page, 'utf8')
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, lines = '']) => lines.trim().split('\n'))
  const inline = [...text.matchAll(/`((?:[A-Z_]+=\S+ )?(?:npm|npx|node) [^`]*)`/g)].map(([, command = '']) => command)
  return [...blocks, ...inline].map((line) => line.replace(/\s+#.*$/, ''))
}

describe('the commands of Windows, macOS and Linux', () => {
  it('the rules see what only a POSIX shell knows', () => {
    const known = ['CHAOS_SEEDS=3 npm run chaos', 'rm -rf dist', "serve --config '{}'", 'echo $HOME', 'a & b', 'a; b']
    expect(known.filter((command) => posixOnly(command).length === 0)).toEqual([])
  })

  it.each(Object.entries(scripts))('npm run %s runs in every shell', (_name, command) => {
    expect(posixOnly(command)).toEqual([])
  })

  it.each(['README.md', 'CONTRIBUTING.md', 'docs/testing.md'])('%s names commands of every shell', (page) => {
    const commands = commandsIn(page)
    expect(commands).not.toEqual([])
    // Windows PowerShell 5 has no `&&`; quotes around a pattern are double
    const wrong = commands.filter(
      (command) => posixOnly(command.replaceAll(/"[^"]*"/g, '')).length > 0 || / && /.test(command),
    )
    expect(wrong).toEqual([])
  })
})

describe('the files of Windows, macOS and Linux', () => {
  it('Git leaves line ends as they are, so generated and formatted files are the same everywhere', () => {
    const [first] = readFileSync('.gitattributes', 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    expect(first).toBe('* text=auto eol=lf')
  })

  it('no path is the path of a file address, which begins with a slash before the drive', () => {
    const files = ['scripts', 'openapi', 'mocks', 'tests', '.storybook'].flatMap(sourcesUnder)
    const wrong = files.filter((file) => /new URL\([^)]*import\.meta\.url\)\.pathname/.test(readFileSync(file, 'utf8')))
    expect(files).not.toEqual([])
    expect(wrong).toEqual([])
  })

  it('scripts list folders in one way, with slashes on every system', () => {
    const listing = ['scripts', 'openapi', 'tests/support', '.storybook']
      .flatMap(sourcesUnder)
      .filter((file) => /readdirSync\([^)]*recursive/.test(readFileSync(file, 'utf8')))
    expect(listing).toEqual(['scripts/files.ts'])
    expect(importsOf('tests/support/sources.ts')).toContain('../../scripts/files.ts')
  })
})

it('deploy/ uses no flag that only GNU has, without the other way beside it', () => {
  const GNU = /head -n -|head -n "-|sed -i|readlink -e|cp --|date -d|grep -P|xargs -d/
  const files = ['rollout.sh', 'keep-assets.sh', 'check-config.sh', 'nginx/render.sh', 'nginx/start.sh'].map(
    (file) => `deploy/${file}`,
  )
  expect(files.filter((file) => GNU.test(readFileSync(file, 'utf8')))).toEqual([])
})
