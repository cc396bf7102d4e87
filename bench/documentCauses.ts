import { readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { fileURLToPath } from 'node:url'
import { connections, documentPages, manyOf } from './documentPages.ts'
import type { MeasuredServer } from './documentQuestions.ts'
import { keepAlive } from './keepAlive.ts'
import { shown } from './statistics.ts'
import { head, print, row } from './tables.ts'

const documents = 400

/** Prints where the time of a document goes, from samples of the server's main thread by cause. */
export async function measureCauses({ ask, database, address, cookie }: MeasuredServer): Promise<void> {
  const fetch = keepAlive(address, cookie, connections)
  for (const [name, path] of Object.entries(documentPages)) {
    await ask('profile', { running: true })
    await manyOf(fetch, path, documents)
    const profile = await ask('profile', { running: false })
    if (!profile) throw new Error('the server sent no profile')
    const { causes, functions } = byCause(profile)
    head(`${database}, ${name}: cause`, 'ms a document', 'share')
    for (const { cause, milliseconds, share } of causes)
      row(cause, shown(milliseconds / documents), `${(share * 100).toFixed(1)} %`)
    print(`\n${functions.join(', ')}`)
  }
}

type Place = { functionName: string; url: string; lineNumber: number }

/** The first pattern that matches a place decides its cause. A place is a file (in a bundle the source file) and a function. */
const causes: readonly [string, RegExp][] = [
  ['idle', /^ \((idle|root)\)/],
  ['garbage collection', /^ \(garbage collector\)/],
  ['native, not attributed', /^ \(program\)/],
  ['React', /node_modules\/(react-dom|react|scheduler)\//],
  ['React Router', /node_modules\/(react-router|turbo-stream|cookie|set-cookie-parser)\//],
  ['readings (TanStack Query)', /node_modules\/@tanstack\//],
  ['zod', /node_modules\/zod\//],
  ['database (WebAssembly)', /^wasm:|node_modules\/@electric-sql\//],
  ['database (drizzle, driver)', /node_modules\/(drizzle-orm|pg|pg-[a-z]+|postgres|pgpass)\//],
  ['token (JWT, crypto)', /node_modules\/(jose|fast-jwt|jsonwebtoken)\//],
  [
    'hash and signature',
    /^node:(internal\/)?crypto|accounts\/(signature|token)|inlineScriptHashes| (digest|update|Hash|Hmac)$/,
  ],
  ['compress', /^node:(internal\/)?zlib|^node:zlib|node_modules\/@fastify\/compress/],
  ['the profiler itself', /^node:inspector/],
  [
    'system calls',
    /^ (write|writev|writeBuffer|writeUtf8String|writeLatin1String|read|fstat|stat|open|close)$/,
  ],
  [
    'HTTP (Fastify, inject)',
    /node_modules\/(fastify|light-my-request|find-my-way|avvio|@fastify|fast-|secure-json|pino|prom-client|set-cookie|helmet|@tanstack)/,
  ],
  ['Node: fetch, Headers, Response', /^node:internal\/deps\/undici|^node:internal\/(url|webstreams)/],
  [
    'Node: streams, sockets, HTTP',
    /^node:(_http|http|net|events|internal\/(stream|http|js_stream|timers|process|buffer)|buffer|stream|_stream|timers|async_hooks|internal\/async)/,
  ],
  [
    'arranging the document',
    /src\/app\/serverDocument|platform\/(builtSite|pageHead|serverDocuments)|securityHeaders/,
  ],
  ['JSON', /^ (stringify|parse)$/],
  [
    'replace, regular expressions',
    /^ (replace|replaceAll|RegExp: .*|exec|matchAll|test|\[Symbol\..*|match)$/,
  ],
  ['screens and their words (web/src)', /^web: src\/|^web: \.\.\/web\/src/],
  ['rules and wire (contract/src)', /contract\/src/],
  ['endpoints (server/src)', /server\/src/],
  ['Node, other', /^node:/],
  ['built in (promises, arrays, strings)', /^ /],
]

function byCause({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile) {
  const places = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]))
  const times = new Map<string, number>()
  for (const [at, id] of samples.entries()) {
    const place = places.get(id) ?? ''
    times.set(place, (times.get(place) ?? 0) + (timeDeltas[at] ?? 0) / 1000)
  }
  const sums = new Map<string, number>()
  for (const [place, milliseconds] of times) {
    const cause = causeOf(place)
    if (cause !== 'idle') sums.set(cause, (sums.get(cause) ?? 0) + milliseconds)
  }
  const total = [...sums.values()].reduce((sum, one) => sum + one, 0)
  return {
    causes: [...sums]
      .sort(([, one], [, other]) => other - one)
      .map(([cause, milliseconds]) => ({ cause, milliseconds, share: milliseconds / total })),
    functions: [...times]
      .filter(([place]) => causeOf(place) !== 'idle')
      .sort(([, one], [, other]) => other - one)
      .slice(0, 30)
      .map(([place, milliseconds]) => `${place} ${((100 * milliseconds) / total).toFixed(1)} %`),
  }
}

const causeOf = (place: string) => causes.find(([, pattern]) => pattern.test(place))?.[0] ?? 'other'

function placeOf({ functionName, url, lineNumber }: Place): string {
  const file = url.includes('/web/build/server/') ? `web: ${moduleAt(url, lineNumber)}` : url
  return `${file.replace(/^file:\/\/.*?\/(?=(node_modules|server|contract|web)\/)/, '')} ${functionName}`
}

const bundles = new Map<string, string[]>()

/** Finds the source file of a line: a bundle names it before each part. */
function moduleAt(url: string, line: number): string {
  const lines = bundles.get(url) ?? readFileSync(fileURLToPath(url), 'utf8').split('\n')
  bundles.set(url, lines)
  for (let at = line; at >= 0; at--) {
    const [, file] = /^\s*\/\/ (?:#region )?(\S+\.(?:[cm]?[jt]sx?|css))$/.exec(lines[at] ?? '') ?? []
    if (file) return file
  }
  return url
}
