import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { address } from '../profiles/address.ts'
import { wire } from '../wire.ts'

const accountBank = wire('Bank of an account', {
  name: ['na', z.string(), 'Name'],
  branch: ['br', z.string(), 'Branch'],
  ifsc: ['ifsc', z.string(), 'IFSC code of the branch, for transfers'],
})

const bankAccount = wire('Bank account', {
  name: ['na', z.string(), 'Account holder'],
  number: ['nu', z.string(), 'Account number'],
  bank: ['bk', accountBank, 'Bank of the account'],
})

const serviceProvider = wire('Service provider', {
  code: ['code', z.string(), 'Code, e.g. bnr'],
  name: ['na', z.string(), 'Name'],
  address: ['ad', address, 'Office address; its state decides the tax on an invoice'],
  supportPhone: ['ph', z.string(), 'Support phone, as shown'],
  supportEmail: ['em', z.string(), 'Support e-mail'],
  messagingNumber: ['wa', z.string(), 'Number for messages, as shown'],
  bankAccount: ['ba', bankAccount.optional(), 'Account for bank transfers, if there is one'],
  taxNumber: ['gst', z.string().optional(), 'GST registration number'],
})

export const readServiceProvider = endpoint({
  permission: 'public',
  path: '/service_providers',
  cacheable: true,
  audit: noAudit.catalogue,
  summary: 'Name, office and support contacts of the company that runs the service',
  query: z.object({ code: z.string().max(20).default('bnr') }),
  reply: serviceProvider,
})
