import { z } from '#schema'
import { address } from '../profiles/location.ts'
import { count } from '../values.ts'
import { wire } from '../wire.ts'

export const listStamp = wire('List stamp', {
  stamp: ['lm', z.string(), 'Changes whenever a list changes; cached lists are then dropped'],
})

export const listItem = wire('List item', {
  key: ['key', z.string(), 'What a profile holds'],
  label: ['value', z.string(), 'What people read'],
})
export type ListItem = z.output<typeof listItem>

export const configurationItem = wire('Configuration item', {
  name: ['na', z.string(), 'Name, as a profile holds it'],
  category: ['ct', z.string().optional(), 'Group, for lists that have groups'],
})
export type ConfigurationItem = z.output<typeof configurationItem>

export const educationItem = wire('Degree', {
  id: ['id', z.number().int(), 'Code'],
  category: ['c', z.string(), 'Field of study'],
  degree: ['de', z.string(), 'Degree, as a profile holds it'],
})

const calendarDay = wire('Calendar day', {
  year: ['y', count(1900, 2200), 'Year'],
  month: ['m', count(1, 12), 'Month, 1 to 12'],
  day: ['d', count(1, 31), 'Day of the month'],
})

export const birthYearRange = wire('Birth year range', {
  who: ['key', z.enum(['girl', 'boy']), 'girl or boy'],
  oldest: ['min', calendarDay, 'Earliest birth day'],
  youngest: ['max', calendarDay, 'Latest birth day: exactly 18 (girl) or 21 (boy) years ago'],
})

export const countryCode = wire('Country code', {
  code: ['cc', z.string(), 'Calling code without plus sign'],
  name: ['na', z.string(), 'Country, or the main ones that share the code'],
})

export const bank = wire('Bank', {
  id: ['id', z.number().int(), 'Code'],
  name: ['na', z.string(), 'Name'],
})

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

export const serviceProvider = wire('Service provider', {
  code: ['code', z.string(), 'Code, e.g. bnr'],
  name: ['na', z.string(), 'Name'],
  address: ['ad', address, 'Office; its state decides the tax on an invoice'],
  supportPhone: ['ph', z.string(), 'Support phone, as shown'],
  supportEmail: ['em', z.string(), 'Support e-mail'],
  messagingNumber: ['wa', z.string(), 'Number for messages, as shown'],
  bankAccount: ['ba', bankAccount.optional(), 'For those who would rather transfer, where there is one'],
  taxNumber: ['gst', z.string().optional(), 'Registration for the goods and services tax'],
})
