import {
  reachesEveryBrand,
  type AccessBrand,
  type AccessChange,
  type AccessPerson,
  type Administration,
} from './access-change'

type Pair = { person: AccessPerson; brand: AccessBrand }

/** The effects of a change, before it is made. */
export type AccessPreview = {
  gains: readonly Pair[]
  loses: readonly Pair[]
  /** Their role gives them access with or without assignment. */
  byRole: readonly Pair[]
  becomesAdmin: readonly Pair[]
  stopsAdmin: readonly Pair[]
  /** Brands without an administrator afterwards. */
  withoutAdmin: readonly AccessBrand[]
  /** What the current user loses by the change (ACC-28). */
  own: 'access' | 'admin' | undefined
}

/** What is known of a brand whose admin is to change. `present` is undefined if the admin could not be fetched. */
export type PresentAdmin = { present: AccessPerson | null | undefined; users: readonly number[] }

const UNREAD: PresentAdmin = { present: undefined, users: [] }
const pairsOf = ({ people, brands }: AccessChange): Pair[] =>
  people.flatMap((person) => brands.map((brand) => ({ person, brand })))

/** @param selfId the current user */
export function previewOf(change: AccessChange, selfId: number, known: PresentAdmin = UNREAD): AccessPreview {
  const pairs = pairsOf(change)
  const byRole = pairs.filter(({ person }) => reachesEveryBrand(person))
  const others = pairs.filter(({ person }) => !reachesEveryBrand(person))
  const nothing = { gains: [], loses: [], becomesAdmin: [], stopsAdmin: [], withoutAdmin: [], own: undefined }

  if (change.kind === 'assign') return { ...nothing, gains: others, byRole }
  if (change.kind === 'remove') {
    const stopsAdmin = change.administered
    return {
      ...nothing,
      loses: others,
      byRole,
      stopsAdmin,
      withoutAdmin: stopsAdmin.map(({ brand }) => brand),
      own: ownLoss(others, stopsAdmin, selfId),
    }
  }
  const stopsAdmin = pairs.flatMap(({ person, brand }) =>
    known.present && known.present.id !== person.id ? [{ person: known.present, brand }] : [],
  )
  return {
    ...nothing,
    gains: others.filter(({ person }) => !known.users.includes(person.id)),
    byRole: [],
    becomesAdmin: pairs,
    stopsAdmin,
    own: ownLoss([], stopsAdmin, selfId),
  }
}

function ownLoss(loses: readonly Pair[], stopsAdmin: readonly Administration[], selfId: number) {
  const isOwn = ({ person }: Pair) => person.id === selfId
  if (loses.some(isOwn)) return 'access'
  return stopsAdmin.some(isOwn) ? 'admin' : undefined
}
