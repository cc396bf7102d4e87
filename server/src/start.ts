import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { refuseDemoLogins } from './accounts/demoLogins.ts'
import { buildApp } from './app.ts'
import { type Database, openConfigured } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { keepModesApart } from './database/modeMark.ts'
import { oneAtATime } from './database/oneAtATime.ts'
import { lockFolder } from './files/folderLock.ts'
import { openPlaces } from './files/places.ts'
import { privateFolder } from './files/privateFolder.ts'
import { placedStorage } from './files/storedFiles.ts'
import { leave } from './http/leaving.ts'
import { serveMetrics } from './http/metrics.ts'
import { handledBy } from './jobs/job.ts'
import { openQueue } from './jobs/queue.ts'
import { startJobs } from './jobs/work.ts'
import { jobs } from './jobs.ts'
import { buildJobsApp } from './jobsApp.ts'
import { countMessages } from './messages/messageMetrics.ts'
import { outboxMessenger } from './messages/outbox.ts'
import { chooseMessenger, noProvider } from './messages/providers.ts'
import { refuseUnsafeMode } from './modeRules.ts'
import { seedPlans } from './plans/seed.ts'
import { systemClock } from './platform/clock.ts'
import { openLog } from './platform/log.ts'
import type { Settings } from './platform/settings.ts'
import { refreshSearchRows } from './search/refreshSearchRows.ts'
import { announce } from './services/processes/announce.ts'
import { readSecrets } from './services/secrets.ts'
import type { Services } from './services/services.ts'
import { openSharedCounts } from './services/sharedCounts.ts'

export type Running = { address: string; welcome: string; stop: () => Promise<void> }

/** What a demo does differently: it creates data on its first run and prints its logins. */
export type Mode = {
  prepare: (services: Services) => Promise<void>
  welcome: (config: Settings, address: string) => string
}

/** Starts everything in order. `stop` lets running requests and jobs finish, then ends it in reverse. */
export async function start(config: Settings, mode: Mode, webFolder: string): Promise<Running> {
  refuseUnsafeMode(config)
  const log = openLog(config)
  if (config.production && !config.databaseUrl)
    log.warn('EMBEDDED_DATABASE=allowed: a power cut can lose what was committed. Set DATABASE_URL')
  privateFolder(config.dataDir)
  const unlock = config.databaseUrl ? () => undefined : lockFolder(config.dataDir)
  try {
    const db = await openConfigured(config, log)
    await migrate(db, log)
    if (config.production) await refuseDemoLogins(db)
    await keepModesApart(db, config.production, systemClock.now())
    const services = await openServices(config, db, log)
    await oneAtATime(db, async () => {
      await refreshSearchRows(db)
      await seedPlans(db, services.clock)
      await mode.prepare(services)
    })
    const announced = await announce(services)
    const { redisUrl: url } = config
    const counting =
      url && config.role !== 'jobs'
        ? { sharedCounts: await openSharedCounts({ url, log, ...announced }) }
        : {}
    const { address, close } = await listen({ ...services, ...counting }, webFolder)
    const stop = async () => {
      await Promise.all([close(), services.jobs.finish(config.stopSeconds)])
      counting.sharedCounts?.close()
      await services.jobs.stop()
      await announced.stop()
      await db.close()
      unlock()
    }
    return { address, welcome: welcomeOf(config, mode, address), stop }
  } catch (error) {
    unlock()
    throw error
  }
}

async function listen(services: Services, webFolder: string) {
  const { config } = services
  const app = config.role === 'jobs' ? buildJobsApp(services) : await buildApp(services, webFolder)
  await app.listen({ port: config.port, host: config.host })
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : await serveMetrics(app.metrics, config.metricsPort, config.host)
  const { port } = app.server.address() as AddressInfo
  const close = async () => {
    await leave(app, config)
    metrics?.close()
  }
  return { address: `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`, close }
}

const welcomeOf = (config: Settings, mode: Mode, address: string): string =>
  config.role === 'jobs'
    ? `BNR Matrimony runs jobs; its health is at ${address}/readyz\n`
    : mode.welcome(config, address)

async function openServices(config: Settings, db: Database, log: Logger): Promise<Services> {
  const clock = systemClock
  const places = openPlaces(config)
  const otherwise = config.production ? noProvider : outboxMessenger(db, clock)
  const messenger = countMessages(chooseMessenger(config, otherwise))
  // Handlers of jobs need the services, and the services include the queue.
  const opened = Promise.withResolvers<Services>()
  const open = config.role === 'web' ? openQueue : startJobs
  const services: Services = {
    config,
    db,
    clock,
    log,
    messenger,
    secrets: readSecrets(config),
    storage: placedStorage({ db, clock, log, places }),
    places,
    jobs: await open(db, handledBy(opened.promise, jobs), (error, job) =>
      log.error({ err: error, job }, 'job failed'),
    ),
  }
  opened.resolve(services)
  return services
}
