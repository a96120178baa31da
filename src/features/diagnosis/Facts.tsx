import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Facts as FactsList } from '~/design/data/Facts'
import type { PlainMessageId } from '~/i18n/messages'

export type Fact = readonly [label: PlainMessageId, value: ReactNode]

/** Rows whose labels are message ids. */
export const Facts = ({ rows }: { rows: readonly Fact[] }) => (
  <FactsList look="lines" facts={rows.map(([id, value]) => ({ id, name: <FormattedMessage id={id} />, value }))} />
)
