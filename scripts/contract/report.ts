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

function linesOf(findings: readonly Finding[], uses: Options['uses']): string[] {
  const shared = [...groupsOf(findings, sentenceOf)].filter(([, group]) => group.length > MANY)
  const alone = findings.filter((finding) => !shared.some(([sentence]) => sentence === sentenceOf(finding)))
  return [
    ...shared.map(
      ([sentence, group]) =>
        `- ${calls(group.length)}, ${group.map(({ call }) => call).join(', ')}${usedBy(group, uses)}\n  - ${sentence}`,
    ),
    ...[...groupsOf(alone, ({ call }) => call)].flatMap(([call, group]) => [
      `- ${call}${usedBy(group, uses)}`,
      ...group.map((finding) => `  - ${sentenceOf(finding)}`),
    ]),
  ]
}

/** The findings as Markdown: the worst first, call by call, with the pages and folders that use the call. */
export function reportOf({ compared, findings }: Comparison, { title, headings, uses, notes }: Options): string {
  const of = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity)
  const shown = SEVERITIES.filter((severity) => (notes || severity !== 'note') && of(severity).length > 0)
  const counts = SEVERITIES.map((severity) => `${of(severity).length} ${severity}`).join(', ')
  return [
    `# ${title}`,
    ...shown.map((severity) => `## ${headings[severity]}\n\n${linesOf(of(severity), uses).join('\n')}`),
    `${calls(compared)} compared: ${counts}`,
  ].join('\n\n')
}
