import { largestUpload } from '@bnr/contract/media/schemas'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { authenticate } from './accounts/authenticate.ts'
import { accountsRoutes } from './accounts/routes.ts'
import { secondFactorRoutes } from './accounts/secondFactor/routes.ts'
import { settingsRoutes } from './accounts/settings/routes.ts'
import { signOnRoutes } from './accounts/signOn/routes.ts'
import { staffAccountRoutes } from './accounts/staffAccount/routes.ts'
import { staffRoutes } from './accounts/staffRoutes.ts'
import { asVisitorOf } from './accounts/visitor.ts'
import { activitiesRoutes } from './activities/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { bankRoutes } from './bank/routes.ts'
import { settlementRoutes } from './bank/settlements/routes.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { campaignRoutes } from './campaigns/routes.ts'
import { contactLogRoutes } from './contactLog/routes.ts'
import { templatesRoutes } from './contactLog/templates/routes.ts'
import { meetingsRoutes } from './conversations/meetings/routes.ts'
import { messageSettingsRoutes } from './conversations/receipts/receipts.ts'
import { messageReportsRoutes } from './conversations/reports/routes.ts'
import { conversationsRoutes } from './conversations/routes.ts'
import { couponsRoutes } from './coupons/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { doctorRoutes } from './doctor/routes.ts'
import { readable } from './documents/pageAddress.ts'
import { site } from './documents/site.ts'
import { downloadsRoutes } from './downloads/routes.ts'
import { adminRoutes } from './editing/adminRoutes.ts'
import { editingRoutes } from './editing/routes.ts'
import { figuresRoutes } from './figures/routes.ts'
import { hintsRoutes } from './hints/routes.ts'
import { apiDocs } from './http/apiDocs.ts'
import { type BodyTimes, bodyTimes, endSlowBodies } from './http/bodyTimes.ts'
import { ofReplies } from './http/compression.ts'
import { followWrites } from './http/followWrites.ts'
import { forbidCaching } from './http/forbidCaching.ts'
import { health } from './http/health.ts'
import { metrics } from './http/metrics.ts'
import { renderError } from './http/renderError.ts'
import { requestLimits } from './http/requestLimits.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { prepareServing } from './http/serve.ts'
import { traceRequests } from './http/traceRequests.ts'
import { importsRoutes } from './imports/routes.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { usesOfCoupons } from './invoices/couponUses.ts'
import { creditRoutes } from './invoices/creditRoutes.ts'
import { invoicesRoutes } from './invoices/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { membershipsRoutes } from './memberships/routes.ts'
import { messagesRoutes } from './messages/routes.ts'
import { domainMetrics } from './metrics.ts'
import { offersRoutes } from './offers/routes.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { plansRoutes } from './plans/routes.ts'
import type { Settings } from './platform/settings.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { proposalsRoutes } from './proposals/routes.ts'
import { referenceRoutes } from './reference/routes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { reportsRoutes } from './reports/routes.ts'
import { memberSearchRoutes } from './search/members/routes.ts'
import { savedSearchRoutes, searchRoutes } from './search/routes.ts'
import type { Services } from './services/services.ts'
import { sharingRoutes } from './sharing/routes.ts'
import { summariesRoutes } from './summaries/routes.ts'
import { storyPages } from './testimonials/pages.ts'
import { testimonialsRoutes } from './testimonials/routes.ts'
import { viewingRoutes } from './viewing/routes.ts'

const largestBody = 256 * 1024

/** Builds the whole service on one Fastify instance. `webFolder` contains the built browser side, if there is one. */
export async function buildApp(
  services: Services,
  webFolder?: string,
  times: BodyTimes = bodyTimes,
): Promise<FastifyInstance> {
  const { config } = services
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    bodyLimit: largestBody,
    requestTimeout: times.upload,
    return503OnClosing: false,
    trustProxy: trustOf(config.trustProxy),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => readable(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  prepareServing(app, services)
  traceRequests(app)
  app.setErrorHandler(renderError)
  endSlowBodies(app, times)
  forbidCaching(app)
  securityHeaders(app, config, config.gateway ? [config.gateway.url] : [])
  await app.register(cookie, { parseOptions: cookieAttributes(config) })
  await app.register(compress, ofReplies)
  await app.register(multipart, {
    limits: { fileSize: largestUpload, files: 1, fields: 5 },
    throwFileSizeLimit: false,
  })
  await requestLimits(app, services)
  const registry = metrics(app, !config.production && config.metricsPort === undefined)
  for (const add of domainMetrics) add(registry, services)
  for (const prepare of [health, followWrites, authenticate]) prepare(app, services)
  for (const serveDomain of domains) serveDomain(app, services)
  if (config.apiDocs) apiDocs(app, config)
  await site(app, {
    config,
    clock: services.clock,
    registry,
    asVisitor: asVisitorOf(services),
    stored: storyPages(services),
    ...(webFolder ? { folder: webFolder } : {}),
  })
  return app
}

const domains: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  referenceRoutes,
  accountsRoutes,
  settingsRoutes,
  signOnRoutes,
  secondFactorRoutes,
  staffAccountRoutes,
  staffRoutes,
  downloadsRoutes,
  viewingRoutes,
  sharingRoutes,
  editingRoutes,
  adminRoutes,
  contactLogRoutes,
  templatesRoutes,
  inboxRoutes,
  auditRoutes,
  privacyRoutes,
  registrationRoutes,
  importsRoutes,
  searchRoutes,
  savedSearchRoutes,
  memberSearchRoutes,
  mediaRoutes,
  activitiesRoutes,
  proposalsRoutes,
  bulkRoutes,
  campaignRoutes,
  conversationsRoutes,
  hintsRoutes,
  messageReportsRoutes,
  messageSettingsRoutes,
  meetingsRoutes,
  messagesRoutes,
  summariesRoutes,
  testimonialsRoutes,
  offersRoutes,
  (app, services) => couponsRoutes(app, services, usesOfCoupons),
  plansRoutes,
  membershipsRoutes,
  invoicesRoutes,
  creditRoutes,
  paymentsRoutes,
  bankRoutes,
  settlementRoutes,
  dashboardRoutes,
  figuresRoutes,
  reportsRoutes,
  doctorRoutes,
]

/**
 * Scripts cannot read our cookies, and forms and pictures of other sites do not send them. Links from other sites do.
 */
function cookieAttributes({ publicUrl }: Settings) {
  return { httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const
}

/** Hop 0 is the connection itself. */
function trustOf(proxies: Settings['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
