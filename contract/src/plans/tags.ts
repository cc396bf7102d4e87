import { z } from '#schema'

/** Tags of plans with the text of their ribbon on a profile card. */
export const planTags = {
  sp: 'Saphire Premium',
  sc: 'Saphire Classic',
  pp: 'Platinum Premium',
  pc: 'Platinum Classic',
  me: 'Mini Elite',
  d: 'Diamond',
  ru: 'Ruby',
  em: 'Emerald',
  dr: 'Director',
} as const
export type PlanTag = keyof typeof planTags
/** Names of plan members on the price list, where they differ from the tag. */
export const memberTags: Partial<Record<PlanTag, string>> = {
  sc: 'Saphire',
  sp: 'Saphire',
  pc: 'Platinum',
  pp: 'Platinum',
}
export const planTagNames = Object.keys(planTags) as [PlanTag, ...PlanTag[]]
export const planTag = z.enum(planTagNames, { error: 'Select a label' })
