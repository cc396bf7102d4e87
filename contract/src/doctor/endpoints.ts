import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'

const manage = { permission: 'system.manage' } as const
const ofTheSystem = {
  ...manage,
  audit: { none: 'Shows the state of the installation and ids of rows, but no personal data' },
  limit: { requests: 6 },
} as const

const checkLevels = ['fine', 'warning', 'wrong'] as const

const check = wire('Check of the installation', {
  name: ['na', z.string(), 'What was checked'],
  level: ['lev', z.enum(checkLevels), 'fine, or what is wrong or will soon be'],
  found: ['fo', z.string(), 'What the check found'],
  advice: ['adv', z.string().optional(), 'What to do; absent if it is fine'],
})
export type SystemCheck = z.output<typeof check>

export const examineSystem = endpoint({
  ...ofTheSystem,
  path: '/system/checks',
  summary: 'Checks of the installation; a result is used for ten seconds, however many ask',
  reply: wire('Examination', {
    checkedAt: ['cat', moment, 'When the checks ran'],
    checks: ['chs', z.array(check), 'The checks that apply to this installation'],
  }),
})

const jobKind = z.string().regex(/^\w{1,60}$/, 'Unknown kind of job')

const queue = wire('Queue of jobs', {
  kind: ['kd', z.string(), 'Kind of job'],
  waiting: ['wa', z.number().int(), 'Jobs that are due or will be, and not yet begun'],
  active: ['ac', z.number().int(), 'Jobs that a process is running'],
  failed: ['fd', z.number().int(), 'Jobs that failed for good'],
  oldestDueAt: ['odt', moment.optional(), 'Since when the first waiting job is due; absent if none is'],
})
export type JobQueue = z.output<typeof queue>

export const readQueues = endpoint({
  ...ofTheSystem,
  path: '/system/queues',
  summary: 'Queues that have waiting, active or failed jobs, by kind',
  reply: z.array(queue),
})

const failedJob = wire('Failed job', {
  id: ['id', z.uuid(), 'Id of the job'],
  kind: ['kd', z.string(), 'Kind of job'],
  failedAt: ['fdt', moment, 'When it failed for the last time'],
  attempts: ['at', z.number().int(), 'How often it ran'],
  about: ['ab', z.string(), 'Ids of the rows that it is about, such as id 12; empty if it is about none'],
  reason: ['re', z.string(), 'Message of the error, without numbers, addresses and quoted values'],
})
export type FailedJob = z.output<typeof failedJob>

export const listFailedJobs = endpoint({
  ...ofTheSystem,
  path: '/system/failedJobs',
  summary: 'Jobs that failed for good, the newest first',
  query: z.object({ ...pageQuery(), kind: jobKind.optional() }),
  reply: pageOf('failed jobs', failedJob),
})

const changedJobs = wire('Changed jobs', {
  count: ['co', z.number().int(), 'How many jobs the call changed; 0 if none was among the failed ones'],
})

export const retryJob = endpoint({
  ...manage,
  method: 'POST',
  path: '/system/failedJobs/:jobId/retry',
  audit: { changes: 'job retry' },
  summary: 'Run a failed job again; a repeated call changes nothing',
  params: z.object({ jobId: z.uuid('Unknown id') }),
  reply: changedJobs,
})

export const retryJobs = endpoint({
  ...manage,
  method: 'POST',
  path: '/system/failedJobs/retry',
  audit: { changes: 'job retry' },
  summary: 'Run all failed jobs of a kind again',
  body: wire('Kind of job', { kind: ['kd', jobKind, 'Kind of job'] }),
  reply: changedJobs,
})

export const deleteJob = endpoint({
  ...manage,
  method: 'DELETE',
  path: '/system/failedJobs/:jobId',
  audit: { changes: 'job delete' },
  summary: 'Delete a failed job, which then never runs again',
  params: z.object({ jobId: z.uuid('Unknown id') }),
  reply: changedJobs,
})
