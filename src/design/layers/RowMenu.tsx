import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { MoreIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'

import { useEverOpen, lazyLayer } from './layers'
import type { MenuAction } from './MenuLayer'

const Layer = lazyLayer('MenuLayer')

type RowMenuProps = {
  /** The item that the actions apply to; the button is named 'Autres actions pour …'. */
  name: string
  /** Called only when the menu opens: a list has as many menus as rows. */
  actions: () => readonly MenuAction[]
}

/** The '⋯' menu of a row or card. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const intl = useIntl()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null
  const needed = useEverOpen(open)
  return (
    <>
      <IconButton
        size="small"
        label={intl.formatMessage({ id: 'data.moreActions.for' }, { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {needed && <Layer id={id} anchor={anchor} actions={actions()} onClose={() => setAnchor(null)} />}
    </>
  )
}
