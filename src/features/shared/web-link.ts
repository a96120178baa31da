/** Only a web address becomes a link: the field may contain anything. */
export const webLink = (url: string | null | undefined): string | undefined =>
  url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined

/** The host without 'www.': how people say an address. */
export const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '')
