import { useRef, useState } from 'react'

import { Box, Link, Stack, Typography } from '~/design/layout/Flex'

import type { Frame, Line } from './workbench'

/** At this scale, all three widths fit side by side on a laptop, and two of the largest beside the sidebar. */
const SCALE = 0.42
const LEAST_HEIGHT = 800
const MOST_HEIGHT = 4000

/** Events that Storybook sends within a frame once its story is rendered or has failed. */
const ENDS = ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException'] as const

type Storybook = {
  __STORYBOOK_ADDONS_CHANNEL__?: { once: (name: string, heard: () => void) => void }
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

/** Calls back once the story in a loaded frame is rendered. */
function whenStanding(frame: HTMLIFrameElement, standing: (height: number) => void): void {
  const inside: (Window & Storybook) | null = frame.contentWindow
  const page = frame.contentDocument?.documentElement
  let told = false
  const tell = () => {
    if (told) return
    told = true
    standing(Math.min(Math.max(page?.scrollHeight ?? 0, LEAST_HEIGHT), MOST_HEIGHT))
  }
  const phase = inside?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''
  if (!inside?.__STORYBOOK_ADDONS_CHANNEL__ || /^(?:finished|errored|aborted)$/.test(phase)) return tell()
  for (const name of ENDS) inside.__STORYBOOK_ADDONS_CHANNEL__.once(name, tell)
}

/** Stories side by side. Frames load one after the other: they share the page's thread. */
export function ContactSheet({
  heading,
  lines,
  wrap = false,
}: {
  heading: string
  lines: readonly Line[]
  wrap?: boolean
}) {
  const frames = lines.flatMap((line) => line.frames)
  const [heights, setHeights] = useState<readonly number[]>([])
  const next = heights.length
  return (
    <Stack lang="en" spacing={4}>
      <div>
        <Typography variant="h1">{heading}</Typography>
        <Typography role="status">
          {next < frames.length
            ? `${next} of ${frames.length} frames are ready`
            : `All ${frames.length} frames are ready`}
        </Typography>
      </div>
      {lines.map(({ title, frames: line }) => (
        <Stack key={title} spacing={1}>
          <Typography variant="h2">{title}</Typography>
          <Stack
            direction="row"
            spacing={2}
            useFlexGap
            sx={{ alignItems: 'flex-start', flexWrap: wrap ? 'wrap' : 'nowrap' }}
          >
            {line.map((frame) => (
              <Shown
                key={frame.title}
                frame={frame}
                shown={frames.indexOf(frame) <= next}
                height={heights[frames.indexOf(frame)] ?? LEAST_HEIGHT}
                onStanding={(height) => setHeights((known) => [...known, height])}
              />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}

type ShownProps = { frame: Frame; shown: boolean; height: number; onStanding: (height: number) => void }

function Shown({ frame: { title, label, width, address }, shown, height, onStanding }: ShownProps) {
  const told = useRef(false)
  return (
    <Stack spacing={0.5}>
      <Link href={address} target="_blank" rel="noreferrer">
        {label}
      </Link>
      <Box
        sx={{
          width: width * SCALE,
          height: height * SCALE,
          boxSizing: 'content-box',
          overflow: 'hidden',
          flexShrink: 0,
          border: 1,
          borderColor: 'divider',
        }}
      >
        {shown && (
          <Box
            component="iframe"
            title={title}
            src={address}
            onLoad={({ currentTarget }: { currentTarget: HTMLIFrameElement }) => {
              // a story may navigate to another page: the frame counts only once
              if (told.current) return
              told.current = true
              whenStanding(currentTarget, onStanding)
            }}
            sx={{ width, height, border: 0, transform: `scale(${SCALE})`, transformOrigin: 'top left' }}
          />
        )}
      </Box>
    </Stack>
  )
}
