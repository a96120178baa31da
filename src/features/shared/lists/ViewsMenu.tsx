import { useRef, useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Name } from '~/design/data/Facts'
import { StarIcon, TrashIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { IconButton } from '~/design/inputs/IconButton'
import { PopoverButton } from '~/design/layers/layers'
import { Box, Column, Grow, Row } from '~/design/layout/Flex'
import { atPlace, passFocusOn } from '~/design/layout/pass-focus'
import { PlainList } from '~/design/layout/PlainList'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { CountedTextField } from '~/features/shared/forms/CountedTextField'
import { lengthOf } from '~/validation/text'

import { MOST_VIEWS, type SavedView } from './saved-views'

/** In code points. */
const LONGEST_NAME = 60

type ViewsMenuProps<Search> = {
  views: readonly SavedView<Search>[]
  /** Whether the list has filters worth saving. */
  filtered: boolean
  onApply: (search: Search) => void
  /** @returns false if another tab has filled the list of views meanwhile */
  onSave: (name: string) => boolean
  onRemove: (name: string) => void
}

/** Applies, saves and removes a user's named filters. */
export function ViewsMenu<Search>({ views, filtered, onApply, onSave, onRemove }: ViewsMenuProps<Search>) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'lists.views' })
  const [name, setName] = useState('')
  const [said, setSaid] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const trimmed = name.trim()
  const count = lengthOf(trimmed)
  // a view with the same name is replaced
  const full = views.length >= MOST_VIEWS && !views.some((view) => view.name === trimmed)
  const savable = filtered && !full && count > 0 && count <= LONGEST_NAME
  const missing = filtered ? (full ? ('lists.views.full' as const) : undefined) : ('lists.views.nothing' as const)

  function save(event: FormEvent) {
    event.preventDefault()
    if (!savable || !onSave(trimmed)) return
    setSaid(intl.formatMessage({ id: 'lists.views.saved' }, { name: trimmed }))
    setName('')
    // the pressed button becomes disabled
    field.current?.focus()
  }

  return (
    <PopoverButton label={label} icon={<StarIcon />}>
      {(close) => (
        <Column gap={1.5} p={2} ref={list}>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          {views.length > 0 ? (
            <PlainList aria-label={label}>
              {views.map((view, index) => (
                <li key={view.name}>
                  <Row align="center" gap={0.5}>
                    <Grow>
                      <Button
                        variant="text"
                        color="neutral"
                        fullWidth
                        sx={VIEW}
                        onClick={() => {
                          close()
                          onApply(view.search)
                        }}
                      >
                        <Name>{view.name}</Name>
                      </Button>
                    </Grow>
                    <IconButton
                      size="small"
                      label={intl.formatMessage({ id: 'lists.views.remove' }, { name: view.name })}
                      onClick={({ currentTarget }) => {
                        passFocusOn(currentTarget, () => atPlace(list.current, 'li button', index * 2))
                        setSaid(intl.formatMessage({ id: 'lists.views.removed' }, { name: view.name }))
                        onRemove(view.name)
                      }}
                    >
                      <TrashIcon />
                    </IconButton>
                  </Row>
                </li>
              ))}
            </PlainList>
          ) : (
            <Muted as="p" size="small">
              <FormattedMessage id="lists.views.none" />
            </Muted>
          )}
          <Box component="form" onSubmit={save} sx={{ display: 'grid', gap: 1 }}>
            <CountedTextField
              label={intl.formatMessage({ id: 'lists.views.name' })}
              name="view"
              ref={field}
              value={name}
              count={count}
              limit={LONGEST_NAME}
              autoComplete="off"
              helper={missing && intl.formatMessage({ id: missing }, { most: MOST_VIEWS })}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" variant="outlined" color="neutral" disabled={!savable}>
              <FormattedMessage id="lists.views.save" />
            </Button>
          </Box>
        </Column>
      )}
    </PopoverButton>
  )
}

const VIEW = { justifyContent: 'flex-start', textAlign: 'start', overflowWrap: 'anywhere' } as const
