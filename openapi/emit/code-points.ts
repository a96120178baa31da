import { HEADER } from './source.ts'

/** JSON Schema and the forms count code points (K48); zod counts UTF-16 units. */
export const CODE_POINTS = `${HEADER}
import * as z from 'zod/mini'

type Bound = { code: 'too_small'; minimum: number } | { code: 'too_big'; maximum: number }

const check = (bound: Bound, holds: (length: number) => boolean) =>
  z.check<string>(({ value, issues }) => {
    if (!holds(Array.from(value).length))
      issues.push({ ...bound, origin: 'string', inclusive: true, input: value, continue: true })
  })

export const atLeast = (minimum: number) => check({ code: 'too_small', minimum }, (length) => length >= minimum)
export const atMost = (maximum: number) => check({ code: 'too_big', maximum }, (length) => length <= maximum)
`

const STRING_CHECKS = /z\.(?:string|email)\(\)\.check\((?:z\.\w+\((?:\d+|\/.*?\/)\)(?:, )?)+\)/g

/** Only text lengths change; lists are counted as before. */
export const countCodePoints = (text: string) =>
  text
    .replaceAll(STRING_CHECKS, (checks) =>
      checks.replaceAll('z.minLength(', 'atLeast(').replaceAll('z.maxLength(', 'atMost('),
    )
    .replace("import * as z from 'zod/mini';\n", "$&\nimport { atLeast, atMost } from './code-points.gen.ts';\n")
