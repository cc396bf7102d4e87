import * as endpoints from '@bnr/contract/doctor/endpoints'
import { useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { useChange } from '../platform/useChange.ts'
import { useEndpoint, useListReading } from '../platform/useListReading.ts'

const jobsKey = ['system', 'jobs']
/** Somebody who returns wants to know what is wrong now. */
const neverFresh = { staleTime: 0 }

/** Checks take seconds when something does not answer, so the page does not wait for them. */
export const useChecks = () =>
  useQuery({
    ...neverFresh,
    queryKey: ['system', 'checks'],
    queryFn: ({ signal }) => call(endpoints.examineSystem, {}, signal),
  })

export const useQueues = () => useEndpoint(jobsKey, endpoints.readQueues, {}, neverFresh)

/** An empty kind means any. */
export const useFailedJobs = ({ kind, page }: { kind: string; page: number }) =>
  useListReading(jobsKey, endpoints.listFailedJobs, { query: { page, ...(kind && { kind }) } }, neverFresh)

export const useRetryJob = () =>
  useChange([jobsKey], (jobId: string) => call(endpoints.retryJob, { params: { jobId } }))

export const useRetryKind = () =>
  useChange([jobsKey], (kind: string) => call(endpoints.retryJobs, { body: { kind } }))

export const useDeleteJob = () =>
  useChange([jobsKey], (jobId: string) => call(endpoints.deleteJob, { params: { jobId } }))

/** Makes 'Make photo sizes' of makePhotoSizes. */
export function jobShown(kind: string): string {
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
