import { type ProposalList, readOwnProposals } from '@bnr/contract/proposals/ownEndpoints'
import { profilesKey } from '../platform/queryClient.ts'
import { useListReading } from '../platform/useListReading.ts'

/** Below the key of the profiles, so that an answer or a hint about a profile reads them again. */
export const proposalsKey = [...profilesKey, 'proposals']

export const useOwnProposals = (list: ProposalList, page: number) =>
  useListReading(proposalsKey, readOwnProposals, { query: { list, page } })
