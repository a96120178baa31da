import { useQueries, useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { isGone } from '~/api/api-error'
import { getBrandOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand } from '~/api/generated/types.gen'
import { LinkButton } from '~/design/inputs/Button'
import { Combobox } from '~/design/inputs/Combobox'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { readId } from '~/validation/id-lists'

import { invitingBrandsOptions } from './invitation-queries'

const NONE: readonly Brand[] = []

/**
 * The brands that users can be invited to. A chosen brand that is not in the list may be new, beyond the first page, or
 * gone, so the server is asked about it.
 * @param chosen ids as field values
 * @param refetchOnMount also asks about a cached brand, which may be gone by now
 */
export function useInvitingBrands(chosen: readonly string[], refetchOnMount: 'always' | true = true) {
  const list = useQuery(invitingBrandsOptions())
  const listed = list.data?.results ?? NONE
  const unlisted = [...new Set(chosen)].flatMap((value) => {
    const id = readId(value)
    return !list.data || id === undefined || listed.some((brand) => brand.id === id) ? [] : [{ id, value }]
  })
  const asked = useQueries({
    queries: unlisted.map(({ id }) => ({ ...getBrandOptions({ path: { id } }), refetchOnMount })),
  })
  const isLost = (at: number) => {
    const { data, error } = asked[at] ?? {}
    return error ? isGone(error) : data?.is_active === false
  }
  return {
    list,
    brands: [...listed, ...asked.flatMap(({ data }, at) => (data && !isLost(at) ? [data] : []))],
    /** Chosen brands that no longer exist or are inactive. */
    lost: unlisted.flatMap(({ value }, at) => (isLost(at) ? [{ value, error: asked[at]?.error ?? null }] : [])),
  }
}

/** The brand of a field, once loaded. */
export function useInvitingBrand(value: string): Brand | undefined {
  const { brands } = useInvitingBrands([value])
  return brands.find(({ id }) => String(id) === value)
}

type BrandFieldProps = {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  error: string | undefined
  disabled: boolean
  /** Called when a retry has loaded the brands: the pressed button is unmounted. */
  onRecovered?: () => void
}

/** The brand as the value of a form: its id, as text. The server searches: an agency may have thousands of brands. */
export function BrandField({ value, onChange, onRecovered, ...field }: BrandFieldProps) {
  const intl = useIntl()
  const { brands } = useInvitingBrands([value])
  const [text, setText] = useState('')
  const search = text.trim()
  const { data, isPending, isPlaceholderData, isLoadingError, isFetching, refetch } = useQuery({
    ...invitingBrandsOptions(search),
    ...INLINE_ERROR,
  })
  // a brand found by search is shown at once, before the server was asked about it
  const [found, setFound] = useState<Brand | null>(null)
  const chosen = [...brands, ...(found ? [found] : [])].find(({ id }) => String(id) === value) ?? null
  const retry = () => void refetch().then(({ isSuccess }) => isSuccess && onRecovered?.())

  function helper() {
    if (isLoadingError)
      return (
        <>
          <FormattedMessage id="invitations.dialog.brand.failed" />{' '}
          <LinkButton onClick={retry}>
            <FormattedMessage id="common.retry" />
          </LinkButton>
        </>
      )
    return !isPending && brands.length === 0 && <FormattedMessage id="invitations.dialog.brand.none" />
  }

  return (
    <Combobox<Brand>
      {...field}
      label={intl.formatMessage({ id: 'forms.label.brand' })}
      placeholder={intl.formatMessage({ id: 'invitations.dialog.brand.placeholder' })}
      options={search ? (data?.results ?? []) : brands}
      optionKey={({ id }) => id}
      optionLabel={({ name }) => name}
      onSearch={setText}
      loading={(isFetching && !data) || isPlaceholderData}
      failed={isLoadingError && !isFetching}
      helper={helper()}
      value={chosen}
      onChange={(brand) => {
        setFound(brand)
        onChange(brand ? String(brand.id) : '')
      }}
    />
  )
}
