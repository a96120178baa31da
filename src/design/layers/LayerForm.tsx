import type { FormEventHandler, ReactNode } from 'react'

import { styled } from '~/design/theme/styled'

import { submitByKeys } from './submit-by-keys'

/** Leaves the layout to the boxes of the layer. */
const Form = styled('form')({ display: 'contents' })

/**
 * Turns a dialog or drawer into a form. React bubbles its submit event to an outer form of the React tree: it is
 * stopped here.
 */
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
