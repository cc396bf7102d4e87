import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { refuseOtherSites } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import type { WrittenScreen } from './builtSite.ts'
import type { ServerDocuments } from './serverDocuments.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The page takes the form of people without JavaScript, as the owner of the page cookie. */
    takesForm?: true
  }
}

const formType = 'application/x-www-form-urlencoded'

/** Lets people without JavaScript post the form of a page to its own address. The page answers them. */
export function takeForm(
  app: FastifyInstance,
  screen: WrittenScreen,
  pages: ServerDocuments,
  limited: RouteShorthandOptions,
): void {
  const preParsing = async (request: FastifyRequest) => {
    refuseOtherSites(request, 'Open our site and write to us there')
    if (!request.headers['content-type']?.toLowerCase().startsWith(formType))
      throw new Failure('wrong_media_type')
  }
  app.post(screen.path, { ...limited, config: { takesForm: true }, preParsing }, (request, reply) =>
    pages.send(request, reply, screen),
  )
}
