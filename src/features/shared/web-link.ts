/** Only an address of the web becomes a link: anything may stand in the field. */
export const webLink = (url: string | null | undefined): string | undefined =>
  url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined

/** As one says it: without scheme, 'www.' and what follows the host. */
export const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '')
