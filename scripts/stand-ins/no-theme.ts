/** Stands in for the function that creates MUI's theme for components outside a `ThemeProvider`. The app has none. */
export default () => ({})
