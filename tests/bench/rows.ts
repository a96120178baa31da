type Compared = [what: string, figure: string, goal: string, reached: string]
/** `atPace`: the time converted to the machine on which the goals were set. */
export type Row = [...Compared, atPace?: string]

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const MB = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
export const ms = (time: number) => `${Math.round(time)} ms`
export const times = (value: number) => `${value.toFixed(2)} ×`
export const row = (what: string, value: number, most: number, show: (value: number) => string): Compared => [
  what,
  show(value),
  `≤ ${show(most)}`,
  value <= most ? 'yes' : 'no',
]

/** A table of Markdown; the first row is its head. */
export const markdown = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** The last column appears only in tables of times. */
export function table(rows: readonly Row[]): string {
  const head = [
    'what',
    'figure',
    'goal',
    'reached',
    ...(rows.some(([, , , , atPace]) => atPace) ? ['at the pace of the goals'] : []),
  ]
  return markdown([head, ...rows.map((cells) => head.map((_, index) => cells[index] ?? ''))])
}
