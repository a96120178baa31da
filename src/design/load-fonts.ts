/** Public pages call it when idle and signed-in ones at once: the first paint waits for no font. */
export const loadFonts = () => import('./fonts.css')
