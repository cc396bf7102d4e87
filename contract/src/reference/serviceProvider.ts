import { z } from '#schema'
import { noAudit } from '../auditActions.ts'
import { endpoint } from '../endpoint.ts'
import { address } from '../profiles/address.ts'
import { wire } from '../wire.ts'

const accountBank = wire('Bank of an account', {
  name: ['na', z.string(), 'Name'],
  branch: ['br', z.string(), 'Branch'],
  ifsc: ['ifsc', z.string(), 'Code of the branch for transfers'],
})

const bankAccount = wire('Bank account', {
  name: ['na', z.string(), 'Holder'],
  number: ['nu', z.string(), 'Number'],
  bank: ['bk', accountBank, 'Where it is held'],
})

const serviceProvider = wire('Service provider', {
  code: ['code', z.string(), 'Code, e.g. bnr'],
  name: ['na', z.string(), 'Name'],
  address: ['ad', address, 'Office; its state decides the tax on an invoice'],
  supportPhone: ['ph', z.string(), 'Support phone, as shown'],
  supportEmail: ['em', z.string(), 'Support e-mail'],
  messagingNumber: ['wa', z.string(), 'Number for messages, as shown'],
  bankAccount: ['ba', bankAccount.optional(), 'For those who would rather transfer, where there is one'],
  taxNumber: ['gst', z.string().optional(), 'Registration for the goods and services tax'],
})

export const readServiceProvider = endpoint({
  method: 'GET',
  permission: 'public',
  path: '/service_providers',
  kept: true,
  audit: noAudit.catalogue,
  summary: 'Name, office and support contacts of the company that runs the service',
  query: z.object({ code: z.string().max(20).default('bnr') }),
  reply: serviceProvider,
})
