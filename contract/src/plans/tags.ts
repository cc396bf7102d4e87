import { z } from '#schema'

/** Package tags and the ribbon they put on a card. */
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
/** What the price list calls the members of a plan. */
export const memberTags: Partial<Record<PackageTag, string>> = {
  sc: 'Saphire',
  sp: 'Saphire',
  pc: 'Platinum',
  pp: 'Platinum',
}
export const packageTag = z.enum(Object.keys(packageTags) as [PackageTag, ...PackageTag[]], {
  error: 'Select a label',
})
