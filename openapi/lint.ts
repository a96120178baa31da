import { redocly, SOURCE } from './redocly.ts'

type Problem = {
  ruleId: string
  message: string
  location: { source: { ref: string }; start?: { line: number } }[]
  suggest?: string[]
}

/** Advice for rules whose message does not say what to do. */
const ADVICE: Record<string, string> = {
  'no-unresolved-refs': 'write the name of a file and of a schema that exist',
  struct: 'write it as OpenAPI 3.1 has it',
  'no-invalid-media-type-examples': 'make the example fit its schema, or the schema its example',
  'operation-operationId': 'give it one, as verbNoun',
}

function sentenceOf({ ruleId, message, location, suggest = [] }: Problem): string {
  const [place] = location
  const where = [place?.source.ref, place?.start?.line].filter((part) => part !== undefined).join(':')
  const [text = ''] = message.split('\n')
  const plain = text.replace(/ in "[^"]*" \(\d+:\d+\)/, '').replace(/\.$/, '')
  const advice = text.startsWith('Failed to parse')
    ? 'correct the YAML'
    : (ADVICE[ruleId] ?? `see the rule ${ruleId} of Redocly`)
  return `${where}: ${plain}; ${suggest[0] ? `did you mean ${suggest[0]}?` : advice}`
}

/** Each of these makes what stands below it fail too. */
const CAUSES: ((problem: Problem) => boolean)[] = [
  ({ message }) => message.startsWith('Failed to parse'),
  ({ ruleId }) => ruleId === 'no-unresolved-refs',
  ({ ruleId }) => ruleId === 'struct',
  ({ ruleId }) => ruleId !== 'no-invalid-media-type-examples',
]

function causesOf(problems: readonly Problem[]): readonly Problem[] {
  const first = CAUSES.map((isCause) => problems.filter(isCause)).find((causes) => causes.length > 0)
  return first ?? problems
}

/** What is told on the way to the reason, and the file again, are left out. */
function reasonOf(complaint: string): string {
  const told = complaint.replaceAll(/\s+/g, ' ').trim()
  const reason = / - (.*)$/.exec(told)?.[1] ?? told
  const place = /\((\d+):\d+\)$/.exec(reason)?.[1]
  if (/^Unsupported specification|^Document must be|^Invalid OpenAPI version/.test(reason))
    return 'not a document of OpenAPI 3'
  return place === undefined ? reason : `line ${place}: ${reason.replace(/ in "[^"]*" \(\d+:\d+\)$/, '')}`
}

/** Redocly's complaints; its rule set turns every warning into an error. Empty when all pass. */
export function lint(source = SOURCE): string[] {
  const { ok, output, complaint } = redocly('lint', source, ['--format=json'])
  if (ok) return []
  // of a file that cannot be read at all there is no list of problems
  if (output.trim() === '') return [`${source}: ${reasonOf(complaint)}`]
  // the format of --format=json
  const { problems } = JSON.parse(output) as { problems: Problem[] }
  return [...new Set(causesOf(problems).map(sentenceOf))]
}
