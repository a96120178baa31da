import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { listBrandUsersOptions } from '~/api/generated/@tanstack/react-query.gen'
import { Alert } from '~/design/feedback/Alert'
import { ConfirmDialog } from '~/design/layers/ConfirmDialog'
import { Stack } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'

import type { AccessChange } from './access-change'
import { AccessPreviewList, previewOf } from './AccessPreviewList'

type AccessDialogProps = {
  open: boolean
  change: AccessChange
  selfId: number
  onConfirm: () => void
  onClose: () => void
  onClosed: () => void
}

const VERBS = { assign: 'access.act.assign', remove: 'access.act.remove', admin: 'access.act.admin' } as const

/** What a change does, shown before it is made. Replacing an administrator names the present one (ACC-25). */
export function AccessDialog({ open, change, selfId, onConfirm, onClose, onClosed }: AccessDialogProps) {
  const { kind, by, brands, people } = change
  const naming = kind === 'admin'
  const query = useQuery({
    ...listBrandUsersOptions({ path: { id: brands[0]?.id ?? 0 } }),
    enabled: naming,
    ...INLINE_ERROR,
  })
  const known = query.data && { present: query.data.admin_user, users: query.data.users.map(({ id }) => id) }
  const replaces = naming && known?.present != null && known.present.id !== people[0]?.id

  return (
    <ConfirmDialog
      open={open}
      danger={kind === 'remove'}
      title={<Title change={change} />}
      confirm={<FormattedMessage id={replaces ? 'access.admin.replace' : VERBS[kind]} />}
      disabled={naming && query.isPending}
      onConfirm={onConfirm}
      onClose={onClose}
      onClosed={onClosed}
    >
      {naming && query.isPending ? (
        <Muted as="p" role="status">
          <FormattedMessage id="access.preview.reading" />
        </Muted>
      ) : (
        <Stack spacing={2}>
          <AccessPreviewList by={by} preview={previewOf(change, selfId, known)} />
          {naming && query.isError && (
            <Alert severity="warning">
              <FormattedMessage id="access.preview.unread" />
            </Alert>
          )}
        </Stack>
      )}
    </ConfirmDialog>
  )
}

function Title({ change: { kind, by, people, brands } }: { change: AccessChange }) {
  if (kind === 'admin')
    return <FormattedMessage id="access.preview.title.admin" values={{ brand: brands[0]?.name ?? '' }} />
  const count = by === 'brand' ? people.length : brands.length
  return <FormattedMessage id={`access.preview.title.${kind}.${by}`} values={{ count }} />
}
