import { z } from '#schema'
import { criteria } from '../criteria.ts'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { wire } from '../wire.ts'
import { invoice } from './schemas.ts'

export const invoiceSearch = wire('Invoice search', {
  criteria: ['criterias', criteria.default([]), 'Conditions, all of which must hold'],
})

export const searchInvoices = endpoint({
  method: 'POST',
  path: '/invoices/search',
  permission: 'invoices.read',
  summary: 'Invoices, the last changed first; members find their own alone',
  query: z.object({ ...pageQuery(), sort: z.enum(['mdt,desc']).default('mdt,desc') }),
  body: invoiceSearch,
  reply: pageOf('invoices', invoice),
})
