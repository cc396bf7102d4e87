import { permissions } from '@bnr/contract/access'
import { type EndpointParts, methodsOf, servedAt } from '@bnr/contract/endpoint'
import { errorReply } from '@bnr/contract/errors'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Settings } from '../platform/settings.ts'
import { compressOnce } from './compressOnce.ts'
import { limitByAddress } from './limitByAddress.ts'

/** Opening the documentation takes eight requests, some for files of up to 1.7 MB. */
export const docsRequestsAMinute = 100

/** Serves the documentation of all endpoints at /api/docs. */
export function apiDocs(app: FastifyInstance, config: Settings): void {
  app.register(async (scope) => {
    const limit = limitByAddress(app, 'API documentation', docsRequestsAMinute)
    if (limit) scope.addHook('onRequest', limit)
    compressOnce(scope)
    const document = openApi(app.served, config)
    // The plugin serves any version, but the types of its static mode end at OpenAPI 3.0.
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } })
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false })
  })
}

/** Makes `paths` on the first read: that takes a quarter of a second, and most processes never need it. */
function openApi(served: readonly EndpointParts[], config: Settings) {
  let paths: ReturnType<typeof pathsOf> | undefined
  return {
    openapi: '3.1.0',
    info: { title: 'BNR Matrimony', version: '1', description: 'Short keys are explained in the glossary.' },
    servers: [{ url: config.publicUrl }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    get paths() {
      paths ??= pathsOf(served)
      return paths
    },
  }
}

function pathsOf(served: readonly EndpointParts[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of served) {
    const path = servedAt(endpoint).replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    for (const method of methodsOf(endpoint)) paths[path][method.toLowerCase()] = operation(endpoint)
  }
  return paths
}

const freshFactorNote = ({ freshFactor }: EndpointParts): string =>
  freshFactor
    ? '. Replies 403 second_factor_required when staff confirmed their second factor too long ago'
    : ''

function operation(endpoint: EndpointParts) {
  const roles = permissions[endpoint.permission]
  const open = endpoint.permission === 'public' || (roles as readonly string[]).includes('guest_user')
  return {
    summary: endpoint.summary,
    description: `Permission ${endpoint.permission}: ${roles.join(', ')}${freshFactorNote(endpoint)}`,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(open ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody(endpoint),
    responses: {
      ...success(endpoint),
      default: { description: 'Refused', ...content(errorReply) },
    },
  }
}

function success({ redirect, file, stream, reply }: EndpointParts) {
  if (redirect) return { 302: { description: 'Redirects to another address' } }
  const type = stream ? 'text/event-stream' : 'application/json'
  return { 200: { description: 'Done', ...(file ? {} : content(reply, type)) } }
}

const schemaOf = (schema: z.ZodType) => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type) delete jsonSchema.anyOf
    },
  })
  return rest
}
const content = (schema: z.ZodType, type = 'application/json') => ({
  content: { [type]: { schema: schemaOf(schema) } },
})

function requestBody({ body, upload }: EndpointParts) {
  if (upload) {
    const schema = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  return body ? { requestBody: { required: true, ...content(body) } } : {}
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}
