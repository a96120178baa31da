import { type ReactNode, useCallback } from 'react'
import { useIntl } from 'react-intl'

import { standInName } from '~/api/names'
import type { ActiveFilter } from '~/design/data/FilterField'
import { FiltersBar } from '~/design/data/FiltersBar'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import {
  brandChoices,
  type InvitationFilters as Filters,
  senderChoices,
  type InvitationRow,
} from '~/features/invitations/invitation-queries'
import { FilterSelect, FiltersSection, ListSearch } from '~/features/shared/lists/ListTools'
import type { FilterChange } from '~/features/shared/lists/use-list-filters'

import { CARDS_BELOW, KNOWN_STATUSES } from './InvitationTable'

type InvitationFilterBarProps = {
  filters: Filters
  /** All rows of the status: the filters offer their brands and senders. */
  rows: readonly InvitationRow[]
  onChange: FilterChange<Filters>
  /** Number of invitations shown, once known. Each change is announced. */
  found: number | undefined
  tools: ReactNode
}

export const InvitationFilterBar = (props: InvitationFilterBarProps) => (
  <FiltersSection tools={props.tools}>{(tools) => <Bar {...props} tools={tools} />}</FiltersSection>
)

/** An unknown status in the URL is offered as it is. A choice of one brand, or of one sender, would change nothing. */
function Bar({ filters, rows, onChange, found, tools }: InvitationFilterBarProps) {
  const intl = useIntl()
  const cards = useNarrowerThan(CARDS_BELOW)
  const { search = '', status, for_brand: brand, sender } = filters
  const onSearch = useCallback((text: string) => onChange({ search: text || undefined }, { typed: true }), [onChange])

  const nameOf = (value: string) => {
    const known = KNOWN_STATUSES.get(value)
    return known ? intl.formatMessage({ id: known.label }) : value
  }
  const statuses = [...new Set([...KNOWN_STATUSES.keys(), ...(status === undefined ? [] : [status])])]
  const brands = brandChoices(rows, intl.locale)
  const brandName = brands.find(({ value }) => value === String(brand))?.label ?? standInName(brand ?? 0)
  const senders = senderChoices(rows, intl.locale)

  const chips: ActiveFilter[] = []
  if (status !== undefined)
    chips.push({ id: 'status', label: nameOf(status), onRemove: () => onChange({ status: undefined }) })
  if (brand !== undefined)
    chips.push({ id: 'brand', label: brandName, onRemove: () => onChange({ for_brand: undefined }) })
  if (sender !== undefined)
    chips.push({
      id: 'sender',
      label: intl.formatMessage({ id: 'invitations.list.sender.of' }, { name: sender }),
      onRemove: () => onChange({ sender: undefined }),
    })

  return (
    <FiltersBar
      active={chips}
      found={found}
      tools={tools}
      onClear={() => onChange({ status: undefined, for_brand: undefined, sender: undefined })}
      search={
        <ListSearch label={intl.formatMessage({ id: 'invitations.list.search' })} value={search} onSearch={onSearch} />
      }
    >
      <FilterSelect
        id="status"
        label={intl.formatMessage({ id: 'invitations.list.status' })}
        all={intl.formatMessage({ id: 'invitations.list.status.all' })}
        options={statuses.map((value) => ({ value, label: nameOf(value) }))}
        value={status}
        onChange={(chosen) => onChange({ status: chosen })}
      />
      {(brands.length > 1 || brand !== undefined) && (
        <FilterSelect
          id="brand"
          label={intl.formatMessage({ id: 'forms.label.brand' })}
          all={intl.formatMessage({ id: 'invitations.list.brand.all' })}
          options={withChosen(brands, brand === undefined ? undefined : { value: String(brand), label: brandName })}
          value={brand === undefined ? undefined : String(brand)}
          onChange={(chosen) => onChange({ for_brand: chosen === undefined ? undefined : Number(chosen) })}
        />
      )}
      {(senders.length > 1 || sender !== undefined) && (
        <FilterSelect
          id="sender"
          label={intl.formatMessage({ id: 'invitations.list.sender' })}
          all={intl.formatMessage({ id: 'invitations.list.sender.all' })}
          options={withChosen(senders, sender === undefined ? undefined : { value: sender, label: sender })}
          value={sender}
          onChange={(chosen) => onChange({ sender: chosen })}
        />
      )}
      {/* a table is sorted by its header */}
      {cards && (
        <FilterSelect
          id="ordering"
          label={intl.formatMessage({ id: 'invitations.list.sort' })}
          all={intl.formatMessage({ id: 'invitations.list.sort.newest' })}
          options={[
            { value: 'created_at', label: intl.formatMessage({ id: 'invitations.list.sort.oldest' }) },
            { value: 'email', label: intl.formatMessage({ id: 'invitations.list.email' }) },
            { value: 'brand', label: intl.formatMessage({ id: 'forms.label.brand' }) },
            { value: 'status', label: intl.formatMessage({ id: 'invitations.list.status' }) },
          ]}
          value={filters.ordering?.replace(/^-/, '')}
          onChange={(ordering) => onChange({ ordering })}
        />
      )}
    </FiltersBar>
  )
}

type Choice = { value: string; label: string }

/** The value of the URL is offered even if no row has it. */
const withChosen = (choices: readonly Choice[], chosen: Choice | undefined): readonly Choice[] =>
  chosen && !choices.some(({ value }) => value === chosen.value) ? [...choices, chosen] : choices
