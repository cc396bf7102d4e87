import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'
import { asNoDocument } from '../http/securityHeaders.ts'
import { Failure } from '../platform/failure.ts'

const year = 31_536_000
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}
/** Endings that the build gives to the compressed copies of a file. */
const endings = { br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof endings
type Asset = { type: string; plain: Buffer; compressed: Map<Encoding, Buffer> }

/**
 * Serves the hashed files of the build from memory (3 MB). Their names change with their content, so browsers may
 * cache them forever. A static-file library would look for each file and its compressed copies on disk, which takes
 * longer than everything else. A process also keeps serving the files that its pages name while a new build is copied
 * over them.
 */
export function serveAssets(app: FastifyInstance, folder: string): void {
  const assets = assetsIn(folder)
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name }, headers }, reply) => {
    const asset = assets.get(name)
    if (!asset) throw new Failure('not_found')
    const encoding = negotiate(String(headers['accept-encoding'] ?? ''), [...asset.compressed.keys()])
    if (asset.compressed.size > 0) reply.header('vary', 'accept-encoding')
    if (encoding) reply.header('content-encoding', encoding)
    return asNoDocument(reply)
      .header('cache-control', `public, max-age=${year}, immutable`)
      .type(asset.type)
      .send((encoding && asset.compressed.get(encoding)) || asset.plain)
  })
}

function assetsIn(folder: string): Map<string, Asset> {
  const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]))
  const isCompressed = (name: string) => Object.values(endings).some((ending) => name.endsWith(ending))
  const compressed = (name: string) =>
    new Map(
      Object.entries(endings).flatMap(([encoding, ending]) => {
        const content = files.get(name + ending)
        return content ? [[encoding as Encoding, content]] : []
      }),
    )
  const plain = [...files].filter(([name]) => !isCompressed(name))
  return new Map(
    plain.map(([name, content]) => [
      name,
      { type: typeOf(name), plain: content, compressed: compressed(name) },
    ]),
  )
}

/** Throws at the start, so that no request finds a file type that has no content type. */
function typeOf(name: string): string {
  const type = types[extname(name)]
  if (!type) throw new Error(`Unknown file type: ${name}`)
  return type
}
