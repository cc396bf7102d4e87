import { z } from '#schema'

/** Tags of plans with the text of their ribbon on a profile card. */
export const packageTags = {
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
export type PackageTag = keyof typeof packageTags
/** Names of plan members on the price list, where they differ from the tag. */
export const memberTags: Partial<Record<PackageTag, string>> = {
  sc: 'Saphire',
  sp: 'Saphire',
  pc: 'Platinum',
  pp: 'Platinum',
}
export const packageTag = z.enum(Object.keys(packageTags) as [PackageTag, ...PackageTag[]], {
  error: 'Select a label',
})
