import type { Profile } from '@bnr/contract/profiles/profile'
import { useCompletion } from '../calls.ts'
import { CompletionSummary } from './CompletionSummary.tsx'

export interface CompletionCardProps {
  profile: Pick<Profile, 'id' | 'bnrId'>
}

/** It helps, so it never stands in the way of the page. */
export function CompletionCard({ profile }: CompletionCardProps) {
  const { data } = useCompletion(profile.id)
  return data ? <CompletionSummary bnrId={profile.bnrId ?? ''} completion={data} /> : null
}
