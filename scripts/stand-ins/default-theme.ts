/**
 * Stands in for the theme that MUI creates for components outside a `ThemeProvider`, which nothing here is: a second theme
 * would be created before the first screen stands.
 */
export default {}
