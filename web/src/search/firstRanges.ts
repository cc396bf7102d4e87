import { youngestPreferred } from '@bnr/contract/profiles/preferences'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { useSession } from '../accounts/session.ts'
import { useReading } from '../platform/useReading.ts'
import { profileQuery } from '../profiles/calls.ts'
import { heightValue } from '../reference/choices.ts'
import { type FirstRanges, usualRanges } from './searchForms.ts'

/** The ages and heights that the member prefers; undefined while they load. */
export function useFirstRanges(): FirstRanges | undefined {
  const { user } = useSession()
  const { data, isPending, isEnabled } = useReading({
    ...profileQuery(user?.bnrId ?? ''),
    enabled: user?.bnrId !== undefined,
  })
  // Without preferences, because they could not be read, the form is still of use.
  return isPending && isEnabled ? undefined : firstRangesOf(data ?? {})
}

type Preferences = Pick<ProfileSections, 'basicPreference'>

/** The usual ages without preferred ones, any height without preferred heights. */
export function firstRangesOf({ basicPreference }: Preferences): FirstRanges {
  const { from, to } = basicPreference?.age ?? {}
  const height = basicPreference?.height ?? {}
  return {
    age: from === undefined && to === undefined ? usualRanges.age : agesOf(from, to),
    height: {
      from: height.from ? heightValue(height.from) : '',
      to: height.to ? heightValue(height.to) : '',
    },
  }
}

const agesOf = (from = youngestPreferred, to?: number) => ({
  from: String(Math.min(from, to ?? from)),
  to: to === undefined ? '' : String(to),
})
