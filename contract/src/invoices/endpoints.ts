import { z } from '#schema'
import { searchEndpoint } from '../searchEndpoint.ts'
import { invoiceKeys } from './keys.ts'
import { invoice } from './schemas.ts'

export const searchInvoices = searchEndpoint({
  path: '/invoices/search',
  permission: 'invoices.read',
  summary: 'Invoices, the last changed first; members find their own alone',
  names: ['Invoice', 'invoices'],
  keys: invoiceKeys,
  item: invoice,
  query: { sort: z.enum(['mdt,desc']).default('mdt,desc') },
})
