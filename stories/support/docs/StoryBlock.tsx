import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks'
import { type ComponentProps, use, useRef, useState } from 'react'

import { WIDTHS } from '../../../.storybook/modes'
import { frameAddress } from '../workbench'
import { useToolbarGlobals } from './toolbar-globals'

type StoryProps = ComponentProps<typeof Story>

/** Storybook's block, but for a story in a page of its own: that page has the settings of the toolbar. */
export const StoryBlock = (props: StoryProps) =>
  props.inline === false ? <StoryFrame {...props} /> : <Story {...props} />

const LEAST_HEIGHT = 160
/** Room for what opens: a menu, a dialog. */
const OPEN_HEIGHT = 440
const MOST_HEIGHT = 640

const isWidth = (name: unknown): name is keyof typeof WIDTHS => String(name) in WIDTHS

function StoryFrame({ of, height }: StoryProps) {
  const { story } = useOf(of ?? 'story', ['story'])
  const globals = useToolbarGlobals(use(DocsContext).channel)
  const viewport: unknown = story.storyGlobals['viewport']?.value
  const [measured, setMeasured] = useState(LEAST_HEIGHT)
  const stop = useRef<() => void>(undefined)
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this workbench
    <iframe
      title={story.name}
      src={frameAddress(story.id, globals)}
      loading="lazy"
      onLoad={({ currentTarget }) => {
        stop.current?.()
        stop.current = watchHeight(currentTarget, setMeasured)
      }}
      style={{
        display: 'block',
        border: 0,
        // a window that the story asks for
        width: isWidth(viewport) ? WIDTHS[viewport] : '100%',
        height: height ?? measured,
      }}
    />
  )
}

/** As high as the story, within limits. */
function watchHeight(frame: HTMLIFrameElement, onHeight: (height: number) => void) {
  const page = frame.contentDocument
  const root = page?.querySelector('#storybook-root')
  if (!page || !root) return undefined
  let least = LEAST_HEIGHT
  const measure = () => {
    const { bottom } = root.getBoundingClientRect()
    onHeight(Math.min(Math.max(Math.ceil(bottom + (frame.contentWindow?.scrollY ?? 0)) + 16, least), MOST_HEIGHT))
  }
  const sizes = new ResizeObserver(measure)
  sizes.observe(root)
  page.addEventListener(
    'toggle',
    ({ newState }) => {
      if (newState === 'closed') return
      least = OPEN_HEIGHT
      measure()
    },
    true,
  )
  return () => sizes.disconnect()
}
