import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton'

type IconButtonProps = Omit<MuiIconButtonProps, 'aria-label'> & {
  /** Accessible name. */
  label: string
}

export function IconButton({ label, ...props }: IconButtonProps) {
  return <MuiIconButton {...props} aria-label={label} />
}
