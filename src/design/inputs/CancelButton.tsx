import { FormattedMessage } from 'react-intl'

import { Button } from './Button'

type CancelButtonProps = { disabled?: boolean; onClick: () => void }

/** Closes a form or dialog without changes; the same everywhere. */
export const CancelButton = ({ disabled = false, onClick }: CancelButtonProps) => (
  <Button variant="outlined" color="neutral" disabled={disabled} onClick={onClick}>
    <FormattedMessage id="common.cancel" />
  </Button>
)
