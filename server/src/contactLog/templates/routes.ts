import * as endpoints from '@bnr/contract/contactLog/templates'
import type { FastifyInstance } from 'fastify'
import { presented } from '../../database/paged.ts'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services/services.ts'
import { changeTemplate, createTemplate, endTemplate, listTemplates, type TemplateRow } from './manage.ts'
import { previewMessage, sendMessage } from './send.ts'

export function templatesRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.readTemplates, async ({ query: { ended, ...page } }) =>
    presented(await listTemplates(services.db, ended, page), presentTemplate),
  )

  serve(app, endpoints.createTemplate, ({ actor, body }) => createTemplate(services, actor, body))

  serve(app, endpoints.changeTemplate, ({ actor, params, body }) =>
    changeTemplate(services, actor, params.id, body),
  )

  serve(app, endpoints.endTemplate, ({ actor, params }) => endTemplate(services, actor, params.id))

  serve(app, endpoints.previewMessage, ({ actor, params, query }) =>
    previewMessage(services, actor, params.id, query.template),
  )

  serve(app, endpoints.sendMessage, ({ actor, params, body }) =>
    sendMessage(services, actor, params.id, body),
  )
}

const presentTemplate = ({ id, name, channel, subject, text, dltId, endedAt }: TemplateRow) => ({
  id,
  name,
  channel,
  text,
  ...(subject && { subject }),
  ...(dltId && { dltId }),
  isEnded: endedAt !== null,
})
