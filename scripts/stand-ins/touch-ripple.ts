/**
 * Stands in for MUI's ripple, which the theme turns off (`disableRipple`): its animations would be 3 kB of the first
 * screen.
 */
export default function TouchRipple(): null {
  return null
}
