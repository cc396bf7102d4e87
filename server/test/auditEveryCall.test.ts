import { randomUUID } from 'node:crypto'
import { permissions, type Role, staffRoles } from '@bnr/contract/access'
import { declaredEndpoints, type EndpointParts, methodsOf, servedAt } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { stepNames } from '@bnr/contract/inbox/schemas'
import { beforeAll, expect, test } from 'vitest'
import { auditLog } from '../src/database/tables.ts'
import { createStaff } from './factories/accounts.ts'
import { createInvoice } from './factories/invoices.ts'
import { createReport } from './factories/messageReports.ts'
import { createTemplate } from './factories/messageTemplates.ts'
import { createMember } from './factories/profiles.ts'
import { createTestimonial } from './factories/testimonials.ts'
import { createTicket } from './factories/tickets.ts'
import { useService } from './harness.ts'
import { type Sent, sendAs } from './hostileCalls.ts'
import { csv, heading, person, uploadProfiles } from './importFiles.ts'
import { specifiedAudit } from './specification/audit.ts'

const service = useService()
let ids: Record<string, number> = {}
let token = ''

beforeAll(async () => {
  token = (await createStaff(service, ...staffRoles)).token
  const member = await createMember(service)
  const invoice = await createInvoice(service, (await createMember(service)).id)
  const story = await createTestimonial(service, { status: 'Ready' })
  ids = {
    bnrId: Number(member.bnrId),
    profiles: member.id,
    invoices: invoice.id,
    testimonials: story.id,
    messageReports: await createReport(service),
    messageTemplates: await createTemplate(service),
    template: await createTemplate(service),
    tickets: await createTicket(service, { phone: { countryCode: '91', number: '9888000111', type: 'M' } }),
    imports: (await uploadProfiles(service, token, csv(heading, person('Anita')))).item.id,
  }
})

const named = (one: EndpointParts) => `${methodsOf(one).join('|')} ${servedAt(one)}`
const isForStaff = ({ permission }: EndpointParts) =>
  (permissions[permission] as readonly Role[]).some(
    (role) => role === 'staff_user' || (staffRoles as readonly Role[]).includes(role),
  )
const idFor = ({ path }: EndpointParts) => ids[path.split('/')[1] ?? ''] ?? ids.profiles ?? 0
const actionsOf = async () => (await service.db.select().from(auditLog)).map(({ action }) => action)

const eq = (key: string, value: unknown) => ({ criterias: [{ key, operation: 'eq', value }] })

const ticketSteps = (): Record<string, Sent> =>
  Object.fromEntries(
    stepNames.map((name) => [
      `POST /api/tickets/:id/${name}`,
      { body: { tx: 'Text', cid: randomUUID(), ...(name === 'call' && { oc: 'reached' }) } },
    ]),
  )

/** Input that some calls need although their schema does not require it. */
function sentTo(name: string): Sent {
  const { profiles = 0, bnrId = 0, template = 0 } = ids
  const sent: Record<string, Sent> = {
    'GET /api/profiles': { query: { pid: String(bnrId) } },
    'POST /api/profile_actions/search': { body: eq('fromId', profiles) },
    'POST /api/testimonials/search': { body: eq('st', 'Ready') },
    'POST /api/messageTemplates': { body: { na: 'First', ch: 'sms', tx: 'Hello {name}' } },
    'PUT /api/messageTemplates/:id': { body: { na: 'Second', ch: 'sms', tx: 'Hello' } },
    'GET /api/profiles/:id/messages/preview': { query: { template: String(template) } },
    'POST /api/profiles/:id/messages': { body: { tid: template, cid: randomUUID() } },
    ...ticketSteps(),
    'GET /api/invoices/gst-summary': { query: { month: '2025-01', format: 'csv' } },
  }
  return sent[name] ?? {}
}

/** Empties the audit log, makes the call, downloads the file if the reply names one, and returns the recorded actions. */
async function record(
  endpoint: EndpointParts,
): Promise<{ status: number; json: unknown; actions: string[] }> {
  await service.db.delete(auditLog)
  const { status, json } = await sendAs(
    service,
    endpoint,
    { token, id: idFor(endpoint) },
    sentTo(named(endpoint)),
  )
  const { url } = (json ?? {}) as { url?: string }
  if (status === 200 && url?.includes('/downloads/')) await service.app.inject(url)
  return { status, json, actions: await actionsOf() }
}

const actionsIn = (text: string): string[] => text.replaceAll(/^\w+: |, each time$/g, '').split(', ')

/** These need a state that a single request cannot create; other tests cover them. */
const reachedElsewhere = [
  'GET /api/invoices/:id/credit/:note/download',
  'POST /api/invoices/draft',
  'POST /api/invoices/upgrade/draft',
  'GET /api/bulk/:id/outcome',
  'GET /api/campaigns/:id/outcome',
  'GET /api/imports/:id/outcome',
  'GET /api/reports/:id/download',
]

const calls = declaredEndpoints().filter((one) => isForStaff(one) && one.path !== '/ues/alo')

test.each(calls.map((one) => [named(one), one] as const))(
  '%s records the action that it declares and no other',
  async (name, endpoint) => {
    const specified = specifiedAudit[name]
    const { status, json, actions } = await record(endpoint)
    const isDone = status < 300
    if (!specified || !isDone) expect(actions).toEqual([])
    else if (specified.startsWith('reads')) expect(actions).toEqual(actionsIn(specified))
    else expect([[], ...actionsIn(specified).map((one) => [one])]).toContainEqual(actions)
    if (specified?.startsWith('reads'))
      expect(isDone, `answered ${status} ${JSON.stringify(json)}`).toBe(!reachedElsewhere.includes(name))
  },
)
