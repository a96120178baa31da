/**
 * What the tests of a report cite, whatever its runner: their titles are the strings under `title` and `fullName`; a
 * story, which ran if the report has its id, cites by its tags. @param tagsOf the tags of each story
 */
export function citedIn(report: unknown, tagsOf: ReadonlyMap<string, readonly string[]>): string[] {
  if (Array.isArray(report)) return report.flatMap((inner) => citedIn(inner, tagsOf))
  if (typeof report !== 'object' || report === null) return []
  return Object.entries(report).flatMap(([key, inner]) => {
    if (typeof inner !== 'string') return citedIn(inner, tagsOf)
    if (key === 'storyId') return tagsOf.get(inner) ?? []
    return key === 'title' || key === 'fullName' ? [inner] : []
  })
}
