import { expectTypeOf, it } from 'vitest'

import { ActionButton } from '~/design/inputs/ActionButton'
import { Button, type ButtonProps } from '~/design/inputs/Button'

it('a button takes no `loading`, whose spinner is not in the build', () => {
  expectTypeOf<ButtonProps>().not.toHaveProperty('loading')
  const waiting = [
    // @ts-expect-error -- SubmitButton waits
    <Button key="plain" loading />,
    // @ts-expect-error -- the same for a link
    <Button key="link" href="/" loading={false} />,
    // @ts-expect-error -- and for what is built on it
    <ActionButton key="action" loading />,
    <Button key="fine" color="neutral" disabled />,
  ]
  expectTypeOf(waiting).toBeArray()
})
