import type { StoryContext } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { StoryStore } from 'storybook/preview-api'

import { theme } from '~/design/theme/tokens'

import { WIDTHS } from '../../.storybook/modes'
import { stepsAreForAnother } from './toolbar-state'

type Context = Pick<StoryContext, 'globals' | 'parameters'>

/** What Storybook makes of a story. */
type Prepared = {
  playFunction?: (context: StoryContext) => Promise<void> | void
  /** The play function itself renders. */
  usesMount: boolean
}

/** The window's own width may follow that of the toolbar a little later. */
function widthOf({ viewport }: Context['globals']): number {
  const asked = Object.entries(WIDTHS).find(([name]) => name === viewport?.value)
  return asked?.[1] ?? innerWidth
}

/**
 * Why the play function of a story does not run: it is for another user than the toolbar's role has signed in, or for a
 * window of `parameters.steps.from` (a breakpoint) or more. Undefined if it runs.
 */
export function whyNoSteps({ globals, parameters }: Context): string | undefined {
  const another = stepsAreForAnother()
  if (another !== undefined) return another
  const least = leastWidth(parameters)
  return widthOf(globals) < least ? `The steps are for a window of ${least} px or more: they do not run.` : undefined
}

type Steps = {
  /** A breakpoint: the steps need a window of this width. */
  from?: keyof typeof theme.breakpoints.values
  /** The story shows what happens in a narrower window, and pins one. */
  skipped?: boolean
}

const stepsOf = (parameters: Context['parameters']): Steps => (parameters['steps'] ?? {}) as Steps

const leastWidth = (parameters: Context['parameters']): number =>
  theme.breakpoints.values[stepsOf(parameters).from ?? 'xs']

/** @throws for a story that pins a window in which its steps never run: it would pass without them */
function refuseOwnWindow({ storyGlobals, parameters }: StoryContext): void {
  if (!('viewport' in storyGlobals) || stepsOf(parameters).skipped) return
  if (widthOf(storyGlobals) < leastWidth(parameters))
    throw new Error('This story pins a window that is narrower than its steps need (`parameters.steps`)')
}

const guardedStories = new WeakSet<Prepared>()

/** Storybook has no setting for this: a play function that is not to run has one step, which says why. */
function guard(story: Prepared): void {
  const { playFunction, usesMount } = story
  if (!playFunction || guardedStories.has(story)) return
  guardedStories.add(story)
  story.playFunction = async (context) => {
    refuseOwnWindow(context)
    const reason = whyNoSteps(context)
    if (reason === undefined) {
      await playFunction(context)
      return
    }
    if (usesMount) await context.mount()
    await context.step(reason, () => {})
  }
}

/** In Storybook, every story comes from its store. */
export function guardStories(): void {
  const read = Reflect.get(StoryStore.prototype, 'storyFromCSFFile') as (this: unknown, file: unknown) => Prepared
  StoryStore.prototype.storyFromCSFFile = function guarded(this: unknown, file: unknown) {
    const story = read.call(this, file)
    guard(story)
    return story as never
  }
}

/** Renders as React's `mount` does. A test run has no store: it calls this as a method of the story, before its play. */
function mount(this: Prepared, context: StoryContext) {
  guard(this)
  return async (ui?: ReactNode) => {
    if (ui !== undefined) Object.assign(context, { originalStoryFn: () => ui })
    await context['renderToCanvas']()
    return context.canvas
  }
}

/** Of the preview. */
export const stepAnnotations = { mount }
