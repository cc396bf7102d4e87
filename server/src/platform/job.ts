import type { z } from 'zod'
import type { JobName, JobPayloads, QueuedJob } from './jobs.ts'
import type { Services } from './services.ts'

interface JobRow<Name extends JobName> extends Omit<QueuedJob, 'name' | 'handle'> {
  name: Name
  /** Checked before each run, as an older version may have queued the job. */
  payload: z.ZodType<JobPayloads[Name]>
  run: (services: Services, payload: JobPayloads[Name]) => Promise<unknown>
}

/** A job with its handler, as the queue sees it. */
export type Job = Omit<QueuedJob, 'handle'> & {
  handle: (services: Services, data: unknown) => Promise<void>
}

/** Declares a job next to the function that does the work; `server/src/jobs.ts` lists it. */
export const job = <Name extends JobName>({ payload, run, ...row }: JobRow<Name>): Job => ({
  ...row,
  handle: async (services, data) => void (await run(services, payload.parse(data))),
})

/** The jobs of a process, bound to its services. */
export const handledBy = (services: Services, jobs: readonly Job[]): QueuedJob[] =>
  jobs.map((one) => ({ ...one, handle: (data) => one.handle(services, data) }))
