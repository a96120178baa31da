import { Tooltip } from '~/design/layers/Tooltip'

import { Button, type ButtonProps } from './Button'

type ActionButtonProps = ButtonProps & {
  /** Why the action is not available to this user now. Shown, focusable and read out, never a bare grey button. */
  disabledReason?: string | undefined
}

export function ActionButton({ disabledReason, onClick, ...props }: ActionButtonProps) {
  const denied = disabledReason !== undefined
  return (
    <Tooltip title={disabledReason ?? ''} {...(!denied && AT_ONCE)}>
      <Button {...props} aria-disabled={denied || undefined} onClick={denied ? refuse : onClick} />
    </Tooltip>
  )
}

/** A reason that no longer holds leaves no empty tip behind while it fades. */
const AT_ONCE = { slotProps: { transition: { timeout: 0 } } }

/** A refused submit button must not submit, a refused link must not lead anywhere. */
const refuse = (event: { preventDefault: () => void }) => event.preventDefault()
