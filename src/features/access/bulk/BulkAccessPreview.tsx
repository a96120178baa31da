import { FormattedMessage, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { Name } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { Stack } from '~/design/layout/Flex'
import { BulletList, PlainList } from '~/design/layout/PlainList'
import { Muted, Strong } from '~/design/layout/Text'
import { FailureReference, isServerFailure } from '~/features/shared/failures/error-reference'
import type { BulkResult } from '~/features/shared/mutations/use-bulk'
import { useCurrentUser } from '~/features/shared/user/current-user'
import { useFormats } from '~/i18n/formats'

import { pairsOf } from '../access-change'
import { AccessPreviewList } from '../AccessDialog'
import { type AccessStep, type BulkChange, type BulkPlan, stepText } from './bulk-access'

type BulkAccessPreviewProps = { kind: BulkChange['kind']; plan: BulkPlan }

/** Each user, or each brand, before and after. */
export function BulkAccessPreview({ kind, plan }: BulkAccessPreviewProps) {
  const { list } = useFormats()
  const { by, rows, steps, changes, same, stopsAdmin } = plan
  const selfId = useCurrentUser()?.id
  const isOwn = kind === 'remove' && steps.flatMap(pairsOf).some(({ user }) => user.id === selfId)
  return (
    <Stack spacing={2}>
      <p role="status">
        <Strong as="span">
          <FormattedMessage id={`several.summary.${kind}`} values={{ count: changes }} />
        </Strong>{' '}
        {same > 0 && <FormattedMessage id={`several.same.${kind}`} values={{ count: same }} />}
      </p>
      {(isOwn || stopsAdmin.length > 0) && (
        <AccessPreviewList
          by={by}
          preview={{
            gains: [],
            loses: [],
            byRole: [],
            becomesAdmin: [],
            stopsAdmin,
            withoutAdmin: [...new Map(stopsAdmin.map(({ brand }) => [brand.id, brand])).values()],
            own: isOwn ? 'access' : undefined,
          }}
        />
      )}
      <PlainList gap={1.5}>
        {rows.map((row) => (
          <li key={row.id}>
            <Strong as="span" block>
              <Name>{row.name}</Name>
            </Strong>
            <Muted as="span" size="small" block>
              <FormattedMessage
                id={by === 'user' ? 'access.copy.count' : 'several.users.count'}
                values={{ before: row.before, after: row.after }}
              />
            </Muted>
            {row.changed.length > 0 && (
              <div>
                <FormattedMessage id={`several.changed.${kind}`} values={{ names: list(row.changed) }} />
              </div>
            )}
            {row.same.length > 0 && (
              <Muted as="span" size="small" block>
                <FormattedMessage id={`several.unchanged.${kind}`} values={{ names: list(row.same) }} />
              </Muted>
            )}
          </li>
        ))}
      </PlainList>
    </Stack>
  )
}

const SEVERITY = { failed: 'error', unconfirmed: 'warning', left: 'warning', done: 'success' } as const

/** What became of each call, when not all of them were made. */
export function BulkAccessRecord({ outcome }: { outcome: BulkResult<AccessStep> }) {
  const intl = useIntl()
  const { list } = useFormats()
  const { done, unconfirmed, failed, left, limit } = outcome
  const steps: Record<keyof typeof SEVERITY, readonly { item: AccessStep; error?: ApiError | undefined }[]> = {
    failed,
    unconfirmed,
    left: left.map((item) => ({ item, error: limit })),
    done: done.map((item) => ({ item })),
  }
  const groups = (['failed', 'unconfirmed', 'left', 'done'] as const).flatMap((id) =>
    (['assign', 'remove'] as const).map((kind) => ({
      id,
      kind,
      steps: steps[id].filter(({ item }) => item.kind === kind),
    })),
  )
  return (
    <Stack spacing={1.5} role="status">
      {groups
        .filter((group) => group.steps.length > 0)
        .map(({ id, kind, steps: those }) => (
          <Alert
            key={`${id} ${kind}`}
            severity={SEVERITY[id]}
            role="note"
            title={<FormattedMessage id={`several.${kind}.${id}`} />}
          >
            <BulletList>
              {those.map(({ item, error }) => {
                const line = stepText(intl, list, item, error)
                return <li key={line}>{line}</li>
              })}
            </BulletList>
          </Alert>
        ))}
      <FailureReference of={[...unconfirmed, ...failed].map(({ error }) => error).find(isServerFailure)} />
    </Stack>
  )
}
