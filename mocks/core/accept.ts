import type { ZodMiniType } from 'zod/mini'

import { invalid, notFound, type FieldErrors } from './failure.ts'

type Issue = {
  readonly code?: string
  readonly path: PropertyKey[]
  readonly input?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly origin?: string
  readonly format?: string
  readonly errors?: Issue[][]
}

function tooSmall({ minimum, origin }: Issue): string {
  if (origin === 'string')
    return minimum === 1
      ? 'Ce champ ne peut être vide.'
      : `Ce champ doit comporter au moins ${String(minimum)} caractères.`
  if (origin === 'array') return `Cette liste doit comporter au moins ${String(minimum)} élément.`
  return `Cette valeur doit être supérieure ou égale à ${String(minimum)}.`
}

function tooBig({ maximum, origin }: Issue): string {
  if (origin === 'string') return `Ce champ ne peut pas dépasser ${String(maximum)} caractères.`
  if (origin === 'array') return `Cette liste ne peut pas dépasser ${String(maximum)} éléments.`
  return `Cette valeur doit être inférieure ou égale à ${String(maximum)}.`
}

function textOf(issue: Issue): string {
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'invalid_format') return issue.format === 'email' ? 'Format email invalide' : 'Valeur invalide.'
  if (issue.code === 'invalid_value') return 'Cette valeur n’est pas un choix valide.'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Ce champ est obligatoire.'
  return 'Valeur invalide.'
}

/** Where several shapes are possible, reports the errors of the closest one. */
const flat = (issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) => {
    const closest = issue.errors?.toSorted((one, other) => one.length - other.length)[0]
    return closest ? flat(closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))) : [issue]
  })

/** Messages by field. Errors inside a list belong to the list. */
function detailsOf(issues: readonly Issue[]): FieldErrors {
  const details: FieldErrors = {}
  for (const issue of flat(issues)) {
    const field = String(issue.path[0] ?? 'non_field_errors')
    details[field] = [...new Set([...(details[field] ?? []), textOf(issue)])]
  }
  return details
}

export function accept(source: 'body' | 'path' | 'query', schema: ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const { success, data, error } = schema.safeParse(value, { reportInput: true })
  if (success) return data
  if (source === 'path') throw notFound()
  throw invalid(detailsOf(error.issues))
}

/** An empty body counts as an empty object, so that missing fields are reported. */
export async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw invalid({ non_field_errors: ['Le corps de la requête n’est pas du JSON valide.'] })
  }
}

export const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams)
