import MuiCheckbox, { type CheckboxProps as MuiCheckboxProps } from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode, type Ref } from 'react'

import { createIcon } from '~/design/icons/create-icon'
import { ErrorIcon } from '~/design/icons/first-icons'

export type CheckboxProps = Omit<MuiCheckboxProps, 'ref' | 'slots' | 'slotProps' | 'icon' | 'checkedIcon' | 'size'> & {
  label: ReactNode
  helper?: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

const BOX = 'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5z'
const EmptyBox = createIcon(BOX)
const CheckedBox = createIcon(BOX, 'm7.5 12.3 3 3 6-6.5')
const MixedBox = createIcon(BOX, 'M8 12h8')

const Help = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 6,
  margin: '-6px 0 4px 30px',
  color: theme.vars.palette.text.secondary,
  '&[data-error="true"]': { color: theme.vars.palette.error.main },
}))

export function Checkbox({ label, helper, error, ref, ...props }: CheckboxProps) {
  const id = useId()
  const help = error ?? helper
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={props.disabled ?? false}
        control={
          <MuiCheckbox
            {...props}
            icon={<EmptyBox />}
            checkedIcon={<CheckedBox />}
            indeterminateIcon={<MixedBox />}
            slotProps={{
              input: {
                ...(ref && { ref }),
                'aria-invalid': error ? true : undefined,
                'aria-describedby': help ? id : undefined,
              },
            }}
          />
        }
      />
      {help && (
        <Help id={id} data-error={Boolean(error)}>
          {error && <ErrorIcon size={16} />}
          {help}
        </Help>
      )}
    </div>
  )
}
