/**
 * Stands in for the spinner of MUI's buttons, which nothing here shows (`SubmitButton` has `Spinner`): it would be 1 kB
 * of the first screen.
 */
export default function CircularProgress(): null {
  return null
}
