import { searchOffers } from '@bnr/contract/offers/endpoints'
import { largestPage } from '@bnr/contract/pageSizes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'

const ready = { key: 'me.ms', operation: 'eq', value: 'Ready' }

/** The offers of the day; there are never so many that they would need pages. */
export const useOffers = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: ['offers'],
    enabled,
    queryFn: ({ signal }) =>
      call(searchOffers, { query: { size: largestPage }, body: { criteria: [ready] } }, signal),
  })
