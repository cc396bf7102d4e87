import { downloadFigure, readCount, readQueues, readRevenue } from '@bnr/contract/figures/endpoints'
import { countNames, figureNames, revenueNames } from '@bnr/contract/figures/figures'
import { paiseOfMany } from '@bnr/contract/money'
import type { FastifyInstance } from 'fastify'
import { serveDownload } from '../downloads/serveDownload.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import { figureFile } from './file.ts'
import { queuesFor } from './queues.ts'
import { readFigure } from './read.ts'

export function figuresRoutes(app: FastifyInstance, services: Services): void {
  for (const name of countNames) serve(app, readCount[name], ({ query }) => readFigure(services, name, query))

  for (const name of revenueNames)
    serve(app, readRevenue[name], async ({ query }) => {
      const { parts, ...figure } = await readFigure(services, name, query)
      return {
        ...figure,
        parts: parts.map(({ value, label, ...amounts }) => ({ value, label, ...inPaise(amounts) })),
      }
    })

  for (const name of figureNames)
    serveDownload(app, services, downloadFigure[name], ({ query }) => figureFile(services, name, query))

  serve(app, readQueues, ({ actor }) => queuesFor(services, actor))
}

const inPaise = ({ current, before, ever }: { current: number; before: number; ever?: number }) => ({
  current: paiseOfMany(current),
  before: paiseOfMany(before),
  ever: ever === undefined ? undefined : paiseOfMany(ever),
})
