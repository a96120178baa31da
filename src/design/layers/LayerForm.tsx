import { styled } from '@mui/material/styles'
import type { FormEventHandler, ReactNode } from 'react'

import { submitByKeys } from './submit-by-keys'

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
