import {
  downloadFigure,
  lastMonths,
  readCount,
  readQueues,
  readRevenue,
} from '@bnr/contract/figures/endpoints'
import { type FigureName, isRevenue } from '@bnr/contract/figures/figures'
import { call } from '../platform/call.ts'
import { sendDecisions } from '../platform/decisions.ts'
import { useReading } from '../platform/useReading.ts'
import { useFileDownload } from '../ui/useFileDownload.ts'

const figuresKey = 'figures'
const minute = 60_000
const second = 1000

const read = (name: FigureName, months: number, signal?: AbortSignal) =>
  isRevenue(name)
    ? call(readRevenue[name], { query: lastMonths(months) }, signal)
    : call(readCount[name], { query: lastMonths(months) }, signal)

export type Figure = Awaited<ReturnType<typeof read>>
export type Part = Figure['parts'][number]

/** When it was read: the clock of the server is not the browser's, but a minute apart they are not. */
const isOld = ({ countedAt }: Figure, readAt: number) =>
  !countedAt || readAt - Date.parse(countedAt) > 2 * minute

/** Asked again each minute while somebody looks; soon where it is old, since whoever looks at it has it counted anew. */
export const useFigure = (name: FigureName, months: number) =>
  useReading<Figure>({
    queryKey: [figuresKey, name, months],
    queryFn: ({ signal }) => read(name, months, signal),
    refetchInterval: ({ state }) =>
      state.data && isOld(state.data, state.dataUpdatedAt) ? 3 * second : minute,
  })

/** Whoever comes back from a queue has made it shorter: what they decided there goes first, and it is asked again each time. */
export const useQueues = () =>
  useReading({
    staleTime: 0,
    queryKey: [figuresKey, 'queues'],
    queryFn: async ({ signal }) => {
      await sendDecisions()
      return call(readQueues, {}, signal)
    },
    refetchInterval: minute,
  })
export type Queue = NonNullable<ReturnType<typeof useQueues>['data']>[number]

export const useDownloadFigure = (name: FigureName, months: number) =>
  useFileDownload(() => call(downloadFigure[name], { query: lastMonths(months) }))
