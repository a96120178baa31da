import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { SelectionBar } from '~/design/data/SelectionBar'
import { UserIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { passFocusOn } from '~/design/layout/pass-focus'
import { Muted } from '~/design/layout/Text'
import { useNarrowerThan } from '~/design/layout/use-viewport'

import type { BulkProgress } from './BulkOutcome'

type BulkBarProps = {
  count: number
  /** An action on these brands, or the switch of one of them, is under way. */
  busy: boolean
  progress: BulkProgress | undefined
  onSet: (active: boolean) => void
  /** Selects the brands of all pages; nothing if they are selected. */
  selectAll: ReactNode
  /** Undefined if the user may not name an administrator. */
  onNameAdmin: ((opener: HTMLElement) => void) | undefined
  onClear: () => void
  /** Below the rows: the list has no toolbar that it could replace. */
  below: boolean
}

/** The actions for the selected brands. */
export const BulkBar = ({ count, busy, progress, selectAll, onSet, onNameAdmin, ...bar }: BulkBarProps) => (
  <SelectionBar of="brands" {...{ count, ...bar }}>
    <Muted role="status" size="small">
      {progress && (
        <FormattedMessage id="brandpages.bulk.busy" values={{ done: progress.done, total: progress.total }} />
      )}
    </Muted>
    {progress && (
      <Button
        size="small"
        variant="outlined"
        color="neutral"
        onClick={({ currentTarget }) => {
          // it disappears when the last answer is there
          passFocusOn(currentTarget)
          progress.stop()
        }}
      >
        <FormattedMessage id="brandpages.bulk.stop" />
      </Button>
    )}
    {selectAll}
    {onNameAdmin && <NameAdminButton onNameAdmin={onNameAdmin} />}
    {([true, false] as const).map((active) => (
      <SubmitButton
        key={String(active)}
        type="button"
        size="small"
        variant="outlined"
        color="neutral"
        busy={busy}
        onClick={(event) => {
          // the bar disappears with the selection
          passFocusOn(event.currentTarget)
          onSet(active)
        }}
      >
        <FormattedMessage id={active ? 'brandpages.activate' : 'brandpages.deactivate'} />
      </SubmitButton>
    ))}
  </SelectionBar>
)

/** On a phone an icon: the bar stays one line. */
function NameAdminButton({ onNameAdmin }: { onNameAdmin: (opener: HTMLElement) => void }) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'brandpages.admin.set' })
  const onPhone = useNarrowerThan('sm')
  return (
    <Button
      size="small"
      variant="outlined"
      color="neutral"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={({ currentTarget }) => onNameAdmin(currentTarget)}
    >
      {onPhone ? <UserIcon /> : label}
    </Button>
  )
}
