import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Button } from '~/design/inputs/Button'
import { Stack } from '~/design/layout/Flex'
import { PlainList } from '~/design/layout/PlainList'
import { createKept } from '~/features/shared/user/kept-by-person'

const RULES = ['access.rules.one', 'access.rules.several', 'access.rules.rights', 'access.rules.role'] as const

const stored = createKept('access-rules')

/** What access to a brand means (ACC-03). Open on the first visit of a user; later a button shows it. */
export function AccessRules({ userId }: { userId: number }) {
  const [open, setOpen] = useState(() => stored.read(userId)['seen'] !== true)
  useEffect(() => stored.write(userId, { seen: true }), [userId])
  return (
    <Stack spacing={1}>
      <div>
        <Button size="small" variant="text" color="neutral" aria-expanded={open} onClick={() => setOpen(!open)}>
          <FormattedMessage id="access.rules.title" />
        </Button>
      </div>
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
