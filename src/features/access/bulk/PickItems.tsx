import { useState, type ReactNode, useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand, Member } from '~/api/generated/types.gen'
import { Name } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { BrandsIcon, UsersIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { TextField } from '~/design/inputs/Field'
import { Row, Stack } from '~/design/layout/Flex'
import { BulletList } from '~/design/layout/PlainList'
import { Strong } from '~/design/layout/Text'
import { PickTable, usePicked, useShownRows } from '~/features/access/PickTable'
import { BrandLines, UserLines } from '~/features/access/UserLines'
import { EmptySection } from '~/features/shared/Section'
import { userCount, displayName } from '~/features/shared/user/user-texts'

import { type ListMatch, matchList } from './match-list'

/** Rows at a time: both lists and their buttons fit in a window. */
const SIZE = 5

export type PickedItems<Item extends { id: number }> = ReturnType<typeof usePicked<Item>>

type PickSeveralProps<Item extends { id: number }> = {
  of: 'users' | 'brands'
  rows: readonly Item[]
  picked: PickedItems<Item>
  /** Each text that names a row in full; the first one is shown. */
  namesOf: (row: Item) => readonly [string, ...string[]]
  /** Tells namesakes apart. */
  fullName: (row: Item) => string
  renderRow: (row: Item) => ReactNode
}

/** Selects some of a whole list, by checkboxes or by a pasted column. */
function PickSeveral<Item extends { id: number }>(props: PickSeveralProps<Item>) {
  const { of, rows, picked, namesOf, fullName, renderRow } = props
  const intl = useIntl()
  const nameOf = useCallback((row: Item) => namesOf(row)[0], [namesOf])
  const shown = useShownRows(rows, (row) => namesOf(row).join(' '), SIZE)
  return (
    <PickTable
      of={of}
      label={intl.formatMessage({ id: `several.${of}` })}
      column={`several.${of}`}
      search={{ label: `access.search.${of}`, text: shown.text, onType: shown.type }}
      rows={shown.rows}
      rowName={nameOf}
      renderRow={renderRow}
      picked={picked}
      placeholder={
        shown.rows.length === 0 && (
          <EmptySection
            icon={of === 'users' ? <UsersIcon /> : <BrandsIcon />}
            title={<FormattedMessage id={`access.none.${of}`} />}
          />
        )
      }
      pages={{ ...shown.pages, label: intl.formatMessage({ id: `access.pages.${of}` }) }}
    >
      <PasteList
        {...{ of, rows, namesOf, fullName }}
        onSelect={(found) => picked.change(found, new Set([...picked.rows.keys(), ...found.map(({ id }) => id)]))}
      />
    </PickTable>
  )
}

type PickItemsProps<Item extends { id: number }> = Pick<PickSeveralProps<Item>, 'rows' | 'picked'>

type Names = [string, ...string[]]

const namesOfUser = (user: Member): Names => [
  displayName(user),
  `${user.last_name ?? ''} ${user.first_name ?? ''}`,
  user.email,
  user.username,
]
const renderUser = (user: Member) => <UserLines user={user} />

const namesOfBrand = ({ name }: Brand): Names => [name]
const renderBrand = (brand: Brand) => <BrandLines brand={brand} users={userCount(brand)} />

export const PickUsers = (props: PickItemsProps<Member>) => (
  <PickSeveral
    of="users"
    {...props}
    namesOf={namesOfUser}
    fullName={(user) => `${displayName(user)} (${user.email})`}
    renderRow={renderUser}
  />
)

export const PickBrands = (props: PickItemsProps<Brand>) => (
  <PickSeveral
    of="brands"
    {...props}
    namesOf={namesOfBrand}
    fullName={({ id, name, url }) => `${name} (${url ?? id})`}
    renderRow={renderBrand}
  />
)

type PasteListProps<Item extends { id: number }> = {
  of: 'users' | 'brands'
  rows: readonly Item[]
  /** Each text that names a row in full. */
  namesOf: (row: Item) => readonly string[]
  /** Tells namesakes apart. */
  fullName: (row: Item) => string
  onSelect: (rows: readonly Item[]) => void
}

/** Selects the rows that a pasted column names, and says what it did not find. */
export function PasteList<Item extends { id: number }>(props: PasteListProps<Item>) {
  const { of, rows, namesOf, fullName, onSelect } = props
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [match, setMatch] = useState<ListMatch<Item>>()

  function select(pasted: string) {
    if (pasted.trim() === '') return
    const next = matchList(pasted, rows, namesOf)
    setMatch(next)
    onSelect(next.found)
    // what is wrong can be corrected and selected again
    setText([...next.ambiguous.map((one) => one.text), ...next.unmatched].join('\n'))
  }

  if (!open)
    return (
      <div>
        <Button size="small" variant="text" onClick={() => setOpen(true)}>
          <FormattedMessage id={`several.paste.${of}`} />
        </Button>
      </div>
    )
  return (
    <Stack spacing={1.5}>
      <TextField
        label={intl.formatMessage({ id: `several.paste.field.${of}` })}
        helper={intl.formatMessage({ id: 'several.paste.help' })}
        rows={3}
        value={text}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          // a name may be the first of many that are typed
          if (text !== '' || !/[\n\r\t]/.test(pasted.trim())) return
          event.preventDefault()
          select(pasted)
        }}
      />
      <div>
        <Button
          size="small"
          variant="outlined"
          color="neutral"
          disabled={text.trim() === ''}
          onClick={() => select(text)}
        >
          <FormattedMessage id="several.paste.select" />
        </Button>
      </div>
      {match && (
        <Stack spacing={1} role="status">
          {match.found.length > 0 && (
            <Alert severity="success" role="note">
              <FormattedMessage id="several.paste.found" values={{ count: match.found.length }} />
            </Alert>
          )}
          {match.ambiguous.map((one) => (
            <Alert key={one.text} severity="warning" role="note">
              <Stack spacing={1}>
                <span>
                  <FormattedMessage id="several.paste.which" values={{ text: one.text }} />
                </span>
                <Row wrap gap={1}>
                  {one.rows.map((row) => (
                    <Button
                      key={row.id}
                      size="small"
                      variant="outlined"
                      color="neutral"
                      onClick={() => {
                        onSelect([row])
                        setMatch({
                          ...match,
                          found: [...match.found, row],
                          ambiguous: match.ambiguous.filter((other) => other !== one),
                        })
                        setText(
                          text
                            .split('\n')
                            .filter((line) => line !== one.text)
                            .join('\n'),
                        )
                      }}
                    >
                      <Name>{fullName(row)}</Name>
                    </Button>
                  ))}
                </Row>
              </Stack>
            </Alert>
          ))}
          {match.unmatched.length > 0 && (
            <Alert severity="warning" role="note">
              <Strong as="span">
                <FormattedMessage id={`several.paste.unmatched.${of}`} values={{ count: match.unmatched.length }} />
              </Strong>
              <BulletList>
                {match.unmatched.map((line) => (
                  <li key={line}>
                    <Name>{line}</Name>
                  </li>
                ))}
              </BulletList>
            </Alert>
          )}
        </Stack>
      )}
    </Stack>
  )
}
