/** A URL parameter of a frame on the contact sheet. */
export const ON_A_SHEET = 'sheet'

/** Whether this page is such a frame. */
export const isOnASheet = typeof document !== 'undefined' && new URL(document.URL).searchParams.has(ON_A_SHEET)
