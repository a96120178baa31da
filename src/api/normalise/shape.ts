/**
 * How one schema of the description is read.
 * A field is written as in TypeScript: `text`, `ref|null`, `Brand[]`, `id|BrandWithId[]`; the kinds are tried in turn. A
 * `?` at the end: stays missing when nothing usable came.
 */
export type Shape = {
  readonly fields: Readonly<Record<string, string>>
  /** The documents do not show it: what came is kept, fields nobody knows included (decision 6). */
  readonly undocumented?: true
  /** Nobody else's business: only the objects inside are read (`x-as-it-comes`). */
  readonly asItComes?: true
  /** No object at all is an answer too. */
  readonly nullable?: true
  /** Without it, it is no entry of a list. */
  readonly key?: string
  /** The only list in it, which may come without the object around it. */
  readonly list?: string
  /** The field that a value without the object around it stands for. */
  readonly shortForm?: string
  /** Stand for what is missing. */
  readonly fallbacks?: Readonly<Record<string, unknown>>
}
