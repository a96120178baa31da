import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

import { language } from '~/i18n/language'
import { catalogue } from '~/i18n/message-loader'
import type { MessageId } from '~/i18n/messages'

import { literally } from './text'

/** What a screen may tell once: the messages that say it, each in the words of its place. */
const FACTS = {
  'days left of the trial': [
    'frame.banner.trialDaysLeft',
    'frame.banner.trialEndsSoon',
    'billing.trial.daysLeft',
    'billing.trial.endsSoon',
    'frame.trial.daysLeft',
    'frame.trial.endsSoon',
    'plans.subtitle.trial',
    'plans.subtitle.today',
  ],
  'the end date of the trial': ['frame.banner.trialUntil', 'frame.trial.until', 'billing.trial.endsOn'],
  'the trial is over': ['frame.banner.trialEnded', 'frame.trial.ended', 'billing.trial.ended', 'billing.trial.endedOn'],
  'a payment is underway': ['subscription.activating.body'],
  'the plan is full': [
    'frame.banner.limit',
    'billing.usage.limit',
    'data.limit.users',
    'data.limit.brands',
    'data.limit.users.over',
    'data.limit.brands.over',
    'dashboard.tasks.users',
    'dashboard.tasks.brands',
    'dashboard.tasks.users.over',
    'dashboard.tasks.brands.over',
  ],
  'how many users there are for how many seats': [
    'frame.banner.limit.users',
    'data.limit.users.used',
    'dashboard.tasks.users.over',
  ],
  'how many brands there are for how many': [
    'frame.banner.limit.brands',
    'data.limit.brands.used',
    'dashboard.tasks.brands.over',
  ],
  'there is no larger plan': ['data.limit.highest'],
  'a payment is late': ['frame.banner.pastDue', 'frame.banner.pastDue.provider', 'frame.banner.pastDue.manager'],
  'the subscription is cancelled': [
    'frame.banner.cancelled',
    'frame.banner.cancelledUntil',
    'plans.subtitle.cancelled',
    'plans.subtitle.cancelled.highest',
  ],
  'until when the subscription runs': ['frame.banner.cancelledUntil', 'billing.plan.until'],
  'what a cancellation means': ['subscription.plan.cancelled'],
  'the way to the plans': [
    'frame.trial.choosePlan',
    'dashboard.tasks.trial.act',
    'billing.plan.choose',
    'billing.change',
    'navigation.upgrade',
  ],
  'the way to resume': ['subscription.plan.reactivate', 'subscription.plan.reactivate.write'],
  'the way to pay': ['subscription.plan.pastDue.action', 'subscription.plan.pastDue.write'],
} satisfies Record<string, MessageId[]>

export type Fact = keyof typeof FACTS

/** A regular expression for a message, whatever its values. */
const source = (tree: readonly MessageFormatElement[]): string =>
  tree
    .map((element) => {
      if ('children' in element) return source(element.children)
      if ('options' in element)
        return `(?:${Object.values(element.options)
          .map((option) => source(option.value))
          .join('|')})`
      return element.type === TYPE.literal ? literally(element.value) : '.+?'
    })
    .join('')

/** The words of a message, whatever its values. */
export const wordsOf = (tree: readonly MessageFormatElement[]): RegExp => new RegExp(`^${source(tree)}$`, 's')

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** The card, banner, header or navigation in which an element stands. */
const blockOf = (element: Element) => element.closest('section') ?? element.closest('main, aside, header, footer')

/** The blocks of the screen that say a message: the innermost elements with its words. */
function blocksSaying(id: MessageId): Element[] {
  const tree = catalogue.messages(language.get())[id]
  if (!tree) throw new Error(`${id} is not loaded`)
  const words = wordsOf(tree)
  const says = (element: Element) => words.test(element.textContent?.trim() ?? '')
  return [...document.body.querySelectorAll('*')]
    .filter((element) => says(element) && isSeen(element) && ![...element.children].some(says))
    .flatMap((element) => blockOf(element) ?? [])
}

/** The blocks that draw how much of the plan is used. */
const blocksWithMeter = () =>
  [...document.body.querySelectorAll('[role="meter"]')].filter(isSeen).flatMap((meter) => blockOf(meter) ?? [])

/** The facts that more than one block of the screen tells. */
export const repeatedFacts = (): string[] =>
  [
    { fact: 'how much of the plan is used', blocks: blocksWithMeter() },
    ...Object.entries(FACTS).map(([fact, ids]) => ({ fact, blocks: ids.flatMap(blocksSaying) })),
  ].flatMap(({ fact, blocks }) => (new Set(blocks).size > 1 ? [fact] : []))

/** Whether the screen tells a fact at all. */
export const tells = (fact: Fact): boolean => FACTS[fact].some((id) => blocksSaying(id).length > 0)
