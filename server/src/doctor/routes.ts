import * as endpoints from '@bnr/contract/doctor/endpoints'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import { examineAll } from './examine.ts'
import { changeFailed, jobChanges, listFailed, readQueues } from './failedJobs.ts'

/** Milliseconds for which a result of the checks is used again. */
const usedFor = 10_000

export function doctorRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const examined = once(async () => {
    const checks = await examineAll(services)
    return { checkedAt: clock.now().toISOString(), checks }
  }, usedFor)

  serve(app, endpoints.examineSystem, examined)
  serve(app, endpoints.readQueues, () => readQueues(db))
  serve(app, endpoints.listFailedJobs, ({ query }) => listFailed(db, query))
  serve(app, endpoints.retryJob, ({ actor, params }) =>
    changeFailed(services, actor, jobChanges.retry, { id: params.jobId }),
  )
  serve(app, endpoints.retryJobs, ({ actor, body }) => changeFailed(services, actor, jobChanges.retry, body))
  serve(app, endpoints.deleteJob, ({ actor, params }) =>
    changeFailed(services, actor, jobChanges.remove, { id: params.jobId }),
  )
}

/** All who ask while `work` runs, and for some milliseconds after it, get the same result. */
function once<Result>(work: () => Promise<Result>, milliseconds: number): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => {
    if (result) return result
    result = work()
    const forget = () => {
      result = undefined
    }
    result.then(() => setTimeout(forget, milliseconds).unref(), forget)
    return result
  }
}
