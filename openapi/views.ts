import type { Description, Operation } from './description.ts'
import { openEnvelope } from './envelope.ts'
import { inOperation } from './mistake.ts'

const operationsOf = ({ paths }: Description): Operation[] =>
  Object.values(paths).flatMap(({ get, post, put, patch, delete: remove }) =>
    [get, post, put, patch, remove].filter((operation) => operation !== undefined),
  )

/**
 * The description as the app meets it behind the transport: payloads without their envelope, and no error responses, since
 * every failure is an ApiError.
 */
export function clientView(description: Description): Description {
  const view = structuredClone(description)
  for (const { operationId, responses } of operationsOf(view))
    for (const [status, response] of Object.entries(responses)) {
      if (!status.startsWith('2')) {
        delete responses[status]
        continue
      }
      const media = 'content' in response ? response.content?.['application/json'] : undefined
      const opened = media && openEnvelope(media.schema)
      if (!opened) throw inOperation(operationId, 'answers without an envelope; write allOf with Envelope and data')
      media.schema = opened.data
    }
  return view
}

/**
 * The client view as far as the documents go: of an answer they do not show, anything matches. What does not match this is a
 * drift to report; a wrong guess of ours is none (decision 6).
 */
export function documentedView(description: Description): Description {
  const view = clientView(description)
  const { schemas } = view.components
  for (const [name, schema] of Object.entries(schemas)) if (schema['x-undocumented']) schemas[name] = {}
  return view
}

/** The description as the sandbox must speak it: of an open enumeration it sends the known values only. */
export function wireView(description: Description): Description {
  const view = structuredClone(description)
  for (const schema of Object.values(view.components.schemas))
    if (schema['x-known-values'] && !schema['x-shown-as-is']) schema.enum = schema['x-known-values']
  return view
}
