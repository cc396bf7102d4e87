import type { z } from 'zod'
import { traced } from '../platform/tracing.ts'
import type { JobName, JobPayloads, QueuedJob } from './queue.ts'

interface JobRow<Name extends JobName, Needs> extends Omit<QueuedJob, 'name' | 'handle' | 'giveUp'> {
  name: Name
  /** Checked before each run, as an older version may have queued the job. */
  payload: z.ZodType<JobPayloads[Name]>
  /** A long job watches `letGo`: when it is aborted, the process ends soon and another one runs the job again. */
  run: (services: Needs, payload: JobPayloads[Name], letGo: AbortSignal) => Promise<unknown>
  /** Runs after the last retry has failed, for work that people watch. An administrator may still retry the job. */
  giveUp?: (services: Needs, payload: JobPayloads[Name]) => Promise<unknown>
}

/** A job with its handler, as the queue sees it, and the services that the handler needs. */
export type Job<Needs> = Omit<QueuedJob, 'handle' | 'giveUp'> & {
  handle: (services: Needs, data: unknown, letGo: AbortSignal) => Promise<void>
  giveUp?: (services: Needs, data: unknown) => Promise<void>
}

/** Declares a job next to the function that does the work; `server/src/jobs.ts` lists it. */
export const job = <Name extends JobName, Needs>({
  payload,
  run,
  giveUp,
  ...row
}: JobRow<Name, Needs>): Job<Needs> => ({
  ...row,
  ...(giveUp && {
    giveUp: async (services: Needs, data: unknown) => void (await giveUp(services, payload.parse(data))),
  }),
  handle: async (services, data, letGo) => void (await run(services, payload.parse(data), letGo)),
})

interface ScheduledRow<Needs> extends Omit<QueuedJob, 'handle' | 'giveUp'> {
  schedule: string
  run: (services: Needs) => Promise<unknown>
}

/** Declares a job that only its schedule starts, so it has no payload. */
export const scheduledJob = <Needs>({ run, ...row }: ScheduledRow<Needs>): Job<Needs> => ({
  ...row,
  handle: async (services) => void (await run(services)),
})

/** The jobs of a process, bound to its services; a job that starts before them waits. */
export const handledBy = <Needs>(services: Promise<Needs>, jobs: readonly Job<Needs>[]): QueuedJob[] =>
  jobs.map(({ giveUp, ...one }) => ({
    ...one,
    ...(giveUp && { giveUp: async (data: unknown) => giveUp(await services, data) }),
    handle: (data, letGo) =>
      traced(
        () => ({ name: `job ${one.name}`, kind: 'consumer' }),
        async () => one.handle(await services, data, letGo),
      ),
  }))
