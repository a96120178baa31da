import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { EditIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Box, Stack, Typography } from '~/design/layout/Flex'
import { VisuallyHidden } from '~/design/layout/Text'

import { PasswordForm } from './PasswordForm'

/** Id of the heading that names the form. */
const TITLE = 'settings-password'

/** The password: a row of dots, or the form that changes it. */
export function PasswordPart({ userId, email }: { userId: number; email: string }) {
  const [open, setOpen] = useState<boolean>()
  return (
    <Stack spacing={open ? 2 : 1.5}>
      <Typography id={TITLE} component="h3" variant="h4">
        <FormattedMessage id="forms.label.password" />
      </Typography>
      {open ? (
        <PasswordForm labelledBy={TITLE} userId={userId} email={email} onClose={() => setOpen(false)} />
      ) : (
        <>
          <Box sx={{ typography: 'body1', letterSpacing: '0.2em' }}>
            <span aria-hidden>••••••••</span>
            <VisuallyHidden>
              <FormattedMessage id="common.password.hidden" />
            </VisuallyHidden>
          </Box>
          <div>
            <Button
              // after the form closes, the focus returns to the button that opened it
              ref={(button) => {
                if (open === false) button?.focus()
              }}
              variant="outlined"
              color="neutral"
              startIcon={<EditIcon />}
              onClick={() => setOpen(true)}
            >
              <FormattedMessage id="settings.password.change" />
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
