import * as endpoints from '@bnr/contract/imports/endpoints'
import type { ImportItem, ImportMapping } from '@bnr/contract/imports/schemas'
import type { ImportMoveName } from '@bnr/contract/imports/states'
import { useQueryClient } from '@tanstack/react-query'
import { sendPhoto } from '../media/upload/sendPhoto.ts'
import { call } from '../platform/call.ts'
import { useChange } from '../platform/useChange.ts'
import { useEndpoint, useListReading } from '../platform/useListReading.ts'
import { useSending } from '../platform/useSending.ts'
import { useFileDownload } from '../ui/useFileDownload.ts'

export type RowFilter = (typeof endpoints.rowFilters)[number]

const importsKey = ['imports']
const pollMilliseconds = 2000
const whileRunning = (isRunning: boolean) => (isRunning ? pollMilliseconds : false)

export const useImports = ({ page }: { page: number }) =>
  useListReading(
    importsKey,
    endpoints.listImports,
    { query: { page } },
    {
      refetchInterval: ({ state }) =>
        whileRunning(state.data?.results.some((one) => one.state === 'Running') ?? false),
    },
  )

/** Read again every two seconds while the job runs, also after a reload of the page. */
export const useImport = (id: number) =>
  useEndpoint(
    importsKey,
    endpoints.readImport,
    { params: { id } },
    { refetchInterval: ({ state }) => whileRunning(state.data?.state === 'Running') },
  )

/** The state is part of the key: the last reading while the job ran may lack its last rows. */
export const useImportRows = (
  { id, state }: Pick<ImportItem, 'id' | 'state'>,
  query: { show: RowFilter; page: number },
) =>
  useListReading(
    [...importsKey, 'rows', state],
    endpoints.readImportRows,
    { params: { id }, query },
    {
      refetchInterval: whileRunning(state === 'Running'),
    },
  )

/** A change after which its page closes. The list is read again when a page next shows it, and the import is not. */
function useChangeOfList<Input, Result>(work: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useSending({
    mutationFn: work,
    onSuccess: () => client.invalidateQueries({ queryKey: importsKey, refetchType: 'none' }),
  })
}

export const useUploadImport = () =>
  useChangeOfList(
    ({ source, file }: { source: string; file: File }): Promise<ImportItem> =>
      sendPhoto({
        endpoint: endpoints.uploadImport,
        params: {},
        query: { source },
        file,
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
  )

export const useMapImport = (id: number) =>
  useChange([importsKey], (body: ImportMapping) => call(endpoints.mapImport, { params: { id }, body }))

export const useIncludeRow = (id: number) =>
  useChange([importsKey], ({ row, included }: { row: number; included: boolean }) =>
    call(endpoints.includeImportRow, { params: { id, row }, body: { included } }),
  )

export const useMoveImport = (id: number) =>
  useChange([importsKey], (name: ImportMoveName) => call(endpoints.moveImport[name], { params: { id } }))

export const useDiscardImport = (id: number) =>
  useChangeOfList<void, unknown>(() => call(endpoints.discardImport, { params: { id } }))

export const useSaveOutcome = () =>
  useFileDownload((id: number) => call(endpoints.downloadOutcome, { params: { id } }))
