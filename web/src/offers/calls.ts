import { equal } from '@bnr/contract/criteria'
import { searchOffers } from '@bnr/contract/offers/endpoints'
import { largestPage } from '@bnr/contract/pageSizes'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'

/** Today's offers; always few enough for one page. */
export const useOffers = ({ enabled }: { enabled: boolean }) =>
  useReading({
    queryKey: ['offers'],
    enabled,
    queryFn: ({ signal }) =>
      call(
        searchOffers,
        { query: { size: largestPage }, body: { criteria: equal({ 'me.ms': 'Ready' }) } },
        signal,
      ),
  })
