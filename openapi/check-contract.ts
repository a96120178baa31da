import { type Call, callsOf, type Description } from './description.ts'
import { DOCUMENTED_CALLS } from './documented-calls.ts'
import { answerOf, isPublic } from './emit/answers.ts'
import { unreadableFields } from './emit/shapes.ts'
import { mistakesIn, positionOf } from './mistake.ts'

const READS = /^(get|list|detect)[A-Z]/
const LIST = 'openapi/documented-calls.ts'

const signature = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`
const placeOfCall = ({ operationId }: Call) => positionOf(`operationId: ${operationId}`)

/** Checks beyond a linter: which calls exist, what they may do and what they must answer. Empty when all pass. */
export function checkContract(description: Description): string[] {
  const calls = callsOf(description)
  const described = calls.map(signature)
  return [
    ...calls
      .filter((call) => !DOCUMENTED_CALLS.includes(signature(call)))
      .map(
        (call) => `${placeOfCall(call)}: ${signature(call)} is in neither document; correct it, or add it to ${LIST}`,
      ),
    ...DOCUMENTED_CALLS.filter((call) => !described.includes(call)).map(
      (call) =>
        `${LIST}: ${call} is not described; describe it in openapi/paths and name its path in openapi/openapi.yaml, or take it off this list`,
    ),
    ...calls.flatMap((call) =>
      problemsOf(call).map((problem) => `${placeOfCall(call)}: ${signature(call)} ${problem}`),
    ),
    ...answerProblems(calls, description),
  ]
}

/** Fields are checked only when the answers that hold them can be read. */
function answerProblems(calls: Call[], description: Description): string[] {
  const problems = mistakesIn(calls, (call) => answerOf(call, description))
  return problems.length > 0 ? problems : unreadableFields(description)
}

function problemsOf(call: Call): string[] {
  const { method, operationId, path, requestBody, parameters } = call
  return [
    ...(method === 'get' && !READS.test(operationId)
      ? [`is called ${operationId}, but GET changes nothing; begin its name with get, list or detect`]
      : []),
    ...(method === 'get' && requestBody ? ['sends a body, but GET has none; take requestBody away'] : []),
    ...(path.endsWith('/') ? [] : ['lacks the slash at its end; add it, as the provider wants it']),
    ...parameters
      .filter((parameter) => parameter.in === 'path' && !path.includes(`{${parameter.name}}`))
      .map(({ name }) => `has a parameter ${name} that is not in its path; write {${name}} there, or take it away`),
    ...unlistedStatuses(call),
  ]
}

/** Statuses that a call of this kind must list. */
function unlistedStatuses(call: Call): string[] {
  const { responses, requestBody, parameters } = call
  const takes = (place: 'path' | 'query') => parameters.some((parameter) => parameter.in === place)
  const due: [string, string, boolean][] = [
    ['400', 'BadRequest', takes('query') || requestBody !== undefined],
    ['401', 'Unauthorized', !isPublic(call)],
    ['404', 'NotFound', takes('path')],
  ]
  return due
    .filter(([status, , isDue]) => isDue && !(status in responses))
    .map(([status, name]) => `lists no ${status}; add '${status}': { $ref: ../responses.yaml#/${name} }`)
}
