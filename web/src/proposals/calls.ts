import * as endpoints from '@bnr/contract/proposals/endpoints'
import type { NewProposal } from '@bnr/contract/proposals/schemas'
import { call } from '../platform/call.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { useChange } from '../platform/useChange.ts'
import { useListReading } from '../platform/useListReading.ts'

/** Below the key of the profiles, so that an answer or a hint about a profile reads them again. */
const proposalsKey = [...profilesKey, 'proposals']

export const useAssistedMembers = (query: { of: endpoints.MemberOwner; page: number }) =>
  useListReading(proposalsKey, endpoints.listAssistedMembers, { query })

export const useCandidates = (id: number, query: { fit: endpoints.CandidateFit; page: number }) =>
  useListReading(proposalsKey, endpoints.findCandidates, { params: { id }, query })

export const useProposalHistory = (id: number, page: number) =>
  useListReading(proposalsKey, endpoints.readProposalHistory, { params: { id }, query: { page } })

export const useOwnProposals = (list: endpoints.ProposalList, page: number) =>
  useListReading(proposalsKey, endpoints.readOwnProposals, { query: { list, page } })

export const usePropose = (id: number) =>
  useChange([proposalsKey], (proposals: NewProposal[]) =>
    call(endpoints.proposeProfiles, { params: { id }, body: { proposals } }),
  )

export const useArrangeCall = (id: number) =>
  useChange([proposalsKey], (body: { at: string }) => call(endpoints.arrangeCall, { params: { id }, body }))

export const useLogCall = (id: number) =>
  useChange([profilesKey], (body: { outcome: endpoints.IntroductionOutcome; note?: string }) =>
    call(endpoints.logCall, { params: { id }, body }),
  )
