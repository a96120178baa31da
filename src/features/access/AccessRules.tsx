import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { ChevronDownIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'
import { Box, Stack } from '~/design/layout/Flex'
import { PlainList } from '~/design/layout/PlainList'
import { createKept } from '~/features/shared/user/user-storage'

const RULES = ['access.rules.one', 'access.rules.several', 'access.rules.rights', 'access.rules.role'] as const

const stored = createKept('access-rules')

type AccessRulesProps = { userId: number; folded?: boolean }

/** What access to a brand means (ACC-03). Open on the first visit of a user, unless folded; then a button shows it. */
export function AccessRules({ userId, folded = false }: AccessRulesProps) {
  const [open, setOpen] = useState(() => !folded && stored.read(userId)['seen'] !== true)
  useEffect(() => {
    if (!folded) stored.write(userId, { seen: true })
  }, [userId, folded])
  return (
    <Stack spacing={1}>
      <Box sx={TOGGLE}>
        <Button
          size="small"
          variant="text"
          color="neutral"
          aria-expanded={open}
          endIcon={<ChevronDownIcon size={16} />}
          onClick={() => setOpen(!open)}
        >
          <FormattedMessage id="access.rules.title" />
        </Button>
      </Box>
      {open && (
        <Alert severity="info" role="note">
          <PlainList gap={0.75}>
            {RULES.map((id) => (
              <li key={id}>
                <FormattedMessage id={id} />
              </li>
            ))}
          </PlainList>
        </Alert>
      )}
    </Stack>
  )
}

/** Its text is in line with what stands below it. */
const TOGGLE = {
  '& > button': { ml: -1.5 },
  '& [aria-expanded="true"] .icon': { transform: 'rotate(180deg)' },
} as const
