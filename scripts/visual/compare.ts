import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { comparePictures } from './pictures.ts'
import type { Finding } from './report.ts'
import type { Pictures, Story } from './take.ts'

type Side = Pictures & { stories: readonly Story[]; folder: string }

export const readPicture = (folder: string, name: string): Buffer => readFileSync(join(folder, `${name}.png`))

/** What became of each picture that either side has, or should have. */
export function compareSides(before: Side, after: Side): Finding[] {
  const stories = new Map([...before.stories, ...after.stories].map((story) => [story.id, story]))
  const failed = new Set([...before.failed, ...after.failed])
  const names = [...new Set([...before.names, ...after.names, ...failed])].toSorted()
  return names.flatMap((name): Finding[] => {
    // the mode follows the id: `auth-login--filled--fr-dark-1280`
    const story = stories.get(name) ?? stories.get(name.replace(/--[^-]+-[^-]+-\d+$/, ''))
    if (!story) return []
    const mode = name === story.id ? '' : ` (${name.slice(story.id.length + 2)})`
    const why = after.stopped[name] ?? before.stopped[name]
    const finding = { name, path: story.title.split('/'), story: `${story.name}${mode}`, pixels: 0, why }
    if (failed.has(name)) return [{ ...finding, verdict: 'failed' }]
    if (!before.names.includes(name)) return [{ ...finding, verdict: 'added' }]
    if (!after.names.includes(name)) return [{ ...finding, verdict: 'removed' }]
    const compared = comparePictures(readPicture(before.folder, name), readPicture(after.folder, name))
    return [{ ...finding, ...compared, ...(why !== undefined && { verdict: 'stopped' }) }]
  })
}
