import type { z } from 'zod'
import type { JobName, JobPayloads, QueuedJob } from './queue.ts'

interface JobRow<Name extends JobName, Needs> extends Omit<QueuedJob, 'name' | 'handle'> {
  name: Name
  /** Checked before each run, as an older version may have queued the job. */
  payload: z.ZodType<JobPayloads[Name]>
  run: (services: Needs, payload: JobPayloads[Name]) => Promise<unknown>
}

/** A job with its handler, as the queue sees it, and the services that the handler needs. */
export type Job<Needs> = Omit<QueuedJob, 'handle'> & {
  handle: (services: Needs, data: unknown) => Promise<void>
}

/** Declares a job next to the function that does the work; `server/src/jobs.ts` lists it. */
export const job = <Name extends JobName, Needs>({
  payload,
  run,
  ...row
}: JobRow<Name, Needs>): Job<Needs> => ({
  ...row,
  handle: async (services, data) => void (await run(services, payload.parse(data))),
})

/** The jobs of a process, bound to its services; a job that starts before them waits. */
export const handledBy = <Needs>(services: Promise<Needs>, jobs: readonly Job<Needs>[]): QueuedJob[] =>
  jobs.map((one) => ({ ...one, handle: async (data) => one.handle(await services, data) }))
