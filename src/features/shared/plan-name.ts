const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `agency_business` becomes 'Agency Business'. */
export const planName = (planType: string): string =>
  planType
    .split(/[_\s]+/)
    .filter(Boolean)
    .map(capitalised)
    .join(' ')
