import type { Components, Theme } from '@mui/material/styles'

import { radius, touch } from '../tokens'

/** Autofilled fields keep the theme's colours: the browser's yellow is unreadable in dark mode. */
const autofill = (theme: Theme) => ({
  WebkitBoxShadow: `0 0 0 100px ${theme.vars.palette.primary.soft} inset`,
  WebkitTextFillColor: theme.vars.palette.text.primary,
  caretColor: theme.vars.palette.text.primary,
  borderRadius: radius.control - 1,
})

export const inputs: Components<Theme> = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        fontWeight: 550,
        marginBottom: 6,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        display: 'flex',
        gap: 6,
        margin: '6px 0 0',
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiOutlinedInput: {
    // these stylesheets tell MUI's labels that the browser filled in a field; our labels are above the field
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        minHeight: 40,
        backgroundColor: theme.vars.palette.background.paper,
        borderRadius: radius.control,
        [touch]: { minHeight: 44, fontSize: '1rem', lineHeight: '1.5rem' },
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.control,
        },
        '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        '&.Mui-focused': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: theme.vars.palette.primary.main,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: theme.vars.palette.error.main,
        },
        '&:is(.Mui-disabled, .Mui-readOnly)': { backgroundColor: theme.vars.palette.background.subtle },
        '&:is(.Mui-disabled, .Mui-readOnly) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.divider,
        },
        '&.MuiInputBase-multiline': { padding: '9px 12px' },
        '&.MuiInputBase-adornedStart': { paddingLeft: 12 },
        '&.MuiInputBase-adornedEnd': { paddingRight: 4 },
        '& > .icon': { fontSize: '1.125rem', color: theme.vars.palette.text.secondary },
      }),
      input: ({ theme, ownerState }) => ({
        padding: ownerState.multiline ? 0 : `9px 12px 9px ${ownerState.startAdornment ? 8 : 12}px`,
        height: 'auto',
        lineHeight: 'inherit',
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        '&:-webkit-autofill': autofill(theme),
      }),
      // the label stands above the field: no notch
      notchedOutline: { top: 0, transition: 'none', '& legend': { display: 'none' } },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }) => ({ margin: 0, fontSize: '1.125rem', color: theme.vars.palette.text.secondary }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { paddingRight: '40px !important', minHeight: '0 !important' },
      icon: ({ theme }) => ({ right: 12, fontSize: '1.125rem', color: theme.vars.palette.text.secondary }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { paddingRight: '36px !important' },
      icon: ({ theme }) => ({ right: 12, fontSize: '1.125rem', color: theme.vars.palette.text.secondary }),
    },
  },
}
