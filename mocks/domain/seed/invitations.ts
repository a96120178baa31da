import type { InvitationRecord } from '../records.ts'
import { DAY, HOUR } from '../time.ts'
import { isoTime } from '../world.ts'

export const INVITATION_TIME = 7 * DAY

/** email, brand, role, status, hours since it was sent */
const sent = [
  ['sarah.benali@exemple.example', 1, 'brand_member', 'pending', 2],
  ['tom.leroy@exemple.example', 3, 'brand_admin', 'pending', 26],
  ['oriane.da-silva@exemple.example', 12, 'brand_member', 'pending', 75],
  ['marguerite.de-la-tour-du-pin-chambly@compagnie-generale.example', 46, 'brand_admin', 'pending', 140],
  ['yanis.cohen@exemple.example', 2, 'brand_member', 'accepted', 300],
  ['lina.roy@exemple.example', 5, 'brand_member', 'accepted', 900],
  ['paul.emile@exemple.example', 9, 'brand_admin', 'accepted', 1300],
  ['noemie.picard@exemple.example', 4, 'brand_member', 'pending', 220],
  ['hector.vidal@exemple.example', 14, 'brand_member', 'expired', 2000],
  ['clara.meyer@exemple.example', 6, 'brand_member', 'cancelled', 400],
  ['igor.petrov@exemple.example', 20, 'brand_admin', 'cancelled', 1500],
  ['rebond@exemple.example', 21, 'brand_member', 'bounced', 500],
] as const

/** Every status of decision 7, an unknown one, and a pending invitation that has expired. */
export function agencyInvitations(now: number): InvitationRecord[] {
  return sent.map(([email, brand_id, user_type, status, hours], at) => ({
    id: at + 1,
    token: `invitation-${String(at + 1).padStart(4, '0')}`,
    company_id: 1,
    brand_id,
    email,
    user_type,
    message: at % 2 === 0 ? 'Bienvenue dans l’équipe ! Nous comptons sur vous pour la prochaine campagne.' : '',
    status,
    sent_by: 1,
    created_at: isoTime(now - hours * HOUR),
    sent_at: isoTime(now - hours * HOUR),
    expires_at: isoTime(now - hours * HOUR + INVITATION_TIME),
  }))
}
