import * as endpoints from '@bnr/contract/bank/endpoints'
import * as uploads from '@bnr/contract/bank/uploads'
import { indianDay } from '@bnr/contract/indianDay'
import type { FastifyInstance } from 'fastify'
import { serveDownload } from '../downloads/serveDownload.ts'
import { spreadsheetTypes } from '../files/spreadsheet.ts'
import { serve } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { changeLine } from './change.ts'
import { findBankLines } from './find.ts'
import { matchLine } from './match.ts'
import { sampleStatement } from './sample.ts'
import { findAccounts } from './store.ts'
import { preview, upload } from './upload.ts'

export function bankRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services
  serve(app, uploads.listBankAccounts, async () => ({
    names: (await findAccounts(db)).map(({ name }) => name),
    hasSample: !config.production,
  }))
  serve(app, uploads.previewStatement, ({ body }) => preview(services, body))
  serve(app, uploads.uploadStatement, ({ actor, body }) => upload(services, actor, body))

  serveDownload(app, services, uploads.downloadSample, async () => {
    if (config.production) throw new Failure('not_found')
    return {
      name: 'bank-statement.csv',
      type: spreadsheetTypes.csv,
      content: async () => Buffer.from(await sampleStatement(db, indianDay(clock.now()))),
    }
  })

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
    const utr = await changeLine(services, actor, params.id, 'takeUp')
    return { message: utr ? `The line now belongs to settlement ${utr}` : 'The line is open again' }
  })
}
