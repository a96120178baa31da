import { useQueries, useQuery } from '@tanstack/react-query'
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import { type Control, useController, useFieldArray, useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import { isInaccessible } from '~/api/api-error'
import { getBrandOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand } from '~/api/generated/types.gen'
import { hasMorePages } from '~/api/list-pages'
import { CloseIcon, PlusIcon } from '~/design/icons/icons'
import { Button, LinkButton, IconButton } from '~/design/inputs/Button'
import { Combobox } from '~/design/inputs/Combobox'
import { Box, Grow, Row, Stack } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { fieldText } from '~/features/shared/forms/form-errors'
import { inputIn } from '~/features/shared/forms/form-fields'
import type { useZodForm } from '~/features/shared/forms/use-zod-form'
import { canBeGiven } from '~/permissions/permissions'
import { readId } from '~/validation/call-parameters'

import { invitingBrandsOptions } from './invitation-queries'
import type { InviteFormValues } from './invite-form'

const NONE: readonly Brand[] = []

/** The type of the error of a brand that no longer exists. */
export const GONE = 'gone'

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
  const isMissing = (at: number) => {
    const { data, error } = asked[at] ?? {}
    return error ? isInaccessible(error) : data !== undefined && !canBeGiven(data)
  }
  return {
    list,
    /** Some of the chosen ones are still asked for. */
    loading: list.isPending || asked.some(({ isPending }) => isPending),
    brands: [...listed, ...asked.flatMap(({ data }, at) => (data && !isMissing(at) ? [data] : []))],
    /** Chosen brands that no longer exist or are inactive. */
    missing: unlisted.flatMap(({ value }, at) => (isMissing(at) ? [{ value, error: asked[at]?.error ?? null }] : [])),
  }
}

/** The brand of a field, once loaded. */
export function useInvitingBrand(value: string): Brand | undefined {
  const { brands } = useInvitingBrands([value])
  return brands.find(({ id }) => String(id) === value)
}

type BrandFieldProps = {
  name: string
  /** Default: 'Brand'. */
  label?: string
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
export function BrandField({ value, onChange, onRecovered, label, ...field }: BrandFieldProps) {
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
      label={label ?? intl.formatMessage({ id: 'forms.label.brand' })}
      placeholder={intl.formatMessage({ id: 'invitations.dialog.brand.placeholder' })}
      options={search ? (data?.results ?? []) : brands}
      optionKey={({ id }) => id}
      optionLabel={({ name }) => name}
      // servers search the site, too
      optionText={({ name, url }) => `${name} ${url ?? ''}`}
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

/** Undefined if there are several, or none, or it is not known yet. */
function useOnlyBrand(): Brand | undefined {
  const { data } = useInvitingBrands([]).list
  return data && !hasMorePages([data]) && data.results.length === 1 ? data.results[0] : undefined
}

/** Chooses the brand where there is only one to choose. A field that the user has emptied stays empty. */
export function useOnlyBrandChosen(
  { setValue }: OtherBrandsProps['form'],
  chosen: string,
  fields: RefObject<HTMLDivElement | null>,
) {
  const only = useOnlyBrand()
  useEffect(() => {
    const input = inputIn(fields.current?.closest('form'), 'brand_id')
    if (!only || chosen !== '' || input?.value || input === document.activeElement) return
    setValue('brand_id', String(only.id))
  }, [only, chosen, setValue, fields])
}

type OtherBrandsProps = { form: ReturnType<typeof useZodForm<InviteFormValues>>; disabled: boolean }

/** The fields of further brands, and the button that adds one. */
export function OtherBrands({ form: { control }, disabled }: OtherBrandsProps) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const { fields, append, remove } = useFieldArray({ control, name: 'other_brands' })
  const inputs = () => box.current?.querySelectorAll<HTMLElement>('input') ?? []
  const only = useOnlyBrand()
  if (only && fields.length === 0) return null
  return (
    <Stack spacing={1.5} ref={box}>
      {fields.map(({ id }, at) => (
        <Row key={id} gap={1}>
          <Grow>
            <OtherBrand {...{ control, at, disabled }} />
          </Grow>
          {!disabled && (
            <Box sx={BESIDE_FIELD}>
              <IconButton
                label={intl.formatMessage({ id: 'invitations.dialog.brand.remove' }, { number: at + 2 })}
                onClick={({ currentTarget }) => {
                  passFocusOn(
                    currentTarget,
                    () => inputs()[Math.min(at, inputs().length - 1)],
                    () => box.current?.querySelector('button'),
                  )
                  remove(at)
                }}
              >
                <CloseIcon />
              </IconButton>
            </Box>
          )}
        </Row>
      ))}
      <div>
        <Button
          size="small"
          variant="text"
          color="neutral"
          startIcon={<PlusIcon />}
          disabled={disabled}
          onClick={() => append({ brand: '' })}
        >
          <FormattedMessage id="invitations.dialog.brand.add" />
        </Button>
      </div>
    </Stack>
  )
}

type OtherBrandProps = { control: Control<InviteFormValues>; at: number; disabled: boolean }

/** The form validates an added field at once. Its error is shown once the user has left it, or sends the form. */
function OtherBrand({ control, at, disabled }: OtherBrandProps) {
  const intl = useIntl()
  const { field, fieldState } = useController({ control, name: `other_brands.${at}.brand` })
  const { submitCount } = useFormState({ control })
  const [before] = useState(submitCount)
  const { error, isTouched } = fieldState
  const shown = isTouched || submitCount > before || error?.type === GONE
  return (
    <BrandField
      {...field}
      label={intl.formatMessage({ id: 'invitations.dialog.brand.other' }, { number: at + 2 })}
      error={shown ? fieldText(intl, error) : undefined}
      disabled={disabled}
    />
  )
}

/** In line with the box of the field, below its label. */
const BESIDE_FIELD = { mt: '1.5rem' } as const
