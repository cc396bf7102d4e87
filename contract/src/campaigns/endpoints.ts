import { z } from '#schema'
import { criteria } from '../criteria.ts'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, idParams } from '../endpoint.ts'
import { channels } from '../messages/channels.ts'
import { amountOfMany } from '../money.ts'
import { noAudit } from '../noAudit.ts'
import { pageOf, pageQuery } from '../page.ts'
import { canField } from '../stateMachine.ts'
import { count, line, moment, paragraph, rowId } from '../values.ts'
import { wire } from '../wire.ts'
import { campaignMachine, campaignStates, leftOutNames } from './states.ts'

const { change, test, start, cancel, download } = campaignMachine.actions
const sending = { permission: 'campaigns.send' } as const

const words = {
  channel: ['ch', z.enum(channels, { error: 'Select how it is sent' }), 'How it is sent'],
  subject: ['sub', line(120).optional(), 'Subject of an e-mail'],
  text: ['tx', paragraph(5000).optional(), 'Text of an e-mail below the greeting, at most 5,000 characters'],
  templateId: ['tid', rowId.optional(), 'Template of an SMS, which is sent as it is registered'],
} as const

export const campaignWords = wire('Text of a message to many members', words)
export type CampaignWords = z.output<typeof campaignWords>

/** What is missing from a message, by readable path. An e-mail is written, an SMS chosen. */
export function wordsProblems({ channel, subject, text, templateId }: CampaignWords): Record<string, string> {
  if (channel === 'sms') return templateId ? {} : { templateId: 'Select a template' }
  return { ...(!subject && { subject: 'Enter a subject' }), ...(!text && { text: 'Enter some text' }) }
}

const leftOut = wire('Members who get no message', {
  reason: ['rs', z.enum(leftOutNames), 'Why'],
  members: ['n', z.number().int(), 'How many'],
})

const smsCost = wire('Size of an SMS to many members', {
  longest: ['le', z.number().int(), 'Characters of the longest one'],
  mostParts: ['mp', z.number().int(), 'Parts of the longest one'],
  parts: ['pa', z.number().int(), 'Parts of all together, each of which is charged'],
  price: ['pr', z.number(), 'Price of a part in paise, from the settings'],
  cost: ['co', amountOfMany, 'Parts × price'],
})

const common = {
  id: ['id', z.number().int(), 'Id'],
  state: ['st', z.enum(campaignStates), 'State'],
  channel: words.channel,
  subject: ['sub', z.string(), 'Subject of an e-mail, or name of the template of an SMS'],
  sent: ['se', z.number().int(), 'Sent so far'],
  createdAt: ['cdt', moment, 'When it was written'],
} as const

/** Those of a draft are counted only when it is opened, because each count searches all profiles. */
const listedCampaign = wire('Message to many members in a list', {
  ...common,
  recipients: ['n', z.number().int().optional(), 'Members who get it; absent for a draft'],
})

const campaign = wire('Message to many members', {
  ...common,
  text: ['tx', z.string(), 'Text, in an SMS with its placeholders'],
  templateId: words.templateId,
  tested: ['te', z.boolean(), 'This text was sent as a test'],
  recipients: ['n', z.number().int(), 'Members who get it; of a draft: who would get it now'],
  leftOut: ['lo', z.array(leftOut), 'Members who match and get none; only of a draft'],
  sms: ['sms', smsCost.optional(), 'What an SMS costs; only of a draft that is read by itself'],
  failed: ['fa', z.number().int(), 'Could not be sent'],
  night: ['ni', z.boolean(), 'It waits for the morning'],
  failure: ['rn', z.string().optional(), 'Why it stopped'],
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
  reply: pageOf('messages to many members', listedCampaign),
})

export const readCampaignTemplates = endpoint({
  ...sending,
  method: 'GET',
  path: '/campaigns/templates',
  audit: noAudit.catalogue,
  summary: 'Templates of SMS that can go to many: not ended, and registered with the operators',
  reply: wire('Templates for SMS to many', {
    results: [
      'results',
      z.array(
        wire('Template for an SMS to many', {
          id: ['id', rowId, 'Id'],
          name: ['na', z.string(), 'Name'],
          text: ['tx', z.string(), 'Text with its placeholders'],
        }),
      ),
      'The templates by name',
    ],
  }),
})

export const readCampaign = endpoint({
  ...sending,
  method: 'GET',
  path: '/campaigns/:id',
  audit: noAudit.own,
  summary: 'A message of the caller: its text, who gets it and who does not, what it costs, and its progress',
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
  body: campaignWords,
  reply: campaign,
})

export const testCampaign = endpoint({
  ...sending,
  method: 'POST',
  path: '/campaigns/:id/test',
  audit: { changes: test.audit },
  summary:
    'Send an e-mail to one’s own address, or an SMS to the number of one’s account; required before the start',
  params: idParams,
  body: wire('Test of a message', {
    address: [
      'v',
      z.email({ error: 'Invalid email' }).max(254, 'Invalid email').optional(),
      'Own address for the test of an e-mail',
    ],
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
