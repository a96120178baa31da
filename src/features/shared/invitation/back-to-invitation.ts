/** Search parameters of the login that leads back to an invitation. */
export const backToInvitation = (token: string) => ({
  redirect: `/onboarding/invitations/${encodeURIComponent(token)}`,
})
