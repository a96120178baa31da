import { FormattedMessage } from 'react-intl'

import { SelectionBar } from '~/design/data/SelectionBar'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { passFocusOn } from '~/design/layout/pass-focus'
import { Muted } from '~/design/layout/Text'

import type { BulkProgress } from './use-set-active'

type BulkBarProps = {
  count: number
  /** An action on these brands, or the switch of one of them, is under way. */
  busy: boolean
  progress: BulkProgress | undefined
  onSet: (active: boolean) => void
  onClear: () => void
}

/** The actions for the selected brands. */
export const BulkBar = ({ count, busy, progress, onSet, onClear }: BulkBarProps) => (
  <SelectionBar of="brands" count={count} onClear={onClear}>
    <Muted role="status" size="small">
      {progress && <FormattedMessage id="brandpages.bulk.busy" values={progress} />}
    </Muted>
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
