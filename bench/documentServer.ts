import { Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../server/src/app.ts'
import { loadProfile } from '../server/src/profiles/store.ts'
import type { Services } from '../server/src/services/services.ts'
import { logIn } from '../server/test/factories/sessions.ts'
import { onDatabases } from './databases.ts'
import type { Answers, Question, Ready } from './documentQuestions.ts'
import { viewerId } from './seeded.ts'

/** The server that documents.ts measures, in its own process so that the client uses none of its time. */
const webFolder = fileURLToPath(new URL('../web/build/client', import.meta.url))
process.once('disconnect', () => process.exit())
await onDatabases(serve, { embedded: '2000', postgres: '2000' })
process.disconnect?.()

async function serve(services: Services, database: string): Promise<void> {
  const app = await buildApp(services, webFolder)
  const callTime = countCalls(app)
  const bare = new Map<string, string>()
  app.get('/bare/:name', (request, reply) =>
    reply.type('text/html').send(bare.get((request.params as { name: string }).name)),
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { userId, bnrId } = await loadProfile(services.db, await viewerId(services))
  const { pageCookie } = await logIn(services, { id: userId, userName: String(bnrId), type: 'pu' })
  process.send?.({ database, address, cookie: pageCookie } satisfies Ready)
  await answerQuestions({
    bare: async ({ name, html }) => void bare.set(name, html),
    limit: async ({ pagesAtOnce }) => void Object.assign(services.config, { pagesAtOnce }),
    use: async () => {
      const { user, system } = process.cpuUsage()
      return { processor: (user + system) / 1000, calls: callTime() }
    },
    memory: async () => {
      for (let round = 0; round < 3; round++) globalThis.gc?.()
      const { heapUsed, rss } = process.memoryUsage()
      return { heapUsed, rss }
    },
    profile: profiler(),
  })
  await app.close()
}

/** Answers the client until it sends `done`, for the next database. */
async function answerQuestions(answers: Answers): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = async (question: Question) => {
    if (question.ask === 'done') return resolve()
    const result = await (answers[question.ask] as (input: Question) => Promise<unknown>)(question)
    process.send?.({ result })
  }
  process.on('message', answer)
  await promise
  process.off('message', answer)
}

/** Milliseconds with at least one API call in progress. Only pages make calls here. */
function countCalls(app: FastifyInstance): () => number {
  let [inProgress, since, total] = [0, 0, 0]
  const isCall = (url: string) => url.startsWith('/api/')
  app.addHook('onRequest', async ({ url }) => {
    if (isCall(url) && inProgress++ === 0) since = performance.now()
  })
  app.addHook('onResponse', async ({ url }) => {
    if (isCall(url) && --inProgress === 0) total += performance.now() - since
  })
  return () => total
}

function profiler(): Answers['profile'] {
  const session = new Session()
  return async ({ running }) => {
    if (!running) {
      const { profile } = await session.post('Profiler.stop')
      session.disconnect()
      return profile
    }
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.start')
    return undefined
  }
}
