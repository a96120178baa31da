import { useIntl } from 'react-intl'

import { Avatar } from '~/design/data/Avatar'
import { Box, Grow } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import type { LoginAsideProps } from '~/features/shared/installation'
import { roleLabel } from '~/features/shared/user/role-label'

import type { BrowserSandbox } from '../start-sandbox'
import { useSandboxLocale } from './sandbox-texts'
import { SandboxPeopleFrame } from './SandboxPeopleFrame'

type SandboxPeopleProps = LoginAsideProps & Pick<BrowserSandbox, 'people' | 'password'>

/** The seeded people: choosing one fills the login form. */
export function SandboxPeople({ people, password, onPick }: SandboxPeopleProps) {
  const intl = useIntl()
  const locale = useSandboxLocale()
  return (
    <SandboxPeopleFrame>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1, pt: 0 }}>
        {people.map(({ email, name, role, description }) => (
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
    </SandboxPeopleFrame>
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
