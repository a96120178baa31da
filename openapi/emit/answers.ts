import { type Call, type Description, refName, successOf } from '../description.ts'
import { openEnvelope } from '../envelope.ts'
import { inOperation } from '../mistake.ts'

export type Answer = {
  status: number
  schema: string
  documented: boolean
  /** The documents show data. */
  needsData: boolean
  /** The client cannot do without: a read, or a write whose answer is used (`x-needs-data`). */
  dataNeeded: boolean
  bare: boolean
}

/** The schema inside the envelope, its name, and whether it is documented. @throws Mistake */
export function answerOf(call: Call, { components }: Description): Answer {
  const { status, media } = successOf(call)
  const opened = media && openEnvelope(media.schema)
  const schema = refName(opened?.data)
  if (!opened) throw inOperation(call.operationId, 'answers without an envelope; write allOf with Envelope and data')
  if (!schema) throw inOperation(call.operationId, 'answers data without a name; write its schema in openapi/schemas')
  const documented = components.schemas[schema]?.['x-undocumented'] !== true
  const dataNeeded = opened.required && (call.method === 'get' || call['x-needs-data'] === true)
  return { status, schema, documented, needsData: opened.required, dataNeeded, bare: opened.bare }
}

export const isPublic = ({ security }: Call) => security?.length === 0

/** Works without a token: it is public, or the token is optional. */
export const isAnonymous = (call: Call) =>
  isPublic(call) || Boolean(call.security?.some((needed) => Object.keys(needed).length === 0))
