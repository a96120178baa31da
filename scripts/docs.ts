import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { requireNode } from './node-version.ts'

/*
 * Fills the code blocks of the documentation from the source, so that no page shows code that does not exist:
 * a block that opens with ```tsx src/main.tsx holds that file, one with ```tsx src/main.tsx#start holds what stands
 * between `// #region start` and `// #endregion`. The link to the demo has the address in package.json. `--check` writes nothing and fails when a block is outdated.
 */

const root = fileURLToPath(new URL('..', import.meta.url))

export const documents = (): string[] =>
  ['docs', 'openapi', 'deploy']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.md'))
    .concat('README.md', 'CONTRIBUTING.md')

const BLOCK = /^```(?<language>\w+) (?<file>[\w./$-]+)(?:#(?<region>[\w-]+))?\n(?<code>[\s\S]*?)^```$/gm

/** `// #region name`, or the same in braces between tags. */
const REGION_MARK = /^\s*(?:\/\/|\{\/\*) #(?<kind>region|endregion)\b *(?<name>[\w-]*)/

/** @throws naming the region that the file does not have */
export function quote(text: string, region: string | undefined, file: string): string {
  const lines = text.trimEnd().split('\n')
  const marks = lines.map((line) => REGION_MARK.exec(line)?.groups)
  const from =
    region === undefined ? 0 : marks.findIndex((mark) => mark?.['kind'] === 'region' && mark['name'] === region)
  if (from === -1) throw new Error(`${file} has no "#region ${region}"`)
  const end = region === undefined ? -1 : marks.findIndex((mark, at) => at > from && mark?.['kind'] === 'endregion')
  const quoted = lines.filter((_, at) => at >= from && (end === -1 || at < end) && !marks[at])
  const indent = Math.min(...quoted.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  return `${quoted.map((line) => line.slice(indent)).join('\n')}\n`
}

/** A page with its blocks as the source has them. */
export const withQuotes = (page: string, read: (file: string) => string): string =>
  page.replace(BLOCK, (_block, language: string, file: string, region: string | undefined) => {
    const head = `${language} ${file}${region === undefined ? '' : `#${region}`}`
    return `\`\`\`${head}\n${quote(read(file), region, file)}\`\`\``
  })

/** A page whose link to the demo has this address: `homepage` of package.json, which a fork sets once. */
export const withDemo = (page: string, homepage: string): string =>
  page.replaceAll(/(?<=\[See the demo\]\()[^)]*/g, homepage)

/** `homepage` of package.json. */
export const demoAddress = (): string =>
  // our own file, which has it
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { homepage: string }).homepage

if (import.meta.main) {
  requireNode()
  const check = process.argv.includes('--check')
  const outdated = documents().filter((file) => {
    const page = readFileSync(join(root, file), 'utf8')
    const filled = withDemo(
      withQuotes(page, (source) => readFileSync(join(root, source), 'utf8')),
      demoAddress(),
    )
    if (filled !== page && !check) writeFileSync(join(root, file), filled)
    return filled !== page
  })
  for (const file of outdated) console.info(`${file} ${check ? 'is outdated: run npm run generate' : 'written'}`)
  process.exitCode = check && outdated.length > 0 ? 1 : 0
}
