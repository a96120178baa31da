/** `status` narrows the list, `invite` opens the dialog: both can be linked to. */
export type InvitationsSearch = { status?: string; invite?: true }

const LONGEST_STATUS = 40

/** Anything may stand in an address: what is not understood counts as nothing (C245). The provider may know other states. */
export const readInvitationsSearch = (search: Record<string, unknown>): InvitationsSearch => ({
  ...(isStatus(search['status']) && { status: search['status'] }),
  ...((search['invite'] === true || search['invite'] === 'true') && { invite: true }),
})

const isStatus = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_STATUS
