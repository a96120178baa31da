// #region words
/** What a story may have as tags besides ids, to filter by, and which stories have it. */
export const STORY_TAGS = {
  money: 'Shows a price, a plan, a trial or a payment.',
  destructive: 'Removes or deletes something, or asks whether to.',
  role: 'Shows what a role sees, or what it may do.',
  theme: 'Is about the light or the dark theme.',
  'forced-colors': 'Is shown in the colours of a Windows contrast theme.',
} as const
// #endregion

export type StoryTag = keyof typeof STORY_TAGS
