import { z } from '#schema'
import { proofFields } from '../accounts/proof.ts'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, idParams } from '../endpoint.ts'
import { transitionReason } from '../profiles/transitions.ts'
import { isoDate, moment } from '../values.ts'
import { wire } from '../wire.ts'

const own = { permission: 'account.own' } as const

/** How long a finished download may be fetched, in days. */
export const downloadDays = 7

export const deleteOwnProfile = endpoint({
  ...own,
  method: 'POST',
  path: '/profiles/:id/deletion',
  summary: 'Delete the own profile: hidden at once, removed for good after the keeping time',
  params: idParams,
  body: wire('Deletion', { ...proofFields, ...transitionReason.fields }),
  reply: wire('Profile deleted', {
    message: ['message', z.string(), 'What happened, for the person to read'],
    purgeOn: ['pgd', isoDate(), 'Day on which everything is removed for good, yyyy-MM-dd'],
  }),
})

export const downloadStates = ['waiting', 'working', 'ready', 'failed'] as const

const dataDownload = wire('Download of the own data', {
  state: ['st', z.enum(downloadStates).optional(), 'None when nothing was asked for lately'],
  progress: ['pr', z.number().int(), 'Percentage, 0 to 100'],
  askedAt: ['adt', moment.optional(), 'When it was asked for'],
  expiresAt: ['eat', moment.optional(), 'Until when it may be fetched'],
  size: ['sz', z.number().int().optional(), 'Bytes'],
})

export const askForData = endpoint({
  ...own,
  method: 'POST',
  path: '/profiles/:id/data',
  summary: 'Have everything that is held about the member put into one file; one at a time',
  params: idParams,
  body: wire('Data request', proofFields),
  reply: dataDownload,
})

export const readDownload = endpoint({
  ...own,
  method: 'GET',
  path: '/profiles/:id/data',
  summary: 'How far the download of the own data is',
  params: idParams,
  reply: dataDownload,
})

export const downloadData = downloadEndpoint({
  ...own,
  path: '/profiles/:id/data/download',
  audit: { none: 'Members alone' },
  summary: 'The file of the own data, once it is there',
  params: idParams,
  limit: { requests: 30 },
})
