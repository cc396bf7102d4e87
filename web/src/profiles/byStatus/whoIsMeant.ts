import type { StaffCard } from '@bnr/contract/profiles/card'
import type { Translate } from '../../ui/translation.ts'

const mostNamed = 3

/** Those who are ticked in a line: by name, as long as they are few. */
export function whoIsMeant(profiles: readonly StaffCard[], t: Translate): string {
  const names = profiles.slice(0, mostNamed).map(({ basic, bnrId }) => basic?.name ?? bnrId ?? '')
  const more = profiles.length - names.length
  return more > 0 ? t('{names} and {more} more', { names: names.join(', '), more }) : names.join(', ')
}
