import { type Call, type Description, refName, successOf } from '../description.ts'
import { openEnvelope } from '../envelope.ts'
import { inOperation } from '../mistake.ts'

export type Answer = { status: number; schema: string; documented: boolean; dataDue: boolean; bare: boolean }

/** The schema inside the envelope, its name, and whether it is documented. @throws Mistake */
export function answerOf(call: Call, { components }: Description): Answer {
  const { status, media } = successOf(call)
  const opened = media && openEnvelope(media.schema)
  const schema = refName(opened?.data)
  if (!opened) throw inOperation(call.operationId, 'answers without an envelope; write allOf with Envelope and data')
  if (!schema) throw inOperation(call.operationId, 'answers data without a name; write its schema in openapi/schemas')
  const documented = components.schemas[schema]?.['x-undocumented'] !== true
  return { status, schema, documented, dataDue: opened.required, bare: opened.bare }
}

export const isPublic = ({ security }: Call) => security?.length === 0

/** Works without a token: it is public, or the token is optional. */
export const isAnonymous = (call: Call) =>
  isPublic(call) || Boolean(call.security?.some((needed) => Object.keys(needed).length === 0))
