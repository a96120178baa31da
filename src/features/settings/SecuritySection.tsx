import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { SkeletonList, SkeletonText } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { EditIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Box, Stack, Typography } from '~/design/layout/Flex'
import { VisuallyHidden } from '~/design/layout/Text'
import { SectionCard, Sections } from '~/features/shared/Section'

const PasswordForm = lazyComponent(async () => (await import('./PasswordForm')).PasswordForm)

/** Id of the heading that names the form. */
const TITLE = 'settings-password'

/** The password: a row of dots, or the form that changes it. */
export function PasswordSection({ userId, email }: { userId: number; email: string }) {
  const [open, setOpen] = useState<boolean>()
  return (
    <Stack spacing={open ? 2 : 1.5}>
      <Typography id={TITLE} component="h3" variant="h4">
        <FormattedMessage id="forms.label.password" />
      </Typography>
      {open ? (
        <PasswordForm
          fallback={FORM_LOADING}
          labelledBy={TITLE}
          userId={userId}
          email={email}
          onClose={() => setOpen(false)}
        />
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
              {...PasswordForm.preloadOnIntent}
            >
              <FormattedMessage id="settings.password.change" />
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}

const FORM_LOADING = (
  <Loading>
    <SkeletonText lines={4} />
  </Loading>
)

/** Below the password, so its code is loaded after that of the page. */
const LoginHistory = lazyComponent(async () => (await import('./LoginHistory')).LoginHistory)

/** The password and the sign-in history. */
export const SecuritySection = ({ userId, email }: { userId: number; email: string }) => (
  <SectionCard title={<FormattedMessage id="settings.section.security" />}>
    <Sections>
      <PasswordSection userId={userId} email={email} />
      <Stack spacing={1.5}>
        <Typography component="h3" variant="h4">
          <FormattedMessage id="settings.history.title" />
        </Typography>
        <LoginHistory fallback={<SkeletonList rows={8} avatars={false} />} />
      </Stack>
    </Sections>
  </SectionCard>
)
