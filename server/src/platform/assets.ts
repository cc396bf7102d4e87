import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'
import { Failure } from './failure.ts'
import { asNoDocument } from './securityHeaders.ts'

const year = 31_536_000
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}
/** How the build names the compressed forms that it lays beside a file. */
const endings = { br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof endings
type Asset = { type: string; plain: Buffer; compressed: Map<Encoding, Buffer> }

/**
 * Files whose names change with what is in them, kept by browsers for ever, and here in memory (3 MB): a library that looks for each
 * and for its compressed forms takes longer for that than for all else. While an update is laid beside it, a process
 * still has what its pages name.
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

/** A kind of file that nobody thought of is found at the start, not by whoever asks for it. */
function typeOf(name: string): string {
  const type = types[extname(name)]
  if (!type) throw new Error(`What kind of file is ${name}?`)
  return type
}
