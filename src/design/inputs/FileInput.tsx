import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { UploadIcon } from '~/design/icons/icons'
import { Box } from '~/design/layout/Flex'
import { radius } from '~/design/theme/tokens'

import { Button } from './Button'

type FileProps = {
  disabled?: boolean
  onFile: (file: File, ...others: File[]) => void
  children: ReactNode
}

/** Opens the file dialog of the browser. */
export function FileButton({ accept, disabled = false, onFile, children }: FileProps & { accept: string }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button
        size="small"
        variant="text"
        color="neutral"
        startIcon={<UploadIcon />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // the same file can be chosen again
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/** The areas on the page. The newest takes what is dropped: a dialog stands above the page. */
const areas: object[] = []

/**
 * An area that takes a file, wherever on the page it is dropped: the browser would leave the application to open a file
 * that nobody takes. While disabled, the file is ignored.
 * @param onFile gets all that are dropped at once
 */
export function FileDrop({ disabled = false, onFile, children }: FileProps) {
  const [over, setOver] = useState(false)
  const take = useStableCallback((files: FileList) => {
    const [file, ...others] = files
    if (file && !disabled) onFile(file, ...others)
  })

  // before it is seen: a file may be above it already
  useLayoutEffect(() => {
    const own = {}
    areas.push(own)
    const ends = new AbortController()
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      globalThis.addEventListener(
        type,
        (event) => {
          if (hasFile(event) && areas.at(-1) === own) listener(event)
        },
        { signal: ends.signal },
      )
    on('dragover', (event) => {
      event.preventDefault()
      setOver(true)
    })
    // out of the window
    on('dragleave', ({ relatedTarget }) => {
      if (!relatedTarget) setOver(false)
    })
    on('drop', (event) => {
      event.preventDefault()
      setOver(false)
      if (event.dataTransfer) take(event.dataTransfer.files)
    })
    return () => {
      ends.abort()
      areas.splice(areas.indexOf(own), 1)
    }
  }, [take])

  return (
    <Box sx={AREA} data-over={over && !disabled}>
      {children}
    </Box>
  )
}

const AREA = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radius.control,
  // what it holds has the height of the area
  '& > *': { flex: 1 },
  '&[data-over="true"]': { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: '8px' },
} as const
