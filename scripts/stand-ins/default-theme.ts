/**
 * Stands in for the theme that MUI creates for components outside a `ThemeProvider`. The app has none, and a second
 * theme would be created before the first screen.
 */
export default {}
