import { FormattedMessage } from 'react-intl'

import { EmptyState } from '~/design/feedback/EmptyState'
import { SearchIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { passFocusOn } from '~/design/layout/pass-focus'

type NothingFoundProps = {
  onClear: () => void
  /** Set if the page is past the end of the list. Otherwise filters are active. */
  onFirstPage?: (() => void) | undefined
}

/** The list has rows, but none that match. */
export const NothingFound = ({ onClear, onFirstPage }: NothingFoundProps) => (
  <EmptyState
    icon={<SearchIcon />}
    title={<FormattedMessage id={onFirstPage ? 'lists.pagination.beyond' : 'lists.noMatch'} />}
    action={
      <Button
        variant="outlined"
        color="neutral"
        onClick={(event) => {
          passFocusOn(event.currentTarget)
          if (onFirstPage) onFirstPage()
          else onClear()
        }}
      >
        <FormattedMessage id={onFirstPage ? 'lists.pagination.first' : 'lists.filters.clear'} />
      </Button>
    }
  />
)
