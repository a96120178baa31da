import { chunkOfGroup, chunkOfPage, filesOf, type Manifest } from './manifest.ts'

export type PageBudget = {
  page: string
  /** The id of its route. */
  route: string
  /** Groups of `scripts/chunks.ts` that it loads beside what every page starts with. */
  groups: readonly string[]
  /** Most JavaScript of its static imports, in kB (brotli). The page fails above it. */
  budget: number
  /** What we want to reach. */
  goal?: number
}

/** One line of the table, in kB (brotli). */
export type PageSize = { page: string; files: number; size: number; budget: number; goal?: number | undefined }

const ENTRY = 'index.html'

/** The scripts that a page starts with and imports statically: what it waits for before it is complete. */
export const scriptsOfPage = (manifest: Manifest, { route, groups }: PageBudget): string[] =>
  filesOf(manifest, [
    ENTRY,
    ...groups.map((name) => chunkOfGroup(manifest, name)),
    chunkOfPage(manifest, route),
  ]).filter((file) => file.endsWith('.js'))

/** @param bytesOf the compressed size of a file */
export function sizeOfPage(manifest: Manifest, page: PageBudget, bytesOf: (file: string) => number): PageSize {
  const files = scriptsOfPage(manifest, page)
  const size = files.reduce((total, file) => total + bytesOf(file), 0) / 1000
  return { page: page.page, files: files.length, size, budget: page.budget, goal: page.goal }
}

/** A sentence for each page that is over its budget. */
export const overBudget = (sizes: readonly PageSize[]): string[] =>
  sizes
    .filter(({ size, budget }) => size > budget)
    .map(({ page, size, budget }) => `${page} loads ${(size - budget).toFixed(2)} kB of JavaScript too many (brotli)`)

/** The table that the size check prints, a line for each page. */
export function tableOf(sizes: readonly PageSize[]): string {
  const rows = [
    ['page', 'files', 'kB', 'budget', 'goal'],
    ...sizes.map(({ page, files, size, budget, goal }) => [
      page,
      String(files),
      size.toFixed(1),
      budget.toFixed(1),
      goal === undefined ? '' : String(goal),
    ]),
  ]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
