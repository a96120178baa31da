/**
 * How one schema of the description is read. Fields are written as in TypeScript: `text`, `ref|null`, `Brand[]`,
 * `id|BrandWithId[]`. Kinds are tried in order. A trailing `?` means the field stays missing when no usable value came.
 */
export type Shape = {
  readonly fields: Readonly<Record<string, string>>
  /** Not shown in the documents: everything is kept, unknown fields included (decision 6). */
  readonly undocumented?: true
  /** Only the objects inside are normalised (`x-as-it-comes`). */
  readonly asItComes?: true
  /** A missing object is a valid answer. */
  readonly nullable?: true
  /** The field a list entry must have. */
  readonly key?: string
  /** The only list of the shape. The answer may be that list alone. */
  readonly list?: string
  /** The field that a bare value is read as. */
  readonly shortForm?: string
  /** Values for missing fields. */
  readonly fallbacks?: Readonly<Record<string, unknown>>
}
