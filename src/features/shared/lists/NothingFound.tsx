import { FormattedMessage } from 'react-intl'

import { EmptyState } from '~/design/feedback/EmptyState'
import { SearchIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { passFocusOn } from '~/design/layout/pass-focus'

type NothingFoundProps = {
  /** Filters are active. If false, the page is past the end of the list. */
  narrowed: boolean
  onClear: () => void
  onFirstPage: () => void
}

/** The list has rows, but none that match. */
export const NothingFound = ({ narrowed, onClear, onFirstPage }: NothingFoundProps) => (
  <EmptyState
    icon={<SearchIcon />}
    title={<FormattedMessage id={narrowed ? 'data.noMatch' : 'data.pagination.beyond'} />}
    action={
      <Button
        variant="outlined"
        color="neutral"
        onClick={(event) => {
          passFocusOn(event.currentTarget)
          if (narrowed) onClear()
          else onFirstPage()
        }}
      >
        <FormattedMessage id={narrowed ? 'data.filters.clear' : 'data.pagination.first'} />
      </Button>
    }
  />
)
