import { FormattedMessage } from 'react-intl'

import { Button } from '~/design/inputs/Button'

type EditToggleProps = { editing: boolean; onToggle: () => void }

/** Switches a section from what it shows to the controls that change it, and back. */
export const EditToggle = ({ editing, onToggle }: EditToggleProps) => (
  <Button size="small" variant="outlined" color="neutral" onClick={onToggle}>
    <FormattedMessage id={editing ? 'data.edit.done' : 'data.edit.here'} />
  </Button>
)
