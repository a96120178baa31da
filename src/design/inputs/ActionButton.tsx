import { Tooltip } from '~/design/layers/Tooltip'

import { Button, type ButtonProps } from './Button'

type ActionButtonProps = ButtonProps & {
  /** Why the action is unavailable to this user. Shown as a tooltip; the button stays focusable. */
  disabledReason?: string | undefined
}

/**
 * A button that may be refused: it can still be reached, and says why. What a user may always do is a `Button`. The reason
 * is its tooltip, which screen readers get too.
 */
export function ActionButton({ disabledReason, onClick, ...props }: ActionButtonProps) {
  const denied = disabledReason !== undefined
  return (
    <Tooltip title={disabledReason ?? ''}>
      <Button {...props} aria-disabled={denied || undefined} onClick={denied ? refuse : onClick} />
    </Tooltip>
  )
}

/** A disabled submit button must not submit; a disabled link must not navigate. */
const refuse = (event: { preventDefault: () => void }) => event.preventDefault()
