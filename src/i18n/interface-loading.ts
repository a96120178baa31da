/** Constants in English, shown when no catalogue can be trusted. */
export const LOADING_INTERFACE = 'Loading interface...'
export const INTERFACE_LOADING_ERROR = 'Interface Loading Error'
export const INTERFACE_LOADING_HELP = 'There was an issue loading the interface. Please refresh the page.'
export const REFRESH_PAGE = 'Refresh Page'

/** The interface cannot start: configuration or texts are missing. */
export class InterfaceLoadingError extends Error {
  override readonly name = 'InterfaceLoadingError'
}

const MENTIONS_INTERFACE_LANGUAGE = /interface[\s_-]*language/i

/** The typed error, or an error whose message mentions the interface language system (K39). */
export function isInterfaceLoadingError(error: unknown): boolean {
  if (error instanceof InterfaceLoadingError) return true
  return error instanceof Error && MENTIONS_INTERFACE_LANGUAGE.test(error.message)
}
