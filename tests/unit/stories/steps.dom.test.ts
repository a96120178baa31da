import { composeStory, StoryStore } from 'storybook/preview-api'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { createBackend } from '#mocks'
import { CLAIRE, HUGO } from '#mocks/domain/seed/named.ts'

import { guardStories, stepAnnotations } from '../../../stories/support/steps'
import { NO_ROLE } from '../../../stories/support/toolbar'
import { readToolbar, roleNote, whoSignsIn } from '../../../stories/support/toolbar-state'

const PATH = './stories/Page.stories.tsx'
const ENTRY = { id: 'page--default', title: 'Page', name: 'Default', importPath: PATH }

const { world } = createBackend()

/** What Storybook runs of a story that signs Claire in, and the steps that its panel shows. */
async function run(globals: Record<string, unknown>, parameters: Record<string, unknown> = {}) {
  const play = vi.fn()
  const steps: string[] = []
  const store = new StoryStore(
    { v: 5, entries: { [ENTRY.id]: { ...ENTRY, type: 'story', subtype: 'story' } } },
    async () => ({ default: { title: ENTRY.title }, Default: { render: () => null, parameters, play } }),
    {},
  )
  const story = await store.loadStory({ storyId: ENTRY.id })
  readToolbar(globals)
  whoSignsIn(CLAIRE, world.users)
  const step = async (label: string) => void steps.push(label)
  await story.playFunction?.({ ...store.getStoryContext(story), globals, step } as never)
  return { ran: play.mock.calls.length === 1, steps }
}

describe('the play function of a story', () => {
  beforeAll(guardStories)
  afterEach(() => {
    readToolbar({})
    vi.unstubAllGlobals()
  })

  it('runs for the user of the story, and where the role is hers', async () => {
    expect(await run({ role: NO_ROLE })).toEqual({ ran: true, steps: [] })
    expect(await run({ role: 'agency_admin' })).toEqual({ ran: true, steps: [] })
  })

  it('does not run for another user, and one step says why', async () => {
    const note = `Signed in: ${HUGO}. The steps are for ${CLAIRE}: they do not run.`
    expect(await run({ role: 'client_readonly' })).toEqual({ ran: false, steps: [note] })
  })

  it('does not run where nobody is signed in, and one step says why', async () => {
    const note = `Nobody is signed in. The steps are for ${CLAIRE}: they do not run.`
    expect(await run({ role: 'anonymous' })).toEqual({ ran: false, steps: [note] })
  })

  it('does not run in a window that is narrower than its steps need, and one step says why', async () => {
    const parameters = { steps: { from: 'md' } }
    vi.stubGlobal('innerWidth', 1280)
    expect((await run({}, parameters)).ran).toBe(true)
    const note = 'The steps are for a window of 900 px or more: they do not run.'
    // the frame follows the toolbar a little later
    expect(await run({ viewport: { value: 'w390' } }, parameters)).toEqual({ ran: false, steps: [note] })
    expect((await run({ viewport: { value: 'w900' } }, parameters)).ran).toBe(true)
    vi.stubGlobal('innerWidth', 899)
    expect(await run({}, parameters)).toEqual({ ran: false, steps: [note] })
  })
})

it('a play function runs, or does not, in a test run as in the workbench', async () => {
  const shown: unknown[] = []
  const renderToCanvas = ({ storyFn }: { storyFn: () => unknown }) => void shown.push(storyFn())
  const project = { ...stepAnnotations, renderToCanvas, runStep: (_label: string, play: () => void) => play() }
  const runOf = async (steps: object) => {
    const play = vi.fn()
    const story = { render: () => 'page', parameters: { steps }, globals: { viewport: { value: 'w390' } }, play }
    await composeStory(story as never, { title: 'Page' }, {}, project as never).run()
    return play.mock.calls.length === 1
  }
  expect(await runOf({})).toBe(true)
  expect(await runOf({ from: 'sm', skipped: true })).toBe(false)
  expect(shown).toEqual(['page', 'page'])
  await expect(runOf({ from: 'sm' })).rejects.toThrow('pins a window that is narrower')
})

describe('the note on the role of the toolbar', () => {
  afterEach(() => readToolbar({}))

  it('says that a story signs nobody in, until one is signed in', () => {
    readToolbar({ role: NO_ROLE })
    expect(roleNote()).toBeUndefined()
    readToolbar({ role: 'agency_admin' })
    expect(roleNote()).toBe('This story signs nobody in: the role changes nothing.')
    whoSignsIn(CLAIRE, world.users)
    expect(roleNote()).toBeUndefined()
  })
})
