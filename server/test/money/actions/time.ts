import { expireInvoices } from '../../../src/invoices/end.ts'
import { endMemberships } from '../../../src/memberships/end.ts'
import { settlePayments } from '../../../src/payments/checkWithGateway.ts'
import { runJobs } from '../model/time.ts'
import type { Bind } from './action.ts'

export const pass: Bind<{ minutes: number }> = (_, { minutes }) => ({
  isSilent: true,
  perform: async () => true,
  predict: (next) => {
    next.now += minutes * 60_000
  },
})

export const jobs: Bind<object> = () => ({
  perform: async ({ service }) => {
    await endMemberships(service)
    await expireInvoices(service)
    await settlePayments(service)
    return true
  },
  predict: runJobs,
})
