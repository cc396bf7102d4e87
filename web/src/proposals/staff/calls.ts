import type { Criterion } from '@bnr/contract/criteria'
import * as endpoints from '@bnr/contract/proposals/endpoints'
import type { NewProposal } from '@bnr/contract/proposals/staffSchemas'
import { call } from '../../platform/call.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import { useChange } from '../../platform/useChange.ts'
import { useListReading } from '../../platform/useListReading.ts'
import { proposalsKey } from '../calls.ts'

export const useAssistedMembers = (query: { of: endpoints.MemberOwner; page: number }) =>
  useListReading(proposalsKey, endpoints.listAssistedMembers, { query })

export interface CandidateSearch {
  fit: endpoints.CandidateFit
  page: number
  criteria: Criterion[]
}

export const useCandidates = (id: number, { criteria, ...query }: CandidateSearch) =>
  useListReading(proposalsKey, endpoints.findCandidates, { params: { id }, query, body: { criteria } })

export const useProposalHistory = (id: number, page: number) =>
  useListReading(proposalsKey, endpoints.readProposalHistory, { params: { id }, query: { page } })

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
