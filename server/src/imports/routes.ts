import * as endpoints from '@bnr/contract/imports/endpoints'
import { importMoveNames } from '@bnr/contract/imports/states'
import type { FastifyInstance } from 'fastify'
import { presented } from '../database/paged.ts'
import { serveDownload } from '../downloads/serveDownload.ts'
import type { Staff } from '../http/actor.ts'
import { receiveFile } from '../http/receiveFile.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import { changeColumns, includeRow, moveImport } from './change.ts'
import { discardImport } from './erase.ts'
import { outcomeFile } from './outcome.ts'
import { presentImport, presentRow } from './present.ts'
import { findImports, findRows, loadImport, rowConditions } from './store.ts'
import { uploadFile } from './upload.ts'

export function importsRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const shown = async (staff: Staff, id: number) =>
    presentImport(db, staff, await loadImport(db, staff.userId, id))

  serve(app, endpoints.uploadImport, async ({ actor, query, request }) => {
    const content = await receiveFile(request)
    return await shown(actor, await uploadFile(services, actor, { ...query, content }))
  })

  serve(app, endpoints.listImports, async ({ actor, query }) => {
    const { results, ...page } = await findImports(db, actor.userId, query)
    return { ...page, results: await Promise.all(results.map((row) => presentImport(db, actor, row))) }
  })

  serve(app, endpoints.readImport, ({ actor, params }) => shown(actor, params.id))

  serve(app, endpoints.mapImport, async ({ actor, params, body }) => {
    await changeColumns(services, actor, params.id, body)
    return await shown(actor, params.id)
  })

  serve(app, endpoints.readImportRows, async ({ actor, params, query }) => {
    const { id } = await loadImport(db, actor.userId, params.id)
    return presented(await findRows(db, id, rowConditions[query.show], query), presentRow)
  })

  serve(app, endpoints.includeImportRow, async ({ actor, params, body }) => {
    await includeRow(services, actor, { ...params, ...body })
    return await shown(actor, params.id)
  })

  for (const name of importMoveNames)
    serve(app, endpoints.moveImport[name], async ({ actor, params }) => {
      await moveImport(services, actor, params.id, name)
      return await shown(actor, params.id)
    })

  serve(app, endpoints.discardImport, async ({ actor, params }) => {
    await discardImport(services, actor, params.id)
    return { message: 'Import erased' }
  })

  serveDownload(app, services, endpoints.downloadOutcome, ({ actor, params }) =>
    outcomeFile(services, actor, params.id),
  )
}
