import * as invoiceEndpoints from '@bnr/contract/invoices/endpoints'
import { agreeToTerms } from '@bnr/contract/invoices/request'
import { settledStates } from '@bnr/contract/invoices/transitions'
import * as endpoints from '@bnr/contract/payments/endpoints'
import type { FastifyInstance } from 'fastify'
import { requireKnownCode } from '../coupons/guess.ts'
import { type Call, serve } from '../http/serve.ts'
import { withDetails } from '../invoices/found.ts'
import { issueInvoice } from '../invoices/issue.ts'
import { lockWithMember } from '../invoices/lock.ts'
import { presentInvoice } from '../invoices/present.ts'
import { readableInvoice } from '../invoices/routes.ts'
import { invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { beginAttempt } from './attempts.ts'
import { decide } from './decide.ts'
import { findPayments } from './find.ts'
import { forwardPage } from './forwardPage.ts'
import { outcomeAddress, readOutcome } from './outcome.ts'
import { requestOf } from './request.ts'
import { handleSealedAnswer } from './sealedAnswer.ts'
import { confirmCardPayment, settle } from './settle.ts'

export function paymentsRoutes(app: FastifyInstance, services: Services): void {
  takeForms(app)
  issuing(app, services)
  settling(app, services)
  gateway(app, services)
  finance(app, services)
}

/** The gateway and our own page post forms, not JSON. */
function takeForms(app: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: 64 * 1024 } as const
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  )
}

function issuing(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services
  const issue =
    (upgrade: boolean) =>
    async ({ actor, body: request }: Pick<Call<typeof invoiceEndpoints.issueInvoice>, 'actor' | 'body'>) => {
      await requireKnownCode(services, actor, request.couponCode)
      const { row, payToken } = await db.inTransaction(async (tx) => {
        const issued = await issueInvoice(services, tx, { actor, request, upgrade })
        const isPaidByCard = actor.kind === 'member' && config.gateway
        return { row: issued, payToken: isPaidByCard ? await beginAttempt(services, tx, issued) : undefined }
      })
      const [found] = await withDetails(db, [row], clock.now())
      return {
        ...presentInvoice(found ?? { ...row, membership: {} }, actor),
        ...(payToken ? { payToken } : {}),
      }
    }
  serve(app, invoiceEndpoints.issueInvoice, issue(false))
  serve(app, invoiceEndpoints.issueUpgrade, issue(true))

  serve(app, endpoints.beginPayment, async ({ actor, params, body }) => {
    const { byStaffId } = await readableInvoice(services, actor, params.id)
    // A member who requested the invoice agreed then. If staff issued it, the member must agree now.
    if (byStaffId !== null && body.consent !== true) throw invalidInput({ cs: agreeToTerms })
    const payToken = await db.inTransaction(async (tx) =>
      beginAttempt(services, tx, await lockWithMember(tx, params.id)),
    )
    return { payToken }
  })
}

function settling(app: FastifyInstance, services: Services): void {
  for (const state of settledStates)
    serve(app, invoiceEndpoints.settleInvoice[state], async ({ actor, params, body }) => {
      await readableInvoice(services, actor, params.id)
      return await settle(services, actor, { id: params.id, state, settlement: body })
    })

  serve(app, invoiceEndpoints.confirmGatewayPayment, async ({ actor, params, body }) =>
    confirmCardPayment(services, actor, params.id, body.trackingId),
  )
}

function gateway(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.gatewayRequest, async ({ body, reply }) =>
    forwardPage(reply, await requestOf(services, body.token)),
  )

  serve(app, endpoints.gatewayReturn, async ({ body }) => {
    const answer = await handleSealedAnswer(services, body.encResp, 'return')
    return outcomeAddress(services, answer)
  })

  serve(app, endpoints.gatewayPush, async ({ body }) => {
    await handleSealedAnswer(services, body.encResp, 'push')
    return { message: 'Received' }
  })

  serve(app, endpoints.readOutcome, ({ query }) => readOutcome(services, query.order_id, query.token))
}

function finance(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.searchPayments, ({ actor, query, body }) =>
    findPayments(services.db, actor, body.criteria, query),
  )

  serve(app, endpoints.decidePayment, async ({ actor, params, body }) => {
    await decide(services, actor, params.id, body)
    return { message: 'Decided' }
  })
}
