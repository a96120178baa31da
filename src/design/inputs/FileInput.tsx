import { type DragEvent, type ReactNode, useRef, useState } from 'react'

import { UploadIcon } from '~/design/icons/icons'
import { Box } from '~/design/layout/Flex'
import { radius } from '~/design/theme/tokens'

import { Button } from './Button'

type FileProps = {
  disabled?: boolean
  onFile: (file: File) => void
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

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** An area that takes a dropped file. While disabled, the browser does not open the file either. */
export function FileDrop({ disabled = false, onFile, children }: FileProps) {
  const [over, setOver] = useState(false)
  return (
    <Box
      sx={AREA}
      data-over={over}
      onDragOver={(event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file && !disabled) onFile(file)
      }}
    >
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
