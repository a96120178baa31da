import {
  exceeds,
  isChoosable,
  type Plan,
  type PlanFamily,
  type PlanStanding,
  PLANS,
  smallestFor,
  type Usage,
} from './plans'

/** Numbers of brands and users that a plan is looked for. */
export type Needs = { brands: number; users: number }

/** What the company uses today; one of each where it is not known. */
export const needsOf = ({ brands, users }: Usage): Needs => ({
  brands: Math.max(1, brands ?? 1),
  users: Math.max(1, users ?? 1),
})

type AdviceFacts = {
  standing: (plan: Plan) => PlanStanding
  /** The plan that the server suggests; undefined without any, null while an answer is awaited that may change it. */
  suggested: Plan | null | undefined
  /** Today's usage, with the pending invitations. */
  usage: Usage
  /** What the user asked for; undefined until then. */
  needs: Needs | undefined
  /** A payment is late, or a cancelled subscription can be resumed: that comes before any other plan. */
  settles: boolean
}

export type Advice = {
  /** The smallest plan with room for the needs, of those that the company has or may choose. */
  enough: Plan | undefined
  /** Neither today's usage nor the needs are known: no plan is enough until the user asks for something. */
  unknown: boolean
  /** It is the present one. */
  isPresent: boolean
  /** The one card with a badge of advice, and whether the server suggests it. */
  badge: { plan: Plan; suggested: boolean } | undefined
  /** The plan of the one filled button. */
  emphasised: Plan | undefined
}

/**
 * Which plan to choose (K60): the one that the user's needs ask for, else the one that the server suggests, else the
 * one that today's usage asks for. None where the present plan suffices; a popular one where the usage is not known.
 */
export function adviceFor({ standing, suggested, usage, needs, settles }: AdviceFacts): Advice {
  const choosable = PLANS.filter((plan) => isChoosable(standing(plan)))
  const offered = PLANS.filter((plan) => choosable.includes(plan) || standing(plan) === 'current')
  const unknown = !needs && (usage.brands === null || usage.users === null)
  const enough = unknown ? undefined : smallestFor(needs ?? needsOf(usage), offered)
  const isPresent = enough !== undefined && !choosable.includes(enough)
  const awaited = suggested === null && !needs
  if (settles || awaited) return { enough, unknown, isPresent, badge: undefined, emphasised: undefined }

  const next = isPresent ? undefined : enough
  const suggestion = suggested && choosable.includes(suggested) && !needs ? suggested : undefined
  const advised = suggestion ?? next
  const popular = unknown ? choosable.find((plan) => plan.isPopular) : undefined
  return {
    enough,
    unknown,
    isPresent,
    badge: advised && { plan: advised, suggested: advised === suggestion },
    emphasised: advised ?? popular,
  }
}

const FAMILIES: readonly PlanFamily[] = ['solo', 'agency']

/**
 * The families in the order of display, and which are shown on demand: those of which no plan has room for today's
 * usage, and beside a subscription that can be resumed the one that it is not of. The company's own family is first.
 */
export function familiesFor(usage: Usage, own: PlanFamily | undefined, resumes: boolean) {
  const fits = (family: PlanFamily) => PLANS.some((plan) => plan.category === family && !exceeds(usage, plan))
  const isFolded = (family: PlanFamily) =>
    family !== own && (resumes || (!fits(family) && FAMILIES.some((other) => other === own || fits(other))))
  const families = FAMILIES.map((family) => ({ family, folded: isFolded(family) }))
  return own === 'agency' || families[0]?.folded ? families.toReversed() : families
}
