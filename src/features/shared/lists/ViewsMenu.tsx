import { useState, useRef, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Name } from '~/design/data/Facts'
import { StarIcon, TrashIcon } from '~/design/icons/icons'
import { Button, IconButton } from '~/design/inputs/Button'
import { PopoverButton } from '~/design/layers/layers'
import { Box, Column, Grow, Row } from '~/design/layout/Flex'
import { itemAt, passFocusOn } from '~/design/layout/focus'
import { PlainList } from '~/design/layout/PlainList'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { CountedTextField } from '~/features/shared/forms/CountedTextField'
import { createUserStorage } from '~/features/shared/user/user-storage'
import { isObject, own } from '~/platform/json'
import type { SafeStorage } from '~/platform/storage'
import { lengthOf } from '~/validation/text'

/** Filters and order of a list, under a name chosen by the user. */
export type SavedView<Search> = { name: string; search: Search }

/** Nobody would find a view among more than these, so the menu saves no further one. */
export const MOST_VIEWS = 20

export type SavedViewsOf<Search> = {
  list: 'brands' | 'users'
  userId: number
  /** Parses the search parameters of the list. Stored values go through it too. */
  read: (search: Record<string, unknown>) => Search
}

/** The views of each list, by user. */
export function createViews(storage?: SafeStorage) {
  const userViews = createUserStorage('list-views', storage)
  return {
    read<Search>({ list, userId, read }: SavedViewsOf<Search>): SavedView<Search>[] {
      const views = own(userViews.read(userId), list)
      if (!Array.isArray(views)) return []
      return views.flatMap((view: unknown) => {
        const name = own(view, 'name')
        const search = own(view, 'search')
        return typeof name === 'string' && name !== '' && isObject(search) ? [{ name, search: read(search) }] : []
      })
    },
    write<Search>({ list, userId }: SavedViewsOf<Search>, views: readonly SavedView<Search>[]): void {
      userViews.write(userId, { ...userViews.read(userId), [list]: views })
    },
  }
}

const stored = createViews()

/** The user's saved views in this browser, newest first. Names are unique. */
export function useSavedViews<Search>(of: SavedViewsOf<Search>) {
  const [views, setViews] = useState<readonly SavedView<Search>[]>(() => stored.read(of))
  const keep = (next: readonly SavedView<Search>[]) => {
    setViews(next)
    stored.write(of, next)
  }
  // another tab may have saved a view meanwhile
  const others = (name: string) => stored.read(of).filter((view) => view.name !== name)
  return {
    views,
    /** @returns whether there was room for the view */
    save: (view: SavedView<Search>): boolean => {
      const rest = others(view.name)
      const room = rest.length < MOST_VIEWS
      if (room) keep([view, ...rest])
      else setViews(rest)
      return room
    },
    remove: (name: string) => keep(others(name)),
  }
}

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
                        passFocusOn(currentTarget, () => itemAt(list.current, 'li button', index * 2))
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
