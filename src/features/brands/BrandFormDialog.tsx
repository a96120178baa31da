import { type RefObject, useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import { type ApiError, isMissing } from '~/api/api-error'
import { limits } from '~/api/generated/limits.gen'
import type { Brand } from '~/api/generated/types.gen'
import { Button } from '~/design/inputs/Button'
import { Checkbox } from '~/design/inputs/Checkbox'
import { TextField } from '~/design/inputs/Field'
import { CancelButton, SubmitButton } from '~/design/inputs/SubmitButton'
import { ConfirmLeave } from '~/design/layers/ConfirmLeave'
import { Dialog } from '~/design/layers/layers'
import { Stack } from '~/design/layout/Flex'
import { FailureSummary } from '~/features/shared/forms/Form'
import { LimitedTextField, useZodForm } from '~/features/shared/forms/use-zod-form'
import { type LimitReached } from '~/features/shared/plan/plan-limits'
import { PlanLimitAlert } from '~/features/shared/plan/PlanLimitAlert'
import { errorText } from '~/i18n/error-text'

import {
  normalWebAddress,
  brandFormSchema,
  type BrandForm,
  type BrandFormValues,
  useCreateBrand,
  useUpdateBrand,
} from './brand-form'

/** In page order. */
const FIELDS = ['name', 'url', 'is_active'] as const

type DialogProps = {
  open: boolean
  onClose: () => void
  /** After the closing animation. */
  onClosed: () => void
}

type Saving = { onSaved: (brand: Brand) => unknown }

type CreationProps = {
  /** The brand limit of the plan is reached: the dialog says so instead of showing the form. */
  limit?: LimitReached | undefined
  upgradable?: boolean
  /** Opens the dialog for several brands. */
  onSheet?: (() => void) | undefined
}

/** Creates a brand (BRD-08). Mount a new one for each use. */
export function CreateBrandDialog({ onSaved, ...props }: DialogProps & Saving & CreationProps) {
  const [settled, settle] = useSettled(onSaved)
  return <BrandFormDialog {...props} write={useCreateBrand(settle)} settled={settled} />
}

/** Changes a brand. Mount a new one for each use. */
export function EditBrandDialog({ onSaved, brand, ...props }: DialogProps & Saving & { brand: Brand }) {
  const [settled, settle] = useSettled(onSaved)
  return <BrandFormDialog {...props} brand={brand} write={useUpdateBrand(brand, settle)} settled={settled} />
}

/** Once the brand is saved, leaving loses nothing. */
function useSettled(onSaved: (brand: Brand) => unknown) {
  const settled = useRef(false)
  const settle = (brand: Brand) => {
    settled.current = true
    return onSaved(brand)
  }
  return [settled, settle] as const
}

type BrandFormDialogProps = DialogProps &
  CreationProps & {
    /** Undefined for a brand that is being created. */
    brand?: Brand
    write: BrandForm
    settled: RefObject<boolean>
  }

function BrandFormDialog(props: BrandFormDialogProps) {
  const { open, brand, write, settled, limit, upgradable = false, onSheet, onClose, onClosed } = props
  const intl = useIntl()
  /** What happens once the user agrees to lose what was typed. */
  const [leaving, setLeaving] = useState<{ leave: () => void }>()
  const { stored, initial, save, verify, isChanged, busy, failure } = write
  const [schema] = useState(() => brandFormSchema(stored))
  // another user deleted it: typed text can be read, but not saved
  const notFound = brand !== undefined && isMissing(failure)
  // #region form
  const form = useZodForm<BrandFormValues>({
    schema,
    fields: FIELDS,
    defaultValues: initial,
    pending: busy,
    failure,
    onSubmit: async (values) => (isChanged(values) ? save(values) : onClose()),
    unsaved: (): boolean => open && isUnsaved() && !settled.current,
  })
  // #endregion
  const { submission, field, control } = form
  // what may have been saved without an answer counts as changed, though it was typed back
  const isUnsaved = () => !notFound && isChanged(form.getValues())
  const blocked = limit !== undefined && brand === undefined
  const over = blocked || notFound
  // a brand that may be created is checked as it was sent
  const fixed = submission.busy || notFound || verify !== undefined
  const textsOf = (refusal: ApiError) => {
    if (notFound) return [intl.formatMessage({ id: 'brandpages.gone' })]
    if (submission.others.length > 0) return submission.others
    return submission.inFields ? [] : [errorText(intl, refusal)]
  }
  /** Users type 'www.exemple.fr'. A stored address stays as it is. */
  function completeAddress() {
    const typed = form.getValues('url')
    const whole = normalWebAddress(typed)
    if (typed !== stored.url && whole !== typed) form.setValue('url', whole, { shouldDirty: true })
  }
  function askFirst(leave: () => void) {
    if (isUnsaved()) setLeaving({ leave })
    else leave()
  }
  const close = () => askFirst(onClose)

  return (
    <>
      <Dialog
        open={open}
        busy={submission.busy}
        title={
          brand ? (
            <FormattedMessage id="brandpages.form.edit" values={{ name: brand.name }} />
          ) : (
            <FormattedMessage id="brands.selector.create" />
          )
        }
        onClose={close}
        onClosed={onClosed}
        onSubmit={(event) => {
          event.preventDefault()
          if (over) return
          // neither the rules nor changes matter to a check
          if (verify) void verify()
          else void submission.send(event.currentTarget)
        }}
        actions={
          <>
            {over ? (
              <Button variant="outlined" color="neutral" autoFocus={notFound} onClick={close}>
                <FormattedMessage id="common.close" />
              </Button>
            ) : (
              <CancelButton disabled={submission.busy} onClick={close} />
            )}
            {!over && (
              <SubmitButton
                busy={submission.busy}
                verifies={verify !== undefined}
                busyLabel={<FormattedMessage id="lists.saving" />}
              >
                <FormattedMessage id={brand ? 'common.save' : 'brands.selector.create'} />
              </SubmitButton>
            )}
          </>
        }
      >
        {blocked ? (
          <PlanLimitAlert limit={limit} upgradable={upgradable} />
        ) : (
          <Stack spacing={2.5}>
            {submission.notes}
            {!submission.busy && submission.failure && (
              <FailureSummary
                title={<FormattedMessage id={brand ? 'brandpages.form.failed' : 'brandpages.form.create.failed'} />}
                unconfirmed={
                  <FormattedMessage id={brand ? 'brandpages.form.unconfirmed' : 'brandpages.form.create.unconfirmed'} />
                }
                texts={textsOf(submission.failure)}
                failure={submission.failure}
              />
            )}
            {/* #region fields */}
            <LimitedTextField
              {...field('name')}
              control={control}
              limit={limits.brandInput.name.maxLength}
              label={intl.formatMessage({ id: 'brandpages.label.brandName' })}
              autoComplete="off"
              autoFocus
              readOnly={fixed}
            />
            {/* #endregion */}
            <TextField
              {...field('url', { onBlur: completeAddress })}
              label={intl.formatMessage({ id: 'brandpages.label.url' })}
              placeholder="https://"
              type="url"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              optional
              readOnly={fixed}
            />
            <Controller
              control={control}
              name="is_active"
              render={({ field: { name, value, onChange } }) => (
                <Checkbox
                  name={name}
                  checked={value}
                  onChange={(event) => onChange(event.target.checked)}
                  label={intl.formatMessage({ id: 'brandpages.form.active' })}
                  helper={intl.formatMessage({ id: 'brandpages.form.active.help' })}
                  disabled={fixed}
                />
              )}
            />
            {onSheet && !fixed && (
              <div>
                <Button size="small" variant="text" onClick={() => askFirst(onSheet)}>
                  <FormattedMessage id="brandpages.form.sheet" />
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Dialog>
      <ConfirmLeave
        open={leaving !== undefined}
        onStay={() => setLeaving(undefined)}
        onLeave={() => {
          setLeaving(undefined)
          leaving?.leave()
        }}
      />
    </>
  )
}
