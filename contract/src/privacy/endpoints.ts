import { z } from '#schema'
import { proofFields } from '../accounts/proof.ts'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint } from '../endpoint.ts'
import { transitionReason } from '../profiles/transitions.ts'
import { isoDate, moment } from '../values.ts'
import { wire } from '../wire.ts'

const own = { permission: 'account.own' } as const

/** Days for which a finished file of personal data can be downloaded. */
export const downloadDays = 7

export const deleteOwnProfile = endpoint({
  ...own,
  method: 'POST',
  path: '/profiles/:id/deletion',
  summary:
    'Delete the profile of the member: hides it at once and permanently removes it after the retention period',
  body: wire('Deletion', { ...proofFields, ...transitionReason.fields }),
  reply: wire('Profile deleted', {
    message: ['message', z.string(), 'What happened, as text for the user'],
    purgeOn: ['pgd', isoDate(), 'Day on which everything is permanently removed, yyyy-MM-dd'],
  }),
})

export const downloadStates = ['waiting', 'working', 'ready', 'failed'] as const

const dataDownload = wire('Download of the own data', {
  state: ['st', z.enum(downloadStates).optional(), 'State of the download; absent without a recent request'],
  progress: ['pr', z.number().int(), 'Percentage, 0 to 100'],
  askedAt: ['adt', moment.optional(), 'When the member requested it'],
  expiresAt: ['eat', moment.optional(), 'When the file expires'],
  size: ['sz', z.number().int().optional(), 'Size of the file in bytes'],
})

export const requestData = endpoint({
  ...own,
  method: 'POST',
  path: '/profiles/:id/data',
  summary: 'Request a file with everything that we store about the member; one at a time',
  body: wire('Data request', proofFields),
  reply: dataDownload,
})

export const readDownload = endpoint({
  ...own,
  path: '/profiles/:id/data',
  summary: 'Progress of the requested file',
  reply: dataDownload,
})

export const downloadData = downloadEndpoint({
  ...own,
  path: '/profiles/:id/data/download',
  audit: { none: 'Only members can call it' },
  summary: 'The file with the data of the member, once it is ready',
  limit: { requests: 30 },
})
