import type { Description, Operation } from './description.ts'
import { openEnvelope } from './envelope.ts'
import { inOperation } from './mistake.ts'

const operationsOf = ({ paths }: Description): Operation[] =>
  Object.values(paths).flatMap(({ get, post, put, patch, delete: remove }) =>
    [get, post, put, patch, remove].filter((operation) => operation !== undefined),
  )

/**
 * The description as the app sees it behind the transport: payloads without envelope, and no error responses, because
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
 * The documented part of the client view: undocumented answers match anything. What does not match is reported as
 * drift; a wrong guess of ours is not (decision 6).
 */
export function documentedView(description: Description): Description {
  const view = clientView(description)
  const { schemas } = view.components
  for (const [name, schema] of Object.entries(schemas)) if (schema['x-undocumented']) schemas[name] = {}
  return view
}

/** The description for the sandbox: of an open enumeration it sends only known values. */
export function wireView(description: Description): Description {
  const view = structuredClone(description)
  for (const schema of Object.values(view.components.schemas))
    if (schema['x-known-values'] && !schema['x-shown-as-is']) schema.enum = schema['x-known-values']
  return view
}
