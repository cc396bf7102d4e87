import * as endpoints from '@bnr/contract/bank/endpoints'
import * as uploads from '@bnr/contract/bank/uploads'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import { changeLine } from './change.ts'
import { findBankLines } from './find.ts'
import { matchLine } from './match.ts'
import { findAccounts } from './store.ts'
import { preview, upload } from './upload.ts'

export function bankRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  serve(app, uploads.listBankAccounts, () => findAccounts(db))
  serve(app, uploads.previewStatement, ({ body }) => preview(services, body))
  serve(app, uploads.uploadStatement, ({ actor, body }) => upload(services, actor, body))

  serve(app, endpoints.searchBankLines, ({ actor, query, body }) =>
    findBankLines(db, actor, body.criteria, query),
  )

  serve(app, endpoints.matchBankLine, async ({ actor, params, body }) => ({
    message: await matchLine(services, actor, params.id, body.invoiceId),
  }))

  serve(app, endpoints.unmatchBankLine, async ({ actor, params }) => {
    await changeLine(services, actor, params.id, 'unmatch')
    return { message: 'The line is open again' }
  })

  serve(app, endpoints.setAsideBankLine, async ({ actor, params, body }) => {
    await changeLine(services, actor, params.id, 'setAside', body.reason)
    return { message: 'Set aside' }
  })

  serve(app, endpoints.takeUpBankLine, async ({ actor, params }) => {
    await changeLine(services, actor, params.id, 'takeUp')
    return { message: 'The line is open again' }
  })
}
