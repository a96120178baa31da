type Entry = { title: string; type: string; importPath: string }

/** What Storybook writes of the stories of one file. */
type Component = {
  name: string
  path: string
  stories: readonly unknown[]
  error?: { name: string; message: string }
}

type Manifests = { components?: { components: Record<string, Component> } }

type Options = {
  manifestEntries: Entry[]
  presets: { apply: (name: string, config: undefined, options: object) => Promise<Manifests | undefined> }
  /** The call is for some files only. */
  isPart?: boolean
}

/** The entries in groups that have one file of a title each, the last one first: Storybook has read that. */
export function onePerTitle<One extends Entry>(entries: readonly One[]): One[][] {
  const groups: One[][] = []
  const stories = entries.filter(({ type }) => type === 'story')
  for (const ofTitle of Map.groupBy(stories, ({ title }) => title).values()) {
    const files = [...Map.groupBy(ofTitle, ({ importPath }) => importPath).values()]
    for (const [at, file] of files.toReversed().entries()) (groups[at] ??= []).push(...file)
  }
  return groups
}

/** First the file that is named like the title: the others show further states. */
function rank(id: string, { path, error }: Component): number {
  const file = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  return (id.endsWith(`-${file.replace('.stories.tsx', '')}`) ? 0 : 2) + (error ? 1 : 0)
}

/** One component of each title, with the stories of all its files. */
export function joinComponents(parts: readonly Record<string, Component>[]): Record<string, Component> {
  const all = Map.groupBy(
    parts.flatMap((part) => Object.entries(part)),
    ([id]) => id,
  )
  return Object.fromEntries(
    [...all].map(([id, entries]) => {
      const components = entries.map(([, component]) => component)
      const [main] = components.toSorted((a, b) => rank(id, a) - rank(id, b))
      return [id, { ...main, stories: components.flatMap(({ stories }) => stories) } as Component]
    }),
  )
}

/** An error ends with the source of the story, and files have the folder of the machine. */
export function withoutMachine(components: Record<string, Component>, root: string): Record<string, Component> {
  // the same shape, as it is written as JSON
  const relative = JSON.parse(JSON.stringify(components).replaceAll(`${root}/`, './')) as Record<string, Component>
  for (const { error } of Object.values(relative))
    if (error) error.message = error.message.split(/\n(?: +\d|> |You can debug)/)[0] ?? ''
  return relative
}

/** Storybook reads the last file of a title alone: it is asked for the others. */
export async function manifests(existing: Manifests = {}, options: Options): Promise<Manifests> {
  if (options.isPart || !existing.components) return existing
  const parts = [existing]
  for (const manifestEntries of onePerTitle(options.manifestEntries).slice(1)) {
    const asked = { ...options, manifestEntries, isPart: true }
    parts.push((await options.presets.apply('experimental_manifests', undefined, asked)) ?? {})
  }
  const components = joinComponents(parts.map((part) => part.components?.components ?? {}))
  return { ...existing, components: { ...existing.components, components: withoutMachine(components, process.cwd()) } }
}
