import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '~/design/inputs/Button'
import { Box } from '~/design/layout/layout'
import { Row } from '~/design/layout/Row'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'
import { PartCard } from '~/features/shared/PartCard'

import { PasswordForm } from './PasswordForm'

/** Id of the heading that names the form. */
const TITLE = 'settings-password'

/** The password: a row of dots, or the form that changes it (B §2). */
export function PasswordCard({ userId }: { userId: number }) {
  const [open, setOpen] = useState<boolean>()
  return (
    <PartCard
      title={
        <span id={TITLE}>
          <FormattedMessage id="forms.label.password" />
        </span>
      }
      level={3}
    >
      {open ? (
        <PasswordForm labelledBy={TITLE} userId={userId} onClose={() => setOpen(false)} />
      ) : (
        <Row wrap align="center" justify="space-between" gap={1.5}>
          <Box sx={{ typography: 'body1', letterSpacing: '0.2em' }}>
            <span aria-hidden>••••••••</span>
            <VisuallyHidden>
              <FormattedMessage id="common.password.hidden" />
            </VisuallyHidden>
          </Box>
          <Button
            // after the form closes, the focus returns to the button that opened it
            ref={(button) => {
              if (open === false) button?.focus()
            }}
            variant="outlined"
            color="neutral"
            onClick={() => setOpen(true)}
          >
            <FormattedMessage id="settings.password.change" />
          </Button>
        </Row>
      )}
    </PartCard>
  )
}
