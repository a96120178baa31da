import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { type PageAddress, PAGES, SHELL_NAMESPACES } from '../../../src/features/shared/pages'
import { PRELOADED_NAMESPACES } from '../../../src/i18n/messages'
import { NAMESPACES } from '../../../src/i18n/namespaces.gen'
import { ALL_TEXTS } from './sources'

const ROUTES = 'src/routes'
const TABLE = 'src/features/shared/pages.ts'
const routes = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!.*(?:^|\/)-).*\.tsx$/.test(file))
  .map((file) => join(ROUTES, file))

const sources = new Map<string, string>()
const sourceOf = (file: string) => {
  const source = sources.get(file) ?? readFileSync(file, 'utf8')
  sources.set(file, source)
  return source
}

/** The project modules a file imports, statically or dynamically. */
function importsOf(file: string): string[] {
  return ts.preProcessFile(sourceOf(file), true, true).importedFiles.flatMap(({ fileName }) => {
    const path = fileName.startsWith('~/') ? fileName.replace('~/', 'src/') : join(dirname(file), fileName)
    const found = ['', '.ts', '.tsx']
      .map((ending) => path + ending)
      .find((name) => /\.tsx?$/.test(name) && existsSync(name))
    return found?.startsWith('src/') ? [found] : []
  })
}

function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOf(file)) reach(next, seen)
  return seen
}

/** `auth` of `auth.login.submit`. */
const namespaceOf = (id: string) => NAMESPACES.find((namespace) => id.startsWith(`${namespace}.`))

/** Message ids, and prefixes of composed ids (`common.role.${type}`), in a module. */
const groupsIn = (file: string) =>
  [...sourceOf(file).matchAll(/(['"`])([a-z]+\.[\w.]*)(\1|\$\{)/g)].flatMap(([, , id = '', end]) =>
    end === '${' || ALL_TEXTS.fr.has(id) ? (namespaceOf(id) ?? []) : [],
  )

/** The page of a route file. */
const pageOf = (file: string) => {
  const [, address = ''] = /PAGES\['([^']+)'\]/.exec(sourceOf(file)) ?? []
  return PAGES[address as PageAddress]
}

/** Namespaces of the page or of the area, or loaded together with lazy code. */
const declared = (file: string) => {
  const lists = [...sourceOf(file).matchAll(/(?:namespaces:|loadNamespaces\(language\.get\(\),)\s*\[([^\]]*)\]/g)]
  const isShell = /(?:namespaces:|loadNamespaces\(language\.get\(\),) SHELL_NAMESPACES/.test(sourceOf(file))
  const ofPage = pageOf(file)?.namespaces ?? (isShell ? SHELL_NAMESPACES : [])
  return NAMESPACES.filter(
    (namespace) => ofPage.includes(namespace) || lists.some(([, list = '']) => list.includes(`'${namespace}'`)),
  )
}

/** Layout routes around a route: `_authenticated.tsx` for `_authenticated/dashboard.tsx`. */
const around = (file: string) =>
  routes.filter((other) => other.endsWith('__root.tsx') || file.startsWith(`${other.replace(/\.tsx$/, '')}/`))

describe('the namespaces of routes', () => {
  it('are each used by a route', () => {
    expect(routes.flatMap(declared)).not.toEqual([])
  })

  it.each(routes)('%s names every namespace that its screens use (LAN-30)', (file) => {
    // src/i18n names ids in comments, and uses only preloaded ones; the table has the texts of all pages
    const shown = [...reach(file)].filter((module) => !module.startsWith('src/i18n/') && module !== TABLE)
    // lazy code loads its own texts
    const given = new Set([...PRELOADED_NAMESPACES, ...[...shown, ...around(file)].flatMap(declared)])
    const missing = shown.flatMap((module) =>
      groupsIn(module)
        .filter((namespace) => !given.has(namespace))
        .map((namespace) => `${namespace} in ${module}`),
    )
    const { title, denied, warning } = pageOf(file) ?? {}
    const ownTexts = [title, denied, warning].flatMap((id) => (id ? (namespaceOf(id) ?? id) : []))
    expect([...given]).toEqual(expect.arrayContaining(ownTexts))
    expect([...new Set(missing)]).toEqual([])
  })
})
