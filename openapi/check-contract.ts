import { type Call, callsOf, type Description } from './description.ts'
import { DOCUMENTED_CALLS } from './documented-calls.ts'
import { answerOf } from './emit/answers.ts'

const READS = /^(get|list|detect)[A-Z]/

const signature = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`

/** What a linter of OpenAPI cannot know: which calls there are, and what they may do. Empty when all is well. */
export function checkContract(description: Description): string[] {
  const calls = callsOf(description)
  const described = calls.map(signature)
  return [
    ...described.filter((call) => !DOCUMENTED_CALLS.includes(call)).map((call) => `${call} is in neither document`),
    ...DOCUMENTED_CALLS.filter((call) => !described.includes(call)).map((call) => `${call} is not described`),
    ...calls.flatMap((call) => problemsOf(call).map((problem) => `${signature(call)}: ${problem}`)),
    // throws for an answer without envelope or without a schema of its own
    ...calls.flatMap((call) => (answerOf(call, description).status < 300 ? [] : [`${signature(call)}: no success`])),
  ]
}

function problemsOf({ method, operationId, path, requestBody, parameters }: Call): string[] {
  const isRead = READS.test(operationId)
  return [
    ...(method === 'get' && !isRead ? [`${operationId} does not read like a read, and GET changes nothing`] : []),
    ...(method === 'get' && requestBody ? ['GET sends no body'] : []),
    ...(path.endsWith('/') ? [] : ['the provider’s paths end with a slash']),
    ...parameters
      .filter((parameter) => parameter.in === 'path' && !path.includes(`{${parameter.name}}`))
      .map(({ name }) => `no {${name}} in the path`),
  ]
}
