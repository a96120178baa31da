import { readdirSync, readFileSync } from 'node:fs'

/** Where the build puts the texts, and the app links to (`AccessibilityStatement`). */
export const LICENCES_FILE = 'third-party-licences.txt'

type Package = { name: string; version: string; licence: string; text: string }

/** The folder of the package that a module comes from; undefined for our own modules. */
export function packageFolderOf(module: string): string | undefined {
  return /^(?:\0)?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/'))?.[1]
}

/** npm once accepted an object, or several in a list. */
type Licence = string | { type: string }

/** @throws Error for a package that names no licence: it may not be shipped */
function readPackage(folder: string): Package {
  // npm documents these fields
  const { name, version, license, licenses } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    name: string
    version: string
    license?: Licence
    licenses?: Licence[]
  }
  const named = [license ?? licenses ?? []].flat().map((one) => (typeof one === 'string' ? one : one.type))
  const licence = named.filter(Boolean).join(' OR ')
  if (!licence) throw new Error(`${name} names no licence, and is part of the build`)
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying)\b/i.test(file))
  const text = files
    .toSorted()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim().replaceAll('\r\n', '\n'))
    .join('\n\n')
  return { name, version, licence, text }
}

/**
 * The licences of all packages that modules of a build come from. Packages with the same text are listed above it.
 * @param modules paths of files
 */
export function licencesOf(modules: Iterable<string>): string {
  const folders = new Set(Array.from(modules, packageFolderOf).filter((folder) => folder !== undefined))
  const packages = Array.from(folders, readPackage)
  const texts = Map.groupBy(packages, ({ text, licence }) => text || `Licence: ${licence}`)
  const parts = Array.from(texts, ([text, of]) => {
    const titles = new Set(of.map(({ name, version, licence }) => `${name} ${version} (${licence})`))
    return `${[...titles].toSorted().join('\n')}\n\n${text}\n`
  })
  const head = 'Software by others that is part of this application, and its licences.\n'
  return [head, ...parts.toSorted()].join(`\n${'-'.repeat(80)}\n\n`)
}
