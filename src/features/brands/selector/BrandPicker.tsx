import { useInfiniteQuery } from '@tanstack/react-query'
import { type MouseEvent, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand, BrandPage } from '~/api/generated/types.gen'
import { PAGE_SIZE } from '~/api/list-pages'
import { Avatar } from '~/design/data/Avatar'
import { Name } from '~/design/data/Facts'
import { ProgressBar } from '~/design/feedback/ProgressBar'
import { SkeletonText } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { PlusIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { SearchListbox } from '~/design/inputs/SearchListbox'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Box, Column, Row } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { FavouriteStar } from '~/features/brands/BrandCells'
import { useFavouriteBrands } from '~/features/shared/brands-by-id'
import { QueryFailure } from '~/features/shared/queries/QuerySection'
import { useCurrentUser } from '~/features/shared/user/current-user'
import { plainWords } from '~/platform/text'
import { hostOf, webLink } from '~/platform/web-address'

import { brandsOf, selectorBrandsOptions } from './use-brand-choice'

/** The website, if the search matches it and not the name: a server may search both. */
function siteFound({ name, url }: Brand, search: string): string | undefined {
  const words = plainWords(search)
  const link = webLink(url)
  const site = link && hostOf(link)
  const found = site && `${plainWords(site)}\n${plainWords(url ?? '')}`.includes(words)
  return found && !plainWords(name).includes(words) ? site : undefined
}

/**
 * The name that is typed in full first, then other matches by name; otherwise in the order of the server. Page by page:
 * no brand moves when more are loaded.
 */
function namesFirst(pages: readonly BrandPage[], search: string): readonly BrandPage[] {
  if (search === '') return pages
  const words = plainWords(search)
  const rank = ({ name }: Brand) => (plainWords(name) === words ? 0 : plainWords(name).includes(words) ? 1 : 2)
  return pages.map((page) => ({
    ...page,
    results: page.results.toSorted((one, other) => rank(one) - rank(other)),
  }))
}

type BrandPickerProps = {
  selected: number | null
  onChoose: (brand: Brand) => void
  onCreate?: (() => void) | undefined
}

/** The searchable list of the selector. It grows by twenty, however many brands one answer has (C215). */
export function BrandPicker({ selected, onChoose, onCreate }: BrandPickerProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const [shown, setShown] = useState(PAGE_SIZE)
  const search = text.trim()
  const list = useInfiniteQuery(selectorBrandsOptions(search))
  const pages = list.data?.pages
  const user = useCurrentUser()
  const found = useMemo(() => brandsOf(namesFirst(pages ?? [], search), user), [pages, search, user])
  // a search shows what the server has found
  const favourites = useFavouriteBrands(search === '' && pages ? found : undefined).filter((brand) => brand.is_active)
  const isFavourite = ({ id }: Brand) => favourites.some((favourite) => favourite.id === id)
  const brands = [...favourites, ...found.filter((brand) => !isFavourite(brand))]
  const current = brands.find(({ id }) => id === selected)
  const more = brands.length > shown || list.hasNextPage
  const field = useRef<HTMLDivElement>(null)
  const groupOf = (brand: Brand) =>
    intl.formatMessage({ id: isFavourite(brand) ? 'brandpages.selector.favourites' : 'brandpages.selector.others' })
  const failedSearch = list.isError && list.isPlaceholderData
  const options = failedSearch ? [] : brands.slice(0, shown)
  const total = Math.max(brands.length, list.data?.pages.at(-1)?.pagination?.count ?? 0)

  function onType(typed: string) {
    setText(typed)
    setShown(PAGE_SIZE)
  }

  function onMore({ currentTarget }: MouseEvent) {
    passFocusOn(currentTarget, () => field.current?.querySelector('input'))
    setShown(shown + PAGE_SIZE)
    if (brands.length < shown + PAGE_SIZE && list.hasNextPage) void list.fetchNextPage()
  }

  const empty = list.isError ? (
    <Column p={2}>
      <QueryFailure
        failed="brands.list.failed"
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    </Column>
  ) : list.isPending || list.isPlaceholderData ? (
    <Column p={2}>
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    </Column>
  ) : (
    <Column p={2}>
      <Muted as="p" role="status">
        <FormattedMessage id="brandpages.selector.noMatch" values={{ search }} />
      </Muted>
    </Column>
  )

  return (
    <Box sx={{ position: 'relative' }} ref={field}>
      <VisuallyHidden role="status">
        {options.length > 0 && !list.isFetching && (
          <FormattedMessage id="brandpages.selector.count" values={{ shown: options.length, total }} />
        )}
      </VisuallyHidden>
      <ProgressBar
        active={list.isFetching && !list.isPending}
        label={intl.formatMessage({ id: 'brandpages.selector.loading' })}
      />
      <SearchListbox
        label={intl.formatMessage({ id: 'brands.selector.search' })}
        text={text}
        onType={onType}
        options={options}
        optionKey={({ id }) => id}
        renderOption={(brand) => {
          const site = siteFound(brand, search)
          return (
            <>
              <Avatar name={brand.name} size={24} shape="square" />
              <span>
                <Name>{brand.name}</Name>
                {site && (
                  <Muted as="span" size="caption" block>
                    {site}
                  </Muted>
                )}
              </span>
            </>
          )
        }}
        optionText={({ name }) => name}
        group={favourites.length > 0 ? groupOf : undefined}
        selected={selected}
        onChoose={onChoose}
        busy={list.isPlaceholderData}
        empty={empty}
      />
      {(more || onCreate || current) && (
        <Box sx={{ display: 'grid', gap: 0.5, p: 1, borderTop: 1, borderColor: 'divider' }}>
          {list.isFetchNextPageError && (
            <Muted as="p" size="small" role="status">
              <FormattedMessage id="brands.list.failed" />
            </Muted>
          )}
          {more && (
            <SubmitButton type="button" variant="text" color="neutral" busy={list.isFetchingNextPage} onClick={onMore}>
              <FormattedMessage id="data.loadMore" />
            </SubmitButton>
          )}
          {current && (
            <Row gap={1} align="center" justify="space-between">
              <Muted as="span" size="small">
                <FormattedMessage id="brands.favourite" values={{ name: current.name }} />
              </Muted>
              <FavouriteStar brand={current} />
            </Row>
          )}
          {onCreate && (
            <Button variant="text" color="neutral" startIcon={<PlusIcon />} onClick={onCreate}>
              <FormattedMessage id="brands.selector.create" />
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
