import { SEVERITIES, type Comparison, type Finding } from './compare.ts'
import type { Uses } from './uses.ts'

type Options = {
  title: string
  /** What to call each severity in this report. */
  headings: Readonly<Record<Finding['severity'], string>>
  uses: ReadonlyMap<string, Uses>
  /** Whether to list notes too, which need no action. */
  notes: boolean
}

/** The same finding in more calls than this is reported once. */
const MANY = 3

const calls = (count: number) => `${count} ${count === 1 ? 'call' : 'calls'}`

/** The pages and folders that use one of some calls. */
function usedBy(findings: readonly Finding[], uses: Options['uses']): string {
  const operations = findings.flatMap(({ operation }) => operation ?? [])
  if (operations.length === 0) return ''
  const used = operations.map((operation) => uses.get(operation) ?? { places: [], pages: [] })
  const users = new Set([...used.flatMap(({ pages }) => pages), ...used.flatMap(({ places }) => places)])
  return users.size === 0 ? ' — nothing uses it' : ` — ${[...users].join(', ')}`
}

const groupsOf = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const sentenceOf = ({ where, problem }: Finding) => `${where}: ${problem}`

/** What one change in their description explains. */
type Cause = { findings: readonly Finding[]; holder: string; sentence: string }

const componentOf = ({ origin, where, problem }: Finding) =>
  origin
    ? `${origin.component}, in the ${where.startsWith('body') ? 'bodies' : 'answers'} of#${origin.field}: ${problem}`
    : ''

/** `Brand, in the answers of`: the same field of a component, in each call that has it. */
function componentCauses(findings: readonly Finding[]): Cause[] {
  return [...groupsOf(findings, componentOf)].flatMap(([key, group]) => {
    const [holder = '', sentence = ''] = key.split(/#(.*)/s)
    return key !== '' && new Set(group.map(({ call }) => call)).size > 1 ? [{ findings: group, holder, sentence }] : []
  })
}

/** Findings that share a cause, and those that stand alone. */
function causesOf(findings: readonly Finding[]): Cause[] {
  const byComponent = componentCauses(findings)
  const rest = findings.filter((finding) => !byComponent.some((cause) => cause.findings.includes(finding)))
  const shared = [...groupsOf(rest, sentenceOf)].filter(([, group]) => group.length > MANY)
  const alone = rest.filter((finding) => !shared.some(([sentence]) => sentence === sentenceOf(finding)))
  return [
    ...byComponent,
    ...shared.map(([sentence, group]) => ({ findings: group, holder: '', sentence })),
    ...alone.map((finding) => ({ findings: [finding], holder: '', sentence: sentenceOf(finding) })),
  ]
}

/** Causes of the same component in the same calls are listed below one line. */
function linesOf(causes: readonly Cause[], uses: Options['uses']): string[] {
  const lineOf = ({ findings, holder }: Cause) => {
    const names = [...new Set(findings.map(({ call }) => call))]
    const count = holder === '' ? `${calls(names.length)}, ` : `${holder} ${calls(names.length)}: `
    return `- ${names.length > 1 ? count : ''}${names.join(', ')}${usedBy(findings, uses)}`
  }
  return [...groupsOf(causes, lineOf)].flatMap(([line, group]) => [
    line,
    ...group.map(({ sentence }) => `  - ${sentence}`),
  ])
}

/** The findings as Markdown: the worst first, call by call, with the pages and folders that use the call. */
export function reportOf({ compared, findings }: Comparison, { title, headings, uses, notes }: Options): string {
  const of = new Map(
    SEVERITIES.map((severity) => [severity, causesOf(findings.filter((finding) => finding.severity === severity))]),
  )
  const shown = [...of].filter(([severity, causes]) => (notes || severity !== 'note') && causes.length > 0)
  const counts = [...of].map(([severity, causes]) => `${causes.length} ${severity}`).join(', ')
  return [
    `# ${title}`,
    ...shown.map(([severity, causes]) => `## ${headings[severity]}\n\n${linesOf(causes, uses).join('\n')}`),
    `${calls(compared)} compared: ${counts}`,
  ].join('\n\n')
}
