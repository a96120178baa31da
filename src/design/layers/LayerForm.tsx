import type { FormEventHandler, ReactNode } from 'react'

import { styled } from '~/design/theme/styled'

import { submitByKeys } from './submit-by-keys'

/** The boxes of the layer keep their layout. */
const Form = styled('form')({ display: 'contents' })

/**
 * Turns a dialog or drawer into a form. React bubbles its submit event to an outer form in the React tree, so the event
 * stops here.
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
