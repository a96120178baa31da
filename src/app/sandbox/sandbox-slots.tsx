import { useIntl } from 'react-intl'

import { Avatar } from '~/design/data/Avatar'
import { Box, Grow } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import type { LoginAsideProps } from '~/features/shared/installation'
import { roleLabel } from '~/features/shared/user/user-texts'

import type { SandboxSlots } from '../configuration'
import { useSandboxLocale } from './sandbox-texts'
import { SandboxPanel } from './SandboxPanel'
import { SandboxPayment, SandboxPortal } from './SandboxPaymentPages'
import { SandboxUsersFrame } from './SandboxUsersFrame'
import {
  isPaymentPage,
  isPortalPage,
  PAYMENT_PATH,
  PORTAL_PATH,
  type BrowserSandbox,
  startSandbox,
} from './start-sandbox'

/** Starts the sandbox and returns its parts of the screen. */
export async function startSandboxSlots(): Promise<SandboxSlots | undefined> {
  const sandbox = await startSandbox({ paymentPath: PAYMENT_PATH })
  return (
    sandbox && {
      LoginAside: (props: LoginAsideProps) => <SandboxUsers {...props} {...sandbox} />,
      SandboxPanel: () => <SandboxPanel sandbox={sandbox} />,
      billingPortalUrl: new URL(PORTAL_PATH, document.URL).href,
      ...(isPortalPage() && { SandboxPage: () => <SandboxPortal sandbox={sandbox} /> }),
      ...(isPaymentPage() && { SandboxPage: () => <SandboxPayment sandbox={sandbox} /> }),
    }
  )
}

type SandboxUsersProps = LoginAsideProps & Pick<BrowserSandbox, 'users' | 'password'>

/** The seeded users: choosing one fills the login form. */
export function SandboxUsers({ users, password, onPick }: SandboxUsersProps) {
  const intl = useIntl()
  const locale = useSandboxLocale()
  return (
    <SandboxUsersFrame>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1, pt: 0 }}>
        {users.map(({ email, name, role, description }) => (
          <li key={email}>
            <Box component="button" type="button" sx={ROW} onClick={() => onPick(email, password)}>
              <Avatar name={name} />
              <Grow>
                <Strong as="span" weight="medium" block>
                  {name}
                </Strong>
                <Muted size="caption">
                  <span>{`${roleLabel(intl, role)} · ${description[locale]}`}</span>
                </Muted>
              </Grow>
            </Box>
          </li>
        ))}
      </Box>
    </SandboxUsersFrame>
  )
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  p: 1,
  border: 0,
  borderRadius: 1,
  font: 'inherit',
  color: 'text.primary',
  textAlign: 'start',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'action.hover' },
} as const
