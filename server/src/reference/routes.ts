import { createHash } from 'node:crypto'
import type { Criterion } from '@bnr/contract/criteria'
import { indianDay } from '@bnr/contract/indianDay'
import * as endpoints from '@bnr/contract/reference/endpoints'
import { bankKeys } from '@bnr/contract/reference/keys'
import { readServiceProvider } from '@bnr/contract/reference/serviceProvider'
import { readStamp } from '@bnr/contract/reference/stamp'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../http/actor.ts'
import { checkCriteria } from '../http/criteria.ts'
import { serve } from '../http/serve.ts'
import type { Clock } from '../platform/clock.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { birthYearRanges } from './birthYears.ts'
import { countryCodes } from './countryCodes.ts'
import { banks } from './data/banks.ts'
import { lists } from './lists.ts'
import { configurationItems, itemsOf, pageOfItems, placesWithin, settingItems } from './present.ts'
import { presentProvider } from './serviceProviders.ts'

const cacheControl = 'public, max-age=300'

/** Lets browsers cache the lists until `stamp` changes. */
function cacheByStamp(app: FastifyInstance, stamp: () => string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200) return payload
    const tag = `"${stamp()}"`
    reply.headers({ etag: tag, 'cache-control': cacheControl })
    return isKnown(request, tag) ? notModified(reply) : payload
  })
}

/** Whether the browser has the current version. A compressing proxy may have marked its tag as weak. */
function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known?.includes(tag) ?? false
}

function notModified(reply: FastifyReply): null {
  reply.code(304).removeHeader('content-length')
  return null
}

/** Reference data is the same for everybody. Its own scope keeps the caching away from other routes. */
export function referenceRoutes(
  app: FastifyInstance,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
): void {
  const provider = presentProvider(config)
  const stamp = listsStamp(provider)
  serve(app, readStamp, () => ({ stamp }))
  serve(app, endpoints.searchBanks, ({ actor, body, query }) =>
    pageOfItems(findBanks(actor, body.criteria), query),
  )
  app.register(async (scope) => {
    cacheByStamp(scope, () => `${stamp}-${indianDay(clock.now())}`)
    serveSettings(scope, clock)
    serveConfigurations(scope)
    servePlaces(scope)
    serve(scope, readServiceProvider, ({ query }) => {
      if (query.code !== provider.code) throw new Failure('not_found')
      return provider
    })
  })
}

function serveSettings(app: FastifyInstance, clock: Clock): void {
  serve(app, endpoints.readSetting, ({ params }) => settingItems(params.list))
  serve(app, endpoints.readHeights, () => [...lists.heights.entries])
  serve(app, endpoints.readSalaryRanges, () => [...lists.salaryRanges.entries])
  serve(app, endpoints.readBirthYearRanges, () => {
    const { girl, boy } = birthYearRanges(clock.now())
    return [
      { who: 'girl' as const, ...girl },
      { who: 'boy' as const, ...boy },
    ]
  })
}

function serveConfigurations(app: FastifyInstance): void {
  serve(app, endpoints.readConfiguration, ({ params, query }) =>
    pageOfItems(configurationItems(params.list, query.any === '1'), query),
  )
  serve(app, endpoints.readEducations, () =>
    lists.educations.entries.map(({ code, category, label }) => ({ id: code, category, degree: label })),
  )
}

function servePlaces(app: FastifyInstance): void {
  serve(app, endpoints.readCountries, () => itemsOf(lists.countries.entries))
  serve(app, endpoints.readStates, ({ query }) => placesWithin(lists.states, lists.countries, query.c))
  serve(app, endpoints.readDistricts, ({ query }) => placesWithin(lists.districts, lists.states, query.st))
  serve(app, endpoints.readCountryCodes, () => [...countryCodes])
}

const stampLength = 16

/** A short hash of the content. */
export function stampOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, stampLength)
}

/** The stamp of all reference data and the provider. Browsers drop cached lists when it changes. */
export const listsStamp = (provider: object): string => stampOf({ lists, countryCodes, provider })

const knownBanks = banks.entries.map(({ code, label }) => ({ id: code, name: label }))

/** The banks whose names contain all texts of the criteria. */
function findBanks(actor: Actor, criteria: readonly Criterion[]) {
  const texts = checkCriteria(bankKeys, actor, criteria).map(({ value }) => value.toLowerCase())
  return knownBanks.filter(({ name }) => texts.every((text) => name.toLowerCase().includes(text)))
}
