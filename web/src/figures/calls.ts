import { downloadFigure, readCount, readQueues, readRevenue } from '@bnr/contract/figures/endpoints'
import { type FigureName, isRevenue } from '@bnr/contract/figures/figures'
import { call } from '../platform/call.ts'
import { sendDecisions } from '../platform/decisions.ts'
import { useReading } from '../platform/useReading.ts'
import { useFileDownload } from '../ui/useFileDownload.ts'
import type { PeriodQuery } from './periodAddress.ts'

const figuresKey = 'figures'
const minute = 60_000
const second = 1000

const read = (name: FigureName, query: PeriodQuery, signal?: AbortSignal) =>
  isRevenue(name) ? call(readRevenue[name], { query }, signal) : call(readCount[name], { query }, signal)

export type Figure = Awaited<ReturnType<typeof read>>
export type Part = Figure['parts'][number]

/** Allows two minutes, because the browser's clock may differ from the server's. */
const isOld = ({ countedAt }: Figure, readAt: number) =>
  !countedAt || readAt - Date.parse(countedAt) > 2 * minute

/** Polled each minute, and sooner when the figure is old, because reading an old figure makes the server count again. */
export const useFigure = (name: FigureName, query: PeriodQuery) =>
  useReading<Figure>({
    queryKey: [figuresKey, name, query],
    queryFn: ({ signal }) => read(name, query, signal),
    refetchInterval: ({ state }) =>
      state.data && isOld(state.data, state.dataUpdatedAt) ? 3 * second : minute,
  })

/** Sends pending decisions first, and is never fresh, because the person may return from a queue. */
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

export const useDownloadFigure = (name: FigureName, query: PeriodQuery) =>
  useFileDownload(() => call(downloadFigure[name], { query }))
