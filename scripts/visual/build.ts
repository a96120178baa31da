import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Runs a program. Throws with the program's own message when it fails. @returns what it printed */
export function run(program: string, parameters: string[], folder = '.'): string {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // the server of the pictures sets it to 'production': npm would then leave out what builds the workbench
    env: { ...process.env, NODE_ENV: undefined },
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')} failed:\n${(stderr || stdout).slice(-4000)}`)
  return stdout.trim()
}

/** The full name of a commit, whatever it was called: a branch, a tag, `HEAD~3`. */
export const commitOf = (ref: string): string => run('git', ['rev-parse', '--verify', `${ref}^{commit}`])

const sameFile = (one: string, other: string) =>
  existsSync(one) && existsSync(other) && readFileSync(one, 'utf8') === readFileSync(other, 'utf8')

/** The workbench of the files as they were at the last `buildWorkbench(undefined, work)`. */
export function builtWorkbench(work: string): string | undefined {
  const built = join(resolve(work, 'now'), 'workbench')
  return existsSync(join(built, 'index.json')) ? built : undefined
}

/**
 * The built workbench of a commit, made once and kept under `work`.
 * @param commit a full commit name, or `undefined` for the files as they are now, which are built each time
 * @returns the folder with `index.json`
 */
export function buildWorkbench(commit: string | undefined, work: string): string {
  const folder = resolve(work, commit ?? 'now')
  const built = join(folder, 'workbench')
  if (commit && existsSync(join(built, 'index.json'))) return built
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (!commit) {
    run('npx', ['storybook', 'build', '--quiet', '-o', built])
    return built
  }

  const source = join(folder, 'source')
  run('git', ['worktree', 'prune'])
  run('git', ['worktree', 'add', '--detach', '--force', source, commit])
  try {
    // the same packages are found in a folder above, without an installation. A link to them would give two Reacts
    const samePackages = sameFile('package-lock.json', join(source, 'package-lock.json'))
    if (!samePackages) run('npm', ['ci'], source)
    const storybook = join(resolve(samePackages ? '.' : source), 'node_modules/.bin/storybook')
    run(storybook, ['build', '--quiet', '-o', join(source, 'workbench')], source)
    cpSync(join(source, 'workbench'), built, { recursive: true })
  } finally {
    run('git', ['worktree', 'remove', '--force', source])
  }
  return built
}
