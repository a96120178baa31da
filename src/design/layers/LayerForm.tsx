import { styled } from '@mui/material/styles'
import type { FormEventHandler, KeyboardEvent, ReactNode } from 'react'

/** The boxes of the layer stay the layout: the form only gathers them. */
const Form = styled('form')({ display: 'contents' })

/** Makes a dialog or drawer a form. A form around it in React's tree, though not in the page, must not hear its submit. */
export function LayerForm({
  onSubmit,
  children,
}: {
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined
  children: ReactNode
}) {
  if (!onSubmit) return children
  return (
    <Form
      noValidate
      onKeyDown={submitByKeys}
      onSubmit={(event) => {
        event.stopPropagation()
        onSubmit(event)
      }}
    >
      {children}
    </Form>
  )
}

/** Ctrl or ⌘ with Enter submits from any field, also from one where Enter begins a line. */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, currentTarget, target } = event
  // a layer opened from this one is its child in React's tree only
  const own = target instanceof Node && currentTarget.contains(target)
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !own || event.defaultPrevented) return
  // in a field of one line the browser would submit too
  event.preventDefault()
  currentTarget.requestSubmit()
}
