import { reloadServedPage } from '~/features/shared/reload-page'

/** The files for which this tab was reloaded, one a line: Safari names none, so its message is kept, which has spaces. */
const RELOADED = 'reloaded-for'

/**
 * Reloads once for each file in this tab, so that no page reloads for ever (C136). Does not reload where the browser
 * stores nothing: `safeSessionStorage` would fall back to memory, which a reload empties.
 */
export async function reloadOnceFor(file: string, reload = reloadServedPage): Promise<boolean> {
  try {
    const before = sessionStorage.getItem(RELOADED) ?? ''
    const files = before.split('\n')
    if (files.includes(file)) return false
    sessionStorage.setItem(RELOADED, [...files, file].join('\n'))
    if (await reload()) return true
    sessionStorage.setItem(RELOADED, before)
  } catch {
    // no storage, or none left
  }
  return false
}
