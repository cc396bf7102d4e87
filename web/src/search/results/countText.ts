import type { Translate } from '../../ui/translation.ts'

/** The count line of every list of profiles. */
export function countText(total: number, t: Translate): string {
  if (total === 1) return t('Profile found')
  return t('{count} Profiles found', { count: total.toLocaleString('en-IN') })
}
