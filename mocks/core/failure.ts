export type FieldErrors = Record<string, string[]>

type Extra = {
  details?: FieldErrors | undefined
  non_field_errors?: string[] | undefined
  headers?: Record<string, string> | undefined
}

/** An error response. Handlers throw it; stories answer with it. */
export function failure(status: number, code: string, message: string, extra: Extra = {}): Response {
  const { details = {}, non_field_errors = [], headers = {} } = extra
  return Response.json({ success: false, message, code, details, non_field_errors }, { status, headers })
}

/** A business rule is broken; no single field is wrong. */
export const refused = (code: string, message: string) => failure(400, code, message, { non_field_errors: [message] })

/** The error format of a refused upgrade. */
export function upgradeFailure(status: number, error: string): Response {
  return Response.json({ success: false, message: 'Changement de plan refusé.', error }, { status })
}

/** Errors without a field are a separate list. */
export function invalid({ non_field_errors, ...details }: FieldErrors): Response {
  return failure(400, 'validation_error', 'Les données envoyées ne sont pas valides.', { details, non_field_errors })
}

/** A different error format for tokens and missing resources, as decision 5 allows. */
const detailed = (status: number, detail: string, headers: Record<string, string> = {}) =>
  Response.json({ detail }, { status, headers })

const bearer = { 'WWW-Authenticate': 'Bearer' }

export const notAuthenticated = () => detailed(401, 'Informations d’authentification non fournies.', bearer)

export const tokenNotValid = (detail = 'Le jeton n’est pas valide ou a expiré.') => detailed(401, detail, bearer)

export const denied = (message = 'Vous n’avez pas la permission d’effectuer cette action.') =>
  failure(403, 'permission_denied', message)

export const notFound = (detail = 'Introuvable.') => detailed(404, detail)

export const tooMany = (seconds: number, message = 'Trop de tentatives. Réessayez plus tard.') =>
  failure(429, 'rate_limited', message, { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } })
