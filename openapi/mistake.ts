import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is wrong with the description: sentences that say where it is and what to do. */
export class Mistake extends Error {
  override readonly name = 'Mistake'
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

/** Thrown while an operation is read. */
export const inOperation = (operationId: string, problem: string) =>
  new Mistake([`${placeOf(`operationId: ${operationId}`)}: ${operationId} ${problem}`])

/** Thrown while a schema is read; `place` is `Brand` or `Brand.url`. */
export const inSchema = (place: string, problem: string) =>
  new Mistake([`${placeOf(`${place.split('.')[0]}:`)}: ${place} ${problem}`])

const FOLDER = 'openapi'

/** File and number of the line that holds just this text: `openapi/paths/brands.yaml:4`. */
export function placeOf(line: string): string {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))
  for (const file of files) {
    const path = join(FOLDER, file)
    const found = readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((text) => text.trim() === line)
    if (found >= 0) return `${path}:${found + 1}`
  }
  return join(FOLDER, 'openapi.yaml')
}

/** The sentences of everything that goes wrong with one of many. */
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
