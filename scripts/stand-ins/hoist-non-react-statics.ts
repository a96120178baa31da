/**
 * Stands in for a package that Emotion imports for `withTheme` alone, which nothing here uses: it would be 2 kB of the
 * first screen.
 */
export default function hoistNonReactStatics<Target>(target: Target): Target {
  return target
}
