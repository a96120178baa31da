/** Loads the page anew where it stands. No address is involved, so no check is either. */
export const reloadPage = () => history.go(0)
