import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { wire } from '../wire.ts'

const listStamp = wire('List stamp', {
  stamp: ['lm', z.string(), 'Changes whenever a list changes, so that browsers drop cached lists'],
})

export const readStamp = endpoint({
  permission: 'public',
  path: '/lm/d',
  audit: noAudit.catalogue,
  summary: 'Stamp of all reference lists',
  reply: listStamp,
})
