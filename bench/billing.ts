import { issueInvoice } from '@bnr/contract/invoices/endpoints'
import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../server/src/app.ts'
import { seal } from '../server/src/payments/gateway/cipher.ts'
import { paymentAttempts } from '../server/src/payments/tables.ts'
import type { Services } from '../server/src/services/services.ts'
import { openBank } from '../server/test/factories/payments.ts'
import { logInSome, post } from './buyers.ts'
import { onDatabases } from './databases.ts'
import { ratePerSecond } from './statistics.ts'

const clients = 8

/** node bench/billing.ts [--embedded 2000] [--postgres 20000]: price drafts, invoices and bank answers a second for eight clients. */
await onDatabases(measure, { embedded: '2000', postgres: '20000' })

async function measure(services: Services, database: string): Promise<void> {
  const bank = await openBank()
  const gateway = { ...bank.keys, url: bank.address, statusUrl: bank.address }
  const app = await buildApp({ ...services, config: { ...services.config, gateway, gatewayAmount: 'real' } })
  const tokens = await logInSome(services)
  const [plan] = (await post(app, '/api/memberships/search', '', { criterias: [] })).results
  const request = { mid: plan.id, cs: true, ba: { co: 'India', st: 'Kerala' } }
  const bare = await ratePerSecond(
    Array.from({ length: 2000 }, () => () => app.inject('/healthz')),
    clients,
  )
  const show = async (name: string, works: (() => Promise<unknown>)[]) => {
    const rate = await ratePerSecond(works, clients)
    process.stdout.write(`| ${database} | ${name} | ${rate.toFixed(0)} | ${(bare / rate).toFixed(1)} |\n`)
  }
  const requestsTo = (path: string) => tokens.map((token) => () => post(app, path, token, request))
  process.stdout.write(`| ${database} | bare route | ${bare.toFixed(0)} | 1 |\n`)
  await show('draft', requestsTo('/api/invoices/draft'))
  await show('generate', requestsTo(`/api${issueInvoice.path}`))
  const attempts = await services.db
    .select()
    .from(paymentAttempts)
    .orderBy(desc(paymentAttempts.begunAt))
    .limit(tokens.length)
  await show(
    'return',
    attempts.map((attempt) => () => comeBack(app, attempt, bank.keys.workingKey)),
  )
  await app.close()
  await bank.stop()
}

type Attempt = typeof paymentAttempts.$inferSelect

/** Brings the answer of a declined payment, which the service need not check with the bank. */
function comeBack(app: FastifyInstance, { orderId, amount }: Attempt, workingKey: string) {
  const answer = `order_id=${orderId}&order_status=Unsuccessful&currency=INR&amount=${amount / 100}`
  return app.inject({
    method: 'POST',
    url: '/ccavResponseHandler',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ encResp: seal(answer, workingKey) }).toString(),
  })
}
