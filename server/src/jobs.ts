import { sweepLogins } from './accounts/sweep.ts'
import { makePhotoSizes } from './media/processing.ts'
import type { JobHandlers, JobName } from './platform/jobs.ts'
import type { Services } from './platform/services.ts'

/** What each job does. */
export const jobHandlers = (services: Services): JobHandlers => ({
  makePhotoSizes: ({ id }) => makePhotoSizes(services, String(id)),
  sweepLogins: () => sweepLogins(services),
})

/** Done when the service starts, and once a day. */
export const dailyJobs: readonly JobName[] = ['sweepLogins']
