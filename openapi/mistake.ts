import { readFileSync } from 'node:fs'

import { filesUnder } from '../scripts/files.ts'

/** Mistakes in the description: sentences that say where they are and what to do. */
export class Mistake extends Error {
  override readonly name = 'Mistake'
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

/** For mistakes in an operation. */
export const inOperation = (operationId: string, problem: string) =>
  new Mistake([`${positionOf(`operationId: ${operationId}`)}: ${operationId} ${problem}`])

/** For mistakes in a schema; `place` is `Brand` or `Brand.url`. */
export const inSchema = (place: string, problem: string) =>
  new Mistake([`${positionOf(`${place.split('.')[0]}:`)}: ${place} ${problem}`])

const FOLDER = 'openapi'

/** File and line number of the only line with this text: `openapi/paths/brands.yaml:4`. */
export function positionOf(line: string): string {
  for (const path of filesUnder(FOLDER).filter((name) => name.endsWith('.yaml'))) {
    const found = readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((text) => text.trim() === line)
    if (found >= 0) return `${path}:${found + 1}`
  }
  return `${FOLDER}/openapi.yaml`
}

/** Collects the mistakes of all items instead of stopping at the first. */
export const mistakesIn = <Item>(items: readonly Item[], read: (item: Item) => unknown): string[] =>
  items.flatMap((item) => {
    try {
      read(item)
      return []
    } catch (error) {
      if (error instanceof Mistake) return error.sentences
      throw error
    }
  })
