import { createElement, type ComponentProps } from 'react'

type TextareaAutosizeProps = ComponentProps<'textarea'> & { minRows?: number; maxRows?: number }

/**
 * Stands in for MUI's measuring of multi-line fields: browsers make a field as high as its text. If one cannot yet,
 * the field keeps its minimum height and scrolls. MUI's would be 1 kB of the first screen, which has no such field.
 */
export default function TextareaAutosize({ minRows = 1, maxRows, style, ...props }: TextareaAutosizeProps) {
  const heights = { minHeight: `${minRows}lh`, maxHeight: maxRows && `${maxRows}lh` }
  return createElement('textarea', { rows: minRows, ...props, style: { ...style, ...heights, fieldSizing: 'content' } })
}
