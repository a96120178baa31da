const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `agency_business` is the plan 'Agency Business'. */
export const planName = (planType: string): string =>
  planType
    .split(/[_\s]+/)
    .filter(Boolean)
    .map(capitalised)
    .join(' ')
