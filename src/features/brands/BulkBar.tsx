import { FormattedMessage } from 'react-intl'

import { SelectionBar } from '~/design/data/SelectionBar'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Muted } from '~/design/layout/Muted'

type BulkBarProps = {
  count: number
  /** Brands done so far, of those that the running action concerns. */
  progress: { done: number; count: number } | undefined
  onSet: (active: boolean) => void
  onClear: () => void
}

/** The actions for the selected brands. */
export const BulkBar = ({ count, progress, onSet, onClear }: BulkBarProps) => (
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
        busy={progress !== undefined}
        onClick={() => onSet(active)}
      >
        <FormattedMessage id={active ? 'brandpages.activate' : 'brandpages.deactivate'} />
      </SubmitButton>
    ))}
  </SelectionBar>
)
