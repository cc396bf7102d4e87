import { isStaffCard } from '@bnr/contract/profiles/card'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { call } from '../../platform/call.ts'
import { forgetDecisions, sendDecisions } from '../../platform/decisions.ts'
import { useReading } from '../../platform/useReading.ts'
import { lists } from '../../reference/lists.ts'
import { isInternational } from '../staff/textCriteria.ts'
import { type QueueSearch, queueCriteria, queueSort } from './queueFilters.ts'

/**
 * A page of the queue as it was when opened. It is read only on opening, so that no row moves while staff decide.
 * Earlier decisions are sent first, so that they count.
 */
export const useQueue = (queue: QueueSearch) =>
  useReading({
    queryKey: ['approvals', queue],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal, client }) => {
      await sendDecisions()
      forgetDecisions()
      const { page, size } = queue
      const codes = isInternational(queue.text) ? await client.ensureQueryData(lists.countryCodes()) : []
      const body = {
        criteria: queueCriteria(
          queue,
          codes.map(({ code }) => code),
        ),
      }
      const input = { query: { page, size, sort: queueSort(queue) }, body }
      const { results, total } = await call(searchProfiles, input, signal)
      return { results: results.filter(isStaffCard), total, criteria: body.criteria }
    },
  })
