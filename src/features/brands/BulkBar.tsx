import { FormattedMessage } from 'react-intl'

import { SelectionBar } from '~/design/data/SelectionBar'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Muted } from '~/design/layout/Muted'

type BulkBarProps = {
  count: number
  /** Brands done so far, while the action runs. */
  done: number | undefined
  onSet: (active: boolean) => void
  onClear: () => void
}

/** The actions for the selected brands. */
export const BulkBar = ({ count, done, onSet, onClear }: BulkBarProps) => (
  <SelectionBar of="brands" count={count} onClear={onClear}>
    <Muted role="status" size="small">
      {done !== undefined && <FormattedMessage id="brandpages.bulk.busy" values={{ done, count }} />}
    </Muted>
    {([true, false] as const).map((active) => (
      <SubmitButton
        key={String(active)}
        type="button"
        size="small"
        variant="outlined"
        color="neutral"
        busy={done !== undefined}
        onClick={() => onSet(active)}
      >
        <FormattedMessage id={active ? 'brandpages.activate' : 'brandpages.deactivate'} />
      </SubmitButton>
    ))}
  </SelectionBar>
)
