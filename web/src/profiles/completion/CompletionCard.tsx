import type { Profile } from '@bnr/contract/profiles/profile'
import { useCompletion } from '../calls.ts'
import { CompletionSummary } from './CompletionSummary.tsx'

export interface CompletionCardProps {
  profile: Pick<Profile, 'id' | 'bnrId'>
  /** Staff read what is missing; the thanks are the member's. */
  isStaff?: boolean
}

/** It helps, so it never stands in the way of the page. */
export function CompletionCard({ profile, isStaff = false }: CompletionCardProps) {
  const { data } = useCompletion(profile.id)
  return data ? <CompletionSummary bnrId={profile.bnrId ?? ''} completion={data} isStaff={isStaff} /> : null
}
