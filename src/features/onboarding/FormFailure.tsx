import { FormattedMessage } from 'react-intl'

import { Alert, Box } from '~/design/layout/layout'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'

import type { Told } from './onboarding-failure'

/** The form is long: on a telephone its top is out of sight when the button is pressed. */
const bringIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })

/** Above the form; where the fields say it all, only those who cannot see them are told. */
export function FormFailure({ told }: { told: Told | undefined }) {
  if (!told) {
    return (
      <VisuallyHidden role="alert">
        <FormattedMessage id="forms.errors.form" />
      </VisuallyHidden>
    )
  }
  const { text, cause } = told
  return (
    <Box ref={bringIntoView}>
      {cause ? (
        <Alert severity="error" title={text}>
          {cause}
        </Alert>
      ) : (
        <Alert severity="error">{text}</Alert>
      )}
    </Box>
  )
}
