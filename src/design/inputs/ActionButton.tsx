import { Tooltip } from '~/design/layers/mui'

import { Button, type ButtonProps } from './Button'

type ActionButtonProps = ButtonProps & {
  /** Why the action is unavailable to this user. Shown as a tooltip; the button stays focusable. */
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

/** Closes without a transition: no empty tooltip fades out when the reason has ended. */
const AT_ONCE = { slotProps: { transition: { timeout: 0 } } }

/** A disabled submit button must not submit; a disabled link must not navigate. */
const refuse = (event: { preventDefault: () => void }) => event.preventDefault()
