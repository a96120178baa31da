/** What an entity without a name is called: '#7'. */
export const standInName = (id: number): string => `#${id}`

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `agency_business` becomes 'Agency Business'. */
export const planName = (planType: string): string =>
  planType
    .split(/[_\s]+/)
    .filter(Boolean)
    .map(capitalised)
    .join(' ')

/** And back: 'Agency Business', as the server names the current plan, is `agency_business`. */
export const planTypeOf = (name: string | null | undefined): string | undefined =>
  name
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')
