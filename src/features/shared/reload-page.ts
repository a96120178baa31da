/** Reloads the page. Involves no URL, so no check is needed. */
export const reloadPage = () => history.go(0)
