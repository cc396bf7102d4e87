import { z } from '#schema'
import { criteria } from '../criteria.ts'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, idParams } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { pageOf, pageQuery } from '../page.ts'
import { canField } from '../stateMachine.ts'
import { count, line, moment, paragraph } from '../values.ts'
import { wire } from '../wire.ts'
import { campaignMachine, campaignStates, leftOutNames } from './states.ts'

const { change, test, start, cancel, download } = campaignMachine.actions
const sending = { permission: 'campaigns.send' } as const

const words = {
  subject: ['sub', line(120, 'Enter a subject'), 'Subject'],
  text: ['tx', paragraph(5000, 'Enter a text'), 'Text below the greeting, at most 5,000 characters'],
} as const

const leftOut = wire('Members who get no message', {
  reason: ['rs', z.enum(leftOutNames), 'Why'],
  members: ['n', z.number().int(), 'How many'],
})

const campaign = wire('Message to many members', {
  id: ['id', z.number().int(), 'Id'],
  state: ['st', z.enum(campaignStates), 'State'],
  ...words,
  tested: ['te', z.boolean(), 'This text was sent as a test'],
  recipients: ['n', z.number().int(), 'Members who get it; of a draft: who would get it now'],
  leftOut: ['lo', z.array(leftOut), 'Members who match and get none; only of a draft'],
  sent: ['se', z.number().int(), 'Sent so far'],
  failed: ['fa', z.number().int(), 'Could not be sent'],
  night: ['ni', z.boolean(), 'It waits for the morning'],
  failure: ['rn', z.string().optional(), 'Why it stopped'],
  createdAt: ['cdt', moment, 'When it was written'],
  can: canField(campaignMachine),
})
export type Campaign = z.output<typeof campaign>

export const writeCampaign = endpoint({
  ...sending,
  method: 'POST',
  path: '/campaigns',
  audit: { changes: 'campaign written' },
  summary: 'Write a message to all members that a search finds; sends nothing yet',
  body: wire('New message to many members', {
    ...words,
    criteria: ['criterias', criteria, 'Conditions of the search, all of which must hold'],
  }),
  reply: campaign,
  limit: { requests: 2 },
})

export const listCampaigns = endpoint({
  ...sending,
  method: 'GET',
  path: '/campaigns',
  audit: noAudit.own,
  summary: 'Messages to many that the caller wrote, the newest first',
  query: z.object(pageQuery()),
  reply: pageOf('messages to many members', campaign),
})

export const readCampaign = endpoint({
  ...sending,
  method: 'GET',
  path: '/campaigns/:id',
  audit: noAudit.own,
  summary: 'A message of the caller: its text, who gets it and who does not, and its progress',
  params: idParams,
  reply: campaign,
})

export const changeCampaign = endpoint({
  ...sending,
  method: 'PUT',
  path: '/campaigns/:id',
  audit: { changes: change.audit },
  summary: 'Change the text of a draft; it must be tested again',
  params: idParams,
  body: wire('Text of a message to many members', words),
  reply: campaign,
})

export const testCampaign = endpoint({
  ...sending,
  method: 'POST',
  path: '/campaigns/:id/test',
  audit: { changes: test.audit },
  summary: 'Send the message to one’s own address, which is required before it starts',
  params: idParams,
  body: wire('Test of a message', {
    address: ['v', z.email({ error: 'Invalid email' }).max(254, 'Invalid email'), 'Own e-mail address'],
  }),
  reply: campaign,
  limit: { requests: 1 },
})

export const startCampaign = endpoint({
  ...sending,
  method: 'PUT',
  path: '/campaigns/:id/start',
  audit: { changes: start.audit },
  summary: 'Send the message as a job: with a limit for its speed, and not at night',
  params: idParams,
  body: wire('Start of a message', {
    recipients: ['n', count(1, 10_000_000), 'Number of recipients that the person confirmed'],
  }),
  reply: campaign,
})

export const cancelCampaign = endpoint({
  ...sending,
  method: 'PUT',
  path: '/campaigns/:id/cancel',
  audit: { changes: cancel.audit },
  summary: 'Stop sending; what was sent stays sent',
  params: idParams,
  reply: campaign,
})

export const downloadCampaignOutcome = downloadEndpoint({
  ...sending,
  path: '/campaigns/:id/outcome',
  audit: { reads: download.audit, each: true },
  summary: 'CSV with the BNR ID of each member and what became of the message',
  params: idParams,
  limit: { requests: 20 },
})
